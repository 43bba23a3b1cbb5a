#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file mapped into memory. Foundation's mapped data is read byte by byte on Linux.
final class MappedFile {
  let bytes: UnsafeRawBufferPointer

  init?(_ path: String) {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_size > 0,
      let start = mmap(nil, Int(facts.st_size), PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: Int(facts.st_size))
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
