/// Steps through a C, C++ or Objective-C source token by token, past comments, with strings decoded.
///
/// Any bytes are accepted: what is no token is stepped over, and a literal without end stops at the end of its line.
struct CScanner {
  enum Token: Equatable {
    case word(Range<Int>)
    /// A string literal; `@"…"`, `"…"`, `u8"…"` and C++'s raw form alike.
    case string([UInt8])
    case mark(UInt8)
  }

  let bytes: [UInt8]
  private(set) var offset = 0
  /// Where the token that ``next()`` gave last starts.
  private(set) var start = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    skipSpace()
    guard offset < bytes.count else { return nil }
    start = offset
    let byte = bytes[offset]
    if CScanner.isWord(byte) { return wordOrPrefixedString() }
    if byte == UInt8(ascii: "@"), peek(1) == UInt8(ascii: "\"") {
      offset += 1
      return .string(string())
    }
    if byte == UInt8(ascii: "\"") { return .string(string()) }
    if byte == UInt8(ascii: "'") {
      skipCharacter()
      return .mark(byte)
    }
    offset += 1
    return .mark(byte)
  }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
      || byte >= 0x80
  }
}

// MARK: Space and words

extension CScanner {
  private mutating func skipSpace() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte <= 0x20 || byte == UInt8(ascii: "\\") {
        offset += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// To the end of a line; a backslash before the line's end carries the comment on.
  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A {
      if bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
      offset = min(offset + 1, bytes.count)
    }
  }

  private mutating func skipBlockComment() {
    offset += 2
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
  }

  private mutating func wordOrPrefixedString() -> Token {
    while offset < bytes.count, CScanner.isWord(bytes[offset]) { offset += 1 }
    let word = start..<offset
    guard peek(0) == UInt8(ascii: "\""), word.count <= 3 else { return .word(word) }
    switch String(decoding: bytes[word], as: UTF8.self) {
    case "u8", "u", "U", "L": return .string(string())
    case "R", "u8R", "uR", "UR", "LR": return .string(rawString())
    default: return .word(word)
    }
  }
}

// MARK: Literals

extension CScanner {
  private mutating func skipCharacter() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "'"), bytes[offset] != 0x0A {
      if bytes[offset] == UInt8(ascii: "\\") { offset += 1 }
      offset = min(offset + 1, bytes.count)
    }
    if peek(0) == UInt8(ascii: "'") { offset += 1 }
  }

  /// The text of a literal whose opening quote is next.
  private mutating func string() -> [UInt8] {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != 0x0A {
      if bytes[offset] == UInt8(ascii: "\\") {
        escape(into: &text)
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    if peek(0) == UInt8(ascii: "\"") { offset += 1 }
    return text
  }

  /// `R"name(text)name"` (C++, lex.string).
  private mutating func rawString() -> [UInt8] {
    offset += 1
    let name = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "("), offset - name <= 16 { offset += 1 }
    let end = [UInt8(ascii: ")")] + bytes[name..<min(offset, bytes.count)] + [UInt8(ascii: "\"")]
    offset = min(offset + 1, bytes.count)
    let text = offset
    while offset < bytes.count {
      if bytes[offset...].starts(with: end) {
        let content = Array(bytes[text..<offset])
        offset += end.count
        return content
      }
      offset += 1
    }
    return Array(bytes[text...])
  }

  /// One escape (C, 6.4.4.4): its text is appended, the offset moves past it.
  private mutating func escape(into text: inout [UInt8]) {
    offset += 1
    guard let byte = peek(0) else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "e"): text.append(0x1B)
    case 0x0A: break
    case 0x0D: if peek(0) == 0x0A { offset += 1 }
    case UInt8(ascii: "u"): append(number(radix: 16, digits: 4), to: &text)
    case UInt8(ascii: "U"): append(number(radix: 16, digits: 8), to: &text)
    case UInt8(ascii: "x"): text.append(UInt8(truncatingIfNeeded: number(radix: 16, digits: 8)))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      text.append(UInt8(truncatingIfNeeded: number(radix: 8, digits: 3)))
    default: text.append(byte)
    }
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = peek(0), let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else { break }
      value = value &* radix &+ UInt32(digit)
      offset += 1
    }
    return value
  }

  private func append(_ scalar: UInt32, to text: inout [UInt8]) {
    text += Array(String(UnicodeScalar(scalar).map(Character.init) ?? "\u{FFFD}").utf8)
  }
}
