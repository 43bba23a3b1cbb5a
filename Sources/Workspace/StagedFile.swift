#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The system's functions that have the names of methods here.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int { write(file, bytes, count) }

/// New bytes of a file, beside it until they take its place in one step.
///
/// A process that ends before leaves the file as it was, and its new bytes in a file that ends with `.wordgate-new`.
struct StagedFile {
  let place: String
  private let temporary: String

  /// Writes the bytes beside a place, with the permissions of the file that is there; nil where that cannot be done.
  init?(_ bytes: [UInt8], for place: String) {
    self.place = place
    var number = 0
    var file: Int32 = -1
    var name = ""
    repeat {
      name = "\(place).\(getpid())-\(number).wordgate-new"
      number += 1
      file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    } while file < 0 && errno == EEXIST && number < 10_000
    guard file >= 0 else { return nil }
    temporary = name
    var status = stat()
    let keepsMode = stat(place, &status) != 0 || fchmod(file, status.st_mode & 0o7777) == 0
    let isWritten = keepsMode && Self.write(bytes, to: file)
    guard close(file) == 0, isWritten else {
      discard()
      return nil
    }
  }

  /// Puts the new bytes in place; false where that cannot be done, and then they are gone.
  func takePlace() -> Bool {
    if rename(temporary, place) == 0 { return true }
    discard()
    return false
  }

  /// Puts the new bytes in place where nothing is; false where something is, or where it cannot be done, as `errno` tells.
  func takeEmptyPlace() -> Bool { link(temporary, place) == 0 }

  func discard() { unlink(temporary) }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = writeBytes(file, start, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }
}
