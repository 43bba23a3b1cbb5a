#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The system's `read`, which has the name of a method of ``Files``.
private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}

/// By what a file is known to be as it was: where none of this changed, the bytes are taken to be the same.
struct FileStamp: Hashable, Sendable {
  var size: Int
  /// When the bytes were last written, and when anything about the file last changed; in nanoseconds.
  var modified: Int
  var changed: Int
  var inode: UInt64

  init(size: Int, modified: Int, changed: Int, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
  }

  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int(status.st_size), modified: Self.nanoseconds(modified), changed: Self.nanoseconds(changed),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }

  private static func nanoseconds(_ time: timespec) -> Int { Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec) }

  /// Whether the file had been left alone for so long at a moment that a later write must show in its times. File
  /// systems count these in ticks: of some milliseconds, or of two seconds where there are no fractions.
  func isSettled(at moment: Int) -> Bool {
    let last = max(modified, changed)
    return last < moment - (last % 1_000_000_000 == 0 ? 2_000_000_000 : 100_000_000)
  }

  /// The present moment, in nanoseconds as the times of files.
  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }
}

extension Files {
  /// The stamp of a file, or of what a link leads to; nil for a folder and where there is nothing.
  func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(real(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileStamp(status)
  }

  /// The stamp of the program that runs; nil where the system does not tell its file.
  var programStamp: FileStamp? {
    #if canImport(Darwin)
      var size = UInt32(4096)
      let path = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
        _NSGetExecutablePath(buffer.baseAddress, &size) == 0 ? buffer.baseAddress.map { String(cString: $0) } : nil
      }
      return path.flatMap { stamp(of: $0) }
    #else
      return stamp(of: "/proc/self/exe")
    #endif
  }

  /// The bytes of a file with the stamp it had when they were read; nil where it cannot be read.
  func contents(of path: String) -> (bytes: [UInt8], stamp: FileStamp)? {
    let file = open(real(path), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    var isRead = true
    var bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size) + 1) { buffer, count in
      isRead = Self.fill(buffer, &count, from: file)
    }
    // A file that grew meanwhile, or one whose size nobody knows.
    while isRead, bytes.count > Int(status.st_size) {
      let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        isRead = Self.fill(buffer, &count, from: file)
      }
      if more.isEmpty { break }
      bytes += more
    }
    return isRead ? (bytes, FileStamp(status)) : nil
  }

  /// Reads until a buffer is full or the file ends.
  private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int, from file: Int32) -> Bool {
    while count < buffer.count {
      let got = readBytes(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      if got == 0 { return true }
      if got < 0 {
        if errno == EINTR { continue }
        return false
      }
      count += got
    }
    return true
  }

  /// What an entry of a folder is.
  enum EntryKind { case file, folder, linkToFolder }

  /// What lies in a folder, in no order; nil where it cannot be listed.
  func entries(of folder: String) -> [(name: String, kind: EntryKind)]? {
    guard let handle = opendir(real(folder)) else { return nil }
    defer { closedir(handle) }
    var entries: [(name: String, kind: EntryKind)] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      entries.append((name, kind(Int(entry.pointee.d_type), Path.join(folder, name))))
    }
    return entries
  }

  private func kind(_ type: Int, _ path: String) -> EntryKind {
    if type == Int(DT_DIR) { return .folder }
    if type != Int(DT_LNK), type != Int(DT_UNKNOWN) { return .file }
    var (itself, target) = (stat(), stat())
    guard lstat(real(path), &itself) == 0 else { return .file }
    if itself.st_mode & S_IFMT == S_IFDIR { return .folder }
    let isLink = itself.st_mode & S_IFMT == S_IFLNK
    return isLink && stat(real(path), &target) == 0 && target.st_mode & S_IFMT == S_IFDIR ? .linkToFolder : .file
  }
}
