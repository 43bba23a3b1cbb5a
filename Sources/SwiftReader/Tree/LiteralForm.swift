/// How a string literal is written, and so how its text is to be read.
struct LiteralForm {
  private let bytes: [UInt8]
  /// How many `#` stand around the quotes.
  let pounds: Int
  let isMultiline: Bool
  /// Where the text is, interpolations among it.
  let content: Range<Int>
  /// The white space that every line of a multi-line literal begins with.
  private let indentation: Range<Int>
  /// Whether the indentation of a line comes next.
  var isAtLineStart: Bool

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    let pounds = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    let opening = range.lowerBound + pounds
    let closing = range.upperBound - pounds
    let quote = UInt8(ascii: "\"")
    isMultiline =
      closing - opening >= 7 && bytes[opening..<opening + 3].allSatisfy { $0 == quote }
      && bytes[closing - 3..<closing].allSatisfy { $0 == quote }
      && (pounds == 0 || bytes[opening + 3..<closing - 3].contains { $0 == 0x0A || $0 == 0x0D })
    self.pounds = pounds
    isAtLineStart = isMultiline
    guard isMultiline else {
      content = opening + 1..<max(closing - 1, opening + 1)
      indentation = opening..<opening
      return
    }
    var start = opening + 3
    while start < closing, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    start = Self.behindLineEnd(bytes, start)
    var line = closing - 3
    while line > start, bytes[line - 1] == 0x20 || bytes[line - 1] == 0x09 { line -= 1 }
    indentation = line..<closing - 3
    var end = line
    if end > opening, bytes[end - 1] == 0x0A { end -= 1 }
    if end > opening, bytes[end - 1] == 0x0D { end -= 1 }
    content = start..<max(start, end)
  }

  private static func behindLineEnd(_ bytes: [UInt8], _ offset: Int) -> Int {
    guard offset < bytes.count else { return offset }
    if bytes[offset] == 0x0D, offset + 1 < bytes.count, bytes[offset + 1] == 0x0A { return offset + 2 }
    return bytes[offset] == 0x0D || bytes[offset] == 0x0A ? offset + 1 : offset
  }

  /// The text that is written in a range between two interpolations or ends.
  mutating func text(in range: Range<Int>) -> String {
    if !isMultiline, !bytes[range].contains(UInt8(ascii: "\\")) { return String(decoding: bytes[range], as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var at = range.lowerBound
    while at < range.upperBound {
      if isAtLineStart {
        isAtLineStart = false
        at = behindIndentation(at, range.upperBound)
        continue
      }
      switch bytes[at] {
      case 0x0A, 0x0D:
        text.append(0x0A)
        at = Self.behindLineEnd(bytes, at)
        isAtLineStart = isMultiline
      case UInt8(ascii: "\\") where hasPounds(at + 1, range.upperBound):
        at = readEscape(at + 1 + pounds, range.upperBound, &text)
      default:
        text.append(bytes[at])
        at += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func behindIndentation(_ start: Int, _ end: Int) -> Int {
    var at = start
    for expected in bytes[indentation] {
      guard at < end, bytes[at] == expected else { return at }
      at += 1
    }
    return at
  }

  private func hasPounds(_ start: Int, _ end: Int) -> Bool {
    start + pounds <= end && bytes[start..<start + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// Reads what follows a backslash; what is no escape is kept as it is written.
  private mutating func readEscape(_ start: Int, _ end: Int, _ text: inout [UInt8]) -> Int {
    guard start < end else { return end }
    switch bytes[start] {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "0"): text.append(0x00)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): text.append(bytes[start])
    case UInt8(ascii: "u"): return readScalar(start, end, &text)
    default:
      guard isMultiline, let next = behindContinuation(start, end) else {
        text.append(contentsOf: bytes[start - 1 - pounds...start])
        return start + 1
      }
      isAtLineStart = true
      return next
    }
    return start + 1
  }

  /// The next line, where a backslash has nothing but white space behind it.
  private func behindContinuation(_ start: Int, _ end: Int) -> Int? {
    var at = start
    while at < end, bytes[at] == 0x20 || bytes[at] == 0x09 { at += 1 }
    if at == end { return end }
    let next = Self.behindLineEnd(bytes, at)
    return next == at ? nil : next
  }

  /// `u{00A0}`.
  private func readScalar(_ start: Int, _ end: Int, _ text: inout [UInt8]) -> Int {
    let digits = start + 2
    guard digits < end, bytes[start + 1] == UInt8(ascii: "{"),
      let close = bytes[digits..<end].firstIndex(of: UInt8(ascii: "}")),
      let value = UInt32(String(decoding: bytes[digits..<close], as: UTF8.self), radix: 16),
      let scalar = Unicode.Scalar(value)
    else {
      text.append(contentsOf: bytes[start - 1 - pounds...start])
      return start + 1
    }
    text.append(contentsOf: String(scalar).utf8)
    return close + 1
  }
}
