/// A tree of JSON whose members keep their order, so that a report has the same bytes on every machine.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([(name: String, value: JSONValue)])

  /// A text, or `null` where there is none.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// A whole number, or `null` where there is none.
  package init(_ number: Int?) { self = number.map { .integer($0) } ?? .null }
}

extension JSONValue {
  /// The document: two blanks a level, a value that holds no other on its parent's line, and a final newline.
  package var document: String {
    var writer = JSONReportWriter()
    writer.write(self, indent: 0)
    writer.text.append("\n")
    return writer.text
  }
}

/// Writes JSON with escapes for what RFC 8259 demands and for characters that would not be seen.
private struct JSONReportWriter {
  var text = ""

  mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .null: text.append("null")
    case .bool(let value): text.append(value ? "true" : "false")
    case .integer(let value): text.append(String(value))
    case .string(let value): quote(value)
    case .array(let values): list(values.map { (nil, $0) }, "[", "]", indent)
    case .object(let members): list(members.map { ($0.name, $0.value) }, "{", "}", indent)
    }
  }

  private mutating func list(
    _ items: [(name: String?, value: JSONValue)], _ opening: String, _ closing: String, _ indent: Int
  ) {
    text.append(opening)
    for (index, item) in items.enumerated() {
      text.append(index == 0 ? "\n" : ",\n")
      text.append(String(repeating: " ", count: indent + 2))
      if let name = item.name {
        quote(name)
        text.append(": ")
      }
      write(item.value, indent: indent + 2)
    }
    if !items.isEmpty {
      text.append("\n")
      text.append(String(repeating: " ", count: indent))
    }
    text.append(closing)
  }

  private mutating func quote(_ value: String) {
    text.append("\"")
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text.append("\\\"")
      case "\\": text.append("\\\\")
      case "\n": text.append("\\n")
      case "\r": text.append("\\r")
      case "\t": text.append("\\t")
      case "\0"..<" ", "\u{7F}", "\u{2028}", "\u{2029}": escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text.append("\"")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    text.append("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
  }
}
