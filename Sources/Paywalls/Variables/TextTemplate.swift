/// A text with variables such as `{{ product.price }}`, taken apart.
///
/// White space inside the braces does not count; functions follow bars: `{{ product.period | uppercase }}`.
public struct TextTemplate: Hashable, Sendable {
  public var parts: [Part]

  public enum Part: Hashable, Sendable {
    case text(String)
    case variable(TextVariable)
  }

  /// Takes a text apart. Braces that are never closed are text.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var start = 0
    var index = 0
    func append(_ end: Int) {
      if end > start { parts.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
    }
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{"),
        let end = TextTemplate.end(of: index, in: bytes)
      else {
        index += 1
        continue
      }
      append(index)
      let inner = String(decoding: bytes[(index + 2)..<(end - 2)], as: UTF8.self)
      parts.append(.variable(TextVariable(inner, range: index..<end)))
      (start, index) = (end, end)
    }
    append(bytes.count)
    self.parts = parts
  }

  /// Takes a text with tags apart, as Adapty writes them: `</PRICE/>`.
  public init(tagged text: String) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var (start, index) = (0, 0)
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "/"),
        let close = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: ">")), close > index + 3,
        bytes[close - 1] == UInt8(ascii: "/")
      else {
        index += 1
        continue
      }
      if index > start { parts.append(.text(String(decoding: bytes[start..<index], as: UTF8.self))) }
      let name = String(decoding: bytes[(index + 2)..<(close - 1)], as: UTF8.self)
      parts.append(.variable(TextVariable(name, range: index..<(close + 1))))
      index = close + 1
      start = index
    }
    if start < bytes.count { parts.append(.text(String(decoding: bytes[start...], as: UTF8.self))) }
    self.parts = parts
  }

  /// The offset after the closing braces of those that open at an offset.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int? {
    var index = start + 2
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}") { return index + 2 }
      index += 1
    }
    return nil
  }

  /// Its variables in order.
  public var variables: [TextVariable] {
    parts.compactMap { part in
      if case .variable(let variable) = part { return variable }
      return nil
    }
  }

  /// Whether braces open that are never closed.
  public var isUnclosed: Bool {
    parts.contains { part in
      guard case .text(let text) = part else { return false }
      return text.utf8Contains("{{")
    }
  }
}

/// A variable of a text.
public struct TextVariable: Hashable, Sendable {
  /// `product.price`; empty for `{{ }}`.
  public var name: String
  /// `uppercase`, in the order in which they are applied.
  public var functions: [String]
  /// The UTF-8 range in its text, braces included.
  public var range: Range<Int>

  init(_ inner: String, range: Range<Int>) {
    let pieces = inner.split(separator: "|", omittingEmptySubsequences: false).map { String($0).trimmedOfWhitespace }
    name = pieces.first ?? ""
    functions = Array(pieces.dropFirst())
    self.range = range
  }
}

extension String {
  /// Whether the bytes of another text stand in this one.
  func utf8Contains(_ other: String) -> Bool {
    let wanted = Array(other.utf8)
    let bytes = Array(utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { bytes[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }

  /// The text without white space at its ends.
  var trimmedOfWhitespace: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
