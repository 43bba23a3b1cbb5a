/// Writes values in a style.
public struct JSONWriter: Sendable {
  public var style: JSONStyle
  private var isInline: Bool

  public init(style: JSONStyle, isInline: Bool = false) {
    self.style = style
    self.isInline = isInline || style.newline == nil
  }

  /// A whole document, without a final newline.
  public func bytes(of value: JSONValue) -> [UInt8] {
    var result: [UInt8] = []
    append(value, indentation: "", to: &result)
    return result
  }

  /// Appends a value whose first line is indented so far; further lines go deeper from there.
  public func append(_ value: JSONValue, indentation: String, to buffer: inout [UInt8]) {
    switch value {
    case .object(let members): append(members, indentation: indentation, to: &buffer)
    case .array(let elements): append(elements, indentation: indentation, to: &buffer)
    case .string(let text): Self.append(text, to: &buffer)
    case .number(let text): buffer.append(contentsOf: text.utf8)
    case .bool(let value): buffer.append(contentsOf: (value ? "true" : "false").utf8)
    case .null: buffer.append(contentsOf: "null".utf8)
    }
  }

  private func append(_ members: [JSONValue.Member], indentation: String, to buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "{"))
    if members.isEmpty { appendEmptyLine(indentation: indentation, to: &buffer) }
    for (index, member) in members.enumerated() {
      appendBreak(before: index, indentation: indentation, to: &buffer)
      Self.append(member.key, to: &buffer)
      buffer.append(contentsOf: style.colon.utf8)
      append(member.value, indentation: indentation + style.indent, to: &buffer)
    }
    if !members.isEmpty { appendBreak(indentation: indentation, to: &buffer) }
    buffer.append(UInt8(ascii: "}"))
  }

  private func append(_ elements: [JSONValue], indentation: String, to buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "["))
    if elements.isEmpty { appendEmptyLine(indentation: indentation, to: &buffer) }
    for (index, element) in elements.enumerated() {
      appendBreak(before: index, indentation: indentation, to: &buffer)
      append(element, indentation: indentation + style.indent, to: &buffer)
    }
    if !elements.isEmpty { appendBreak(indentation: indentation, to: &buffer) }
    buffer.append(UInt8(ascii: "]"))
  }

  /// What stands inside an empty object: a blank line in Xcode's way.
  private func appendEmptyLine(indentation: String, to buffer: inout [UInt8]) {
    guard style.emptyObject == .blankLine, !isInline, let newline = style.newline else { return }
    buffer.append(contentsOf: newline.utf8)
    buffer.append(contentsOf: newline.utf8)
    buffer.append(contentsOf: indentation.utf8)
  }

  private func appendBreak(before index: Int, indentation: String, to buffer: inout [UInt8]) {
    if isInline {
      if index > 0 { buffer.append(contentsOf: style.inlineComma.utf8) }
    } else {
      if index > 0 { buffer.append(UInt8(ascii: ",")) }
      appendBreak(indentation: indentation + style.indent, to: &buffer)
    }
  }

  private func appendBreak(indentation: String, to buffer: inout [UInt8]) {
    guard !isInline, let newline = style.newline else { return }
    buffer.append(contentsOf: newline.utf8)
    buffer.append(contentsOf: indentation.utf8)
  }

  /// Appends a text in quotes: quotes, backslashes and control characters are escaped, all else stays as it is.
  public static func append(_ text: String, to buffer: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &buffer) }
  }

  /// Appends a text in UTF-8 as the function above does.
  package static func append(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: inout [UInt8]) {
    buffer.append(UInt8(ascii: "\""))
    var start = 0
    while true {
      let place = bytes.firstPlace(from: start) { word in
        word.bytesEqual(to: UInt8(ascii: "\"")) | word.bytesEqual(to: UInt8(ascii: "\\")) | word.bytesBelow(0x20)
      }
      buffer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<place]))
      guard place < bytes.count else { break }
      appendEscaped(bytes[place], to: &buffer)
      start = place + 1
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private static func appendEscaped(_ byte: UInt8, to buffer: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      buffer.append(UInt8(ascii: "\\"))
      buffer.append(byte)
    case 0x08: buffer.append(contentsOf: "\\b".utf8)
    case 0x09: buffer.append(contentsOf: "\\t".utf8)
    case 0x0A: buffer.append(contentsOf: "\\n".utf8)
    case 0x0C: buffer.append(contentsOf: "\\f".utf8)
    case 0x0D: buffer.append(contentsOf: "\\r".utf8)
    default:
      let digits = Array("0123456789abcdef".utf8)
      buffer.append(contentsOf: "\\u00".utf8)
      buffer.append(contentsOf: [digits[Int(byte >> 4)], digits[Int(byte & 15)]])
    }
  }

  /// A text in quotes.
  public static func quoted(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    append(text, to: &result)
    return result
  }
}
