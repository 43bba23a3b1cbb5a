#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
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
    guard let expected else { return try create(path, bytes) }
    guard let lock = FileLock(place(of: path)) else { return false }
    defer { lock.release() }
    guard try read(path) == expected else { return false }
    try write(bytes, to: path)
    return true
  }

  /// Makes a file that is not there yet, whole from the first moment; false where there is one.
  private func create(_ path: String, _ bytes: [UInt8]) throws(Problem) -> Bool {
    if exists(path) { return false }
    let temporary = path + ".\(getpid()).new"
    try write(bytes, to: temporary)
    defer { unlink(place(of: temporary)) }
    if link(place(of: temporary), place(of: path)) == 0 { return true }
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
