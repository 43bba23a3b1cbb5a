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

  /// The stamp of a file, or of what a link leads to; nil for a folder and where there is nothing.
  init?(place: UnsafePointer<CChar>) {
    var status = stat()
    guard stat(place, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
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
    let stamp = FileStamp(place: real(path))
    observations?.note(stamp, of: real(path))
    return stamp
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
  func contents(of path: String) -> Contents? {
    let contents = Self.contents(of: real(path))
    observations?.note(contents, of: real(path))
    return contents
  }

  private static func contents(of place: String) -> Contents? {
    let file = open(place, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    var isRead = true
    var bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size) + 1) { buffer, count in
      isRead = fill(buffer, &count, from: file)
    }
    // A file that grew meanwhile, or one whose size nobody knows.
    while isRead, bytes.count > Int(status.st_size) {
      let more = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        isRead = fill(buffer, &count, from: file)
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
  enum EntryKind: UInt8 { case file, folder, linkToFolder }

  typealias Entry = (name: String, kind: EntryKind)

  /// What lies in a folder, in no order; nil where it cannot be listed.
  func entries(of folder: String) -> [Entry]? {
    var entries: [Entry] = []
    var sum = ListingSum()
    let isListed = Self.list(real(folder)) { name, kind in
      entries.append((String(decoding: name, as: UTF8.self), kind))
      if observations != nil { sum.add(name, kind) }
    }
    observations?.note(isListed ? sum : nil, of: real(folder))
    return isListed ? entries : nil
  }

  /// Hands over what lies in a folder, in no order; false where it cannot be listed.
  static func list(_ place: String, _ take: (_ name: UnsafeBufferPointer<UInt8>, EntryKind) -> Void) -> Bool {
    guard let handle = opendir(place) else { return false }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        let text = UnsafeRawPointer(tuple)
        let name = UnsafeBufferPointer(
          start: text.assumingMemoryBound(to: UInt8.self), count: strlen(text.assumingMemoryBound(to: CChar.self)))
        if name.elementsEqual([0x2E]) || name.elementsEqual([0x2E, 0x2E]) { return }
        switch Int(entry.pointee.d_type) {
        case Int(DT_DIR): take(name, .folder)
        case Int(DT_LNK), Int(DT_UNKNOWN): take(name, unclearKind("\(place)/\(String(decoding: name, as: UTF8.self))"))
        default: take(name, .file)
        }
      }
    }
    return true
  }

  /// What a place is that may be a link.
  private static func unclearKind(_ place: String) -> EntryKind {
    var itself = stat()
    guard lstat(place, &itself) == 0 else { return .file }
    if itself.st_mode & S_IFMT == S_IFDIR { return .folder }
    return itself.st_mode & S_IFMT == S_IFLNK && kind(ofPlace: place) == .folder ? .linkToFolder : .file
  }

  /// What a path is or, where it is a link, leads to; nil where there is nothing.
  func kind(of path: String) -> EntryKind? {
    let kind = Self.kind(ofPlace: real(path))
    observations?.note(kind, of: real(path))
    return kind
  }

  static func kind(ofPlace place: String) -> EntryKind? {
    var status = stat()
    guard stat(place, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
  }

  /// Where a link leads; nil for what is none.
  static func destination(of place: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(place, start, buffer.count)
      guard count >= 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: buffer[..<count])), as: UTF8.self)
    }
  }

  /// The folder that the process works in.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// A variable of the environment.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Makes the folders above a file that are missing.
  func makeFolder(above path: String) {
    let folder = Path.folder(of: path)
    if !folder.isEmpty, !exists(folder) { Self.makeFolder(real(folder)) }
  }

  private static func makeFolder(_ place: String) {
    guard mkdir(place, 0o777) != 0, errno == ENOENT else { return }
    let above = Path.folder(of: place)
    guard !above.isEmpty, above != place else { return }
    makeFolder(above)
    mkdir(place, 0o777)
  }

  func remove(_ path: String) { unlink(real(path)) }

  func isWritable(_ path: String) -> Bool { access(real(path), W_OK) == 0 }
}
