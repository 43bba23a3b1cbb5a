/// A text with variables such as `{{ product.price }}`, taken apart. White space inside the braces does not count;
/// braces that are never closed are text.
struct GateTemplate {
  enum Part {
    case text([UInt8])
    case variable(String)
  }

  private(set) var parts: [Part] = []

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "{"), bytes[index + 1] == UInt8(ascii: "{"),
        let end = Self.end(bytes, from: index + 2)
      else {
        index += 1
        continue
      }
      if index > start { parts.append(.text(Array(bytes[start..<index]))) }
      parts.append(.variable(Self.trimmed(bytes[index + 2..<end])))
      index = end + 2
      start = index
    }
    if start < bytes.count { parts.append(.text(Array(bytes[start...]))) }
  }

  /// The place of the braces that close.
  private static func end(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}") { return index }
      index += 1
    }
    return nil
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, first <= UInt8(ascii: " ") { bytes.removeFirst() }
    while let last = bytes.last, last <= UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
