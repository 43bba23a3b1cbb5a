#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Files {
  /// Replaces a file if it still holds what the caller read, or makes it where the caller saw none; false where another
  /// process was faster, so that the caller reads it again.
  ///
  /// Processes that write through here wait for one another, so that none overwrites what another just wrote.
  public func replace(_ path: String, expecting expected: [UInt8]?, with bytes: [UInt8]) throws(Problem) -> Bool {
    observations?.denyRepetition()
    guard let expected else { return try create(path, bytes) }
    guard let lock = FileLock(place(of: path)) else { return false }
    defer { lock.release() }
    guard try read(path) == expected else { return false }
    try write(bytes, to: path)
    return true
  }

  /// Replaces several files if all of them still hold what the caller read, each of them or none; false where another
  /// process was faster with one.
  public func replaceTogether(
    _ changes: [(path: String, expected: [UInt8], bytes: [UInt8])]
  ) throws(Problem) -> Bool {
    var locks: [FileLock] = []
    defer { for lock in locks { lock.release() } }
    // One order for all processes, so that none waits for another that waits for it.
    for path in Set(changes.map { wholePath(of: $0.path) }).sorted() {
      guard let lock = FileLock(path) else { return false }
      locks.append(lock)
    }
    for change in changes {
      guard try read(change.path) == change.expected else { return false }
    }
    try writeTogether(changes.map { ($0.path, $0.bytes) })
    return true
  }

  /// The one path of a file, however it is named.
  private func wholePath(of path: String) -> String {
    guard let whole = realpath(place(of: path), nil) else { return place(of: path) }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// Makes a file that is not there yet, whole from the first moment; false where there is one.
  private func create(_ path: String, _ bytes: [UInt8]) throws(Problem) -> Bool {
    if exists(path) { return false }
    makeFolder(above: path)
    let place = place(of: path)
    guard let file = StagedFile(bytes, for: place) else { throw Problem(path: path, reason: "cannot be written") }
    defer { file.discard() }
    if file.takeEmptyPlace() { return true }
    if errno == EEXIST { return false }
    throw Problem(path: path, reason: "cannot be written")
  }
}

/// A lock on a file that other processes respect. The file may be replaced while one waits for it, so that the lock is
/// taken anew until it is on the file that has the name.
private struct FileLock {
  private let descriptor: Int32

  /// Waits for the lock; nil where there is no such file.
  init?(_ path: String) {
    while true {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      while flock(descriptor, LOCK_EX) != 0 {
        if errno != EINTR { break }
      }
      var (held, named) = (stat(), stat())
      if fstat(descriptor, &held) == 0, stat(path, &named) == 0, held.st_ino == named.st_ino,
        held.st_dev == named.st_dev
      {
        self.descriptor = descriptor
        return
      }
      close(descriptor)
    }
  }

  func release() { close(descriptor) }
}
