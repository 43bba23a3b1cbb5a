extension SwiftProblem {
  /// Says so where a file is in another encoding than UTF-8 altogether.
  static func encoding(of bytes: UnsafeBufferPointer<UInt8>) -> SwiftProblem? {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE), (0xFE, 0xFF):
      return SwiftProblem(range: 0..<bytes.count, offset: 0, message: "the file is UTF-16, expected UTF-8")
    default: return nil
    }
  }

  /// One problem for all bytes of a file that are no UTF-8.
  static func invalidUTF8(in bytes: UnsafeBufferPointer<UInt8>) -> [SwiftProblem] {
    let lexer = Lexer(bytes)
    var first: Int?
    var count = 0
    var at = 0
    while at < bytes.count {
      at = nextNonASCII(in: bytes, from: at)
      guard at < bytes.count else { break }
      let (scalar, length) = lexer.scalar(at: at)
      if scalar == "\u{FFFD}", length == 1 {
        first = first ?? at
        count += 1
      }
      at += length
    }
    guard let first else { return [] }
    let value = "0x" + String(bytes[first], radix: 16, uppercase: true)
    let message =
      count == 1 ? "the byte \(value) is not UTF-8" : "\(count) bytes are not UTF-8, the first here: \(value)"
    return [SwiftProblem(range: first..<first + 1, offset: first, message: message)]
  }

  private static func nextNonASCII(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard let base = bytes.baseAddress else { return bytes.count }
    var at = start
    while at + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self)
      if word & 0x8080_8080_8080_8080 != 0 { break }
      at += 8
    }
    while at < bytes.count, base[at] < 0x80 { at += 1 }
    return at
  }
}
