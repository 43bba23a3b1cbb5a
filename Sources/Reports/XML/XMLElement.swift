/// An element of an XML report.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)]
  var children: [XMLElement]
  /// What stands inside an element without children.
  var text: String?

  init(
    _ name: String, _ attributes: [(name: String, value: String)] = [], children: [XMLElement] = [], text: String? = nil
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// The document with its declaration, two blanks a level and a final line end.
  var document: String {
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    append(to: &result, indent: "")
    return result
  }

  private func append(to result: inout String, indent: String) {
    result += "\(indent)<\(name)"
    for (name, value) in attributes { result += " \(name)=\"\(Self.escaped(value))\"" }
    if let text {
      result += ">\(Self.escaped(text))</\(name)>\n"
    } else if children.isEmpty {
      result += "/>\n"
    } else {
      result += ">\n"
      for child in children { child.append(to: &result, indent: indent + "  ") }
      result += "\(indent)</\(name)>\n"
    }
  }

  /// What XML 1.0 cannot hold, control characters above all, becomes U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: result.unicodeScalars.append(scalar)
      default: result += "\u{FFFD}"
      }
    }
    return result
  }
}
