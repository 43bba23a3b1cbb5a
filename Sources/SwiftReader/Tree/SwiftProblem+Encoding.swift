extension SwiftProblem {
  /// Says so where a file cannot be read at all.
  static func unreadable(_ bytes: [UInt8]) -> SwiftProblem? {
    if bytes.count > 1 << 28 {
      return SwiftProblem(range: 0..<bytes.count, offset: 0, message: "the file is larger than 256 MiB")
    }
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF):
      return SwiftProblem(range: 0..<bytes.count, offset: 0, message: "the file is UTF-16, expected UTF-8")
    default: return nil
    }
  }

  /// One problem for all bytes of a file that are no UTF-8.
  static func invalidUTF8(in base: UnsafePointer<UInt8>, _ length: Int) -> [SwiftProblem] {
    var first: Int?
    var count = 0
    var at = 0
    while true {
      at = nextNonASCII(in: base, length, from: at)
      guard at < length else { break }
      let (scalar, width) = SourceBytes.scalar(at: at, in: base, length)
      if scalar == "\u{FFFD}", width == 1 {
        first = first ?? at
        count += 1
      }
      at += width
    }
    guard let first else { return [] }
    let value = "0x" + String(base[first], radix: 16, uppercase: true)
    let message =
      count == 1 ? "the byte \(value) is not UTF-8" : "\(count) bytes are not UTF-8, the first here: \(value)"
    return [SwiftProblem(range: first..<first + 1, offset: first, message: message)]
  }

  private static func nextNonASCII(in base: UnsafePointer<UInt8>, _ length: Int, from start: Int) -> Int {
    var at = start
    while at + 32 <= length {
      let words = UnsafeRawPointer(base + at)
      let all =
        words.loadUnaligned(as: UInt64.self) | words.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        | words.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        | words.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
      if all & 0x8080_8080_8080_8080 != 0 { break }
      at += 32
    }
    while at < length, base[at] < 0x80 { at += 1 }
    return at
  }
}
