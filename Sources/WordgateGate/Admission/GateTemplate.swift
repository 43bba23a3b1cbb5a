import WordgateLocales
import WordgateMessages

/// Writes a text of a definition with its variables filled in: `{{ product.price }}`, with functions behind bars, or
/// tags such as `</PRICE/>`. White space inside braces does not count; what is never closed is text.
struct GateTemplate {
  let values: [String: MessageArgument]
  let locale: LocaleIdentifier
  /// Whether tags stand for variables, as in Adapty's texts, and not double braces.
  let isTagged: Bool

  /// Whether a text has any mark of a variable: most have none.
  func mayHoldVariables(_ text: UnsafeRawBufferPointer) -> Bool {
    Self.find(isTagged ? Self.tag.start : Self.braces.start, in: text, from: 0) != nil
  }

  /// Appends the text; gives the first variable that has no value.
  func append(_ text: UnsafeRawBufferPointer, to buffer: inout [UInt8]) -> String? {
    var start = 0
    var index = 0
    let opening = isTagged ? Self.tag : Self.braces
    while let place = Self.find(opening.start, in: text, from: index) {
      guard let end = Self.find(opening.end, in: text, from: place + 2) else { break }
      let inner = UnsafeRawBufferPointer(rebasing: text[place + 2..<end])
      index = end + 2
      if isTagged, !Self.isName(inner) { continue }
      buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start..<place]))
      if let missing = appendVariable(inner, to: &buffer) { return missing }
      start = index
    }
    buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: text[start...]))
    return nil
  }

  private func appendVariable(_ inner: UnsafeRawBufferPointer, to buffer: inout [UInt8]) -> String? {
    let bar = isTagged ? nil : inner.firstIndex(of: UInt8(ascii: "|"))
    let name = Self.trimmed(inner[..<(bar ?? inner.endIndex)])
    guard let value = values[name] else { return name }
    var words: String
    switch value {
    case .text(let text): words = text
    case .integer(let number): words = String(number)
    case .unsigned(let number): words = String(number)
    case .decimal(let number): words = "\(number)"
    }
    if let bar {
      for function in inner[(bar + 1)...].split(separator: UInt8(ascii: "|")) {
        words = locale.applying(caseFunction: Self.trimmed(function), to: words)
      }
    }
    buffer.append(contentsOf: words.utf8)
    return nil
  }

  private typealias Marks = (start: (UInt8, UInt8), end: (UInt8, UInt8))
  private static let braces: Marks = ((0x7B, 0x7B), (0x7D, 0x7D))
  private static let tag: Marks = ((0x3C, 0x2F), (0x2F, 0x3E))

  private static func find(_ pair: (UInt8, UInt8), in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == pair.0, bytes[index + 1] == pair.1 { return index }
      index += 1
    }
    return nil
  }

  private static func isName(_ bytes: UnsafeRawBufferPointer) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { $0 > 0x20 && $0 != 0x3C && $0 != 0x3E }
  }

  private static func trimmed(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    var bytes = bytes
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
