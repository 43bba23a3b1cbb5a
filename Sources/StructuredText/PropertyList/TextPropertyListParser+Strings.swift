extension TextPropertyListParser {
  /// A text in quotes, or a bare word.
  mutating func string() throws(Failure) -> String {
    guard let first = scanner.current else { return try scanner.fail("the file ends where a text was expected") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = scanner.at
    while let byte = scanner.current, Self.isBare(byte) { scanner.at += 1 }
    guard scanner.at > start else {
      return try scanner.fail("expected a key or a value, found \(described(first))", at: start)
    }
    return scanner.text(start..<scanner.at)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private func described(_ byte: UInt8) -> String {
    guard byte >= 0x80 else { return byte < 0x20 ? "a control character" : "'\(Unicode.Scalar(byte))'" }
    let text = String(decoding: scanner.bytes[scanner.at...].prefix(4), as: UTF8.self)
    return text.unicodeScalars.first.map { "'\($0)', which needs quotes" } ?? "a byte that needs quotes"
  }

  private mutating func quoted(by quote: UInt8) throws(Failure) -> String {
    let opening = scanner.at
    scanner.at += 1
    let start = scanner.at
    while let byte = scanner.current, byte != quote, byte != UInt8(ascii: "\\") { scanner.at += 1 }
    if scanner.current == quote {
      scanner.at += 1
      return scanner.text(start..<scanner.at - 1)
    }
    var units = UTF16Pairs(Array(scanner.bytes[start..<scanner.at]))
    while let byte = scanner.current {
      scanner.at += 1
      if byte == quote { return units.finished() }
      if byte == UInt8(ascii: "\\") {
        if let unit = escape() { units.append(unit) }
      } else {
        units.append(byte: byte)
      }
    }
    return try scanner.fail("a text has no closing quote", rule: "truncated-file", at: opening)
  }

  /// The UTF-16 unit that an escape stands for; nil where an unknown one only hides the character that follows.
  private mutating func escape() -> UInt16? {
    guard let byte = scanner.current else { return nil }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal()
    case UInt8(ascii: "U"): return hexadecimal()
    case UInt8(ascii: "a"): return plain(0x07)
    case UInt8(ascii: "b"): return plain(0x08)
    case UInt8(ascii: "f"): return plain(0x0C)
    case UInt8(ascii: "n"): return plain(0x0A)
    case UInt8(ascii: "r"): return plain(0x0D)
    case UInt8(ascii: "t"): return plain(0x09)
    case UInt8(ascii: "v"): return plain(0x0B)
    case 0x80...: return nil
    default: return plain(byte)
    }
  }

  private mutating func plain(_ byte: UInt8) -> UInt16 {
    scanner.at += 1
    return UInt16(byte)
  }

  /// Up to three octal digits name a character of the NeXTSTEP encoding.
  private mutating func octal() -> UInt16 {
    var value = 0
    var count = 0
    while count < 3, let byte = scanner.current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      value = value << 3 | Int(byte - UInt8(ascii: "0"))
      count += 1
      scanner.at += 1
    }
    return NextStepEncoding.unit(UInt8(truncatingIfNeeded: value))
  }

  /// `\U` and up to four hexadecimal digits name a UTF-16 unit.
  private mutating func hexadecimal() -> UInt16 {
    var value: UInt16 = 0
    var count = 0
    scanner.at += 1
    while count < 4, let digit = scanner.current.flatMap(JSONText.hexDigit) {
      value = value << 4 | UInt16(digit)
      count += 1
      scanner.at += 1
    }
    return value
  }
}

/// Text under construction from UTF-8 bytes and UTF-16 units, of which two may make one character.
private struct UTF16Pairs {
  private var bytes: [UInt8]
  private var high: UInt16?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func append(byte: UInt8) {
    settle()
    bytes.append(byte)
  }

  mutating func append(_ unit: UInt16) {
    if let first = high, UTF16.isTrailSurrogate(unit) {
      high = nil
      bytes.append(contentsOf: String(decoding: [first, unit], as: UTF16.self).utf8)
    } else {
      settle()
      if UTF16.isLeadSurrogate(unit) {
        high = unit
      } else {
        bytes.append(contentsOf: String(decoding: [unit], as: UTF16.self).utf8)
      }
    }
  }

  /// A half of a pair that stands alone becomes U+FFFD.
  private mutating func settle() {
    guard high != nil else { return }
    high = nil
    bytes.append(contentsOf: "\u{FFFD}".utf8)
  }

  mutating func finished() -> String {
    settle()
    return String(decoding: bytes, as: UTF8.self)
  }
}
