internal import Findings
internal import StructuredText

/// Turns nodes of a configuration into values and wrong nodes into findings.
struct ConfigurationReader {
  var findings: [Finding]

  mutating func members(of node: JSONNode, called name: String) -> [JSONMember] {
    if node.kind == .object { return node.members }
    complain("\(name) must be an object", at: node)
    return []
  }

  mutating func text(_ node: JSONNode, of name: String) -> String? {
    if let text = node.string { return text }
    complain("'\(name)' must be a text", at: node)
    return nil
  }

  mutating func texts(_ node: JSONNode, of name: String) -> [String]? {
    if let text = node.string { return [text] }
    guard node.kind == .array else {
      complain("'\(name)' must be a list of texts", at: node)
      return nil
    }
    return node.elements.compactMap { text($0, of: name) }
  }

  mutating func choice(_ node: JSONNode, of name: String, from words: [String]) -> String? {
    guard let text = text(node, of: name) else { return nil }
    if words.contains(text) { return text }
    complain("'\(name)' cannot be '\(text)', expected \(words.joined(separator: ", "))", at: node)
    return nil
  }

  /// A share in percent.
  mutating func percent(_ node: JSONNode, of name: String) -> Double? {
    if let number = node.number, (0...100).contains(number) { return number }
    complain("'\(name)' must be a number from 0 to 100", at: node)
    return nil
  }

  mutating func unknown(_ name: String, at node: JSONNode, among names: [String]) {
    complain("there is no setting '\(name)', expected one of \(names.joined(separator: ", "))", at: node)
  }

  mutating func complain(_ message: String, at node: JSONNode) {
    findings.append(
      Finding(
        rule: "wrong-configuration", category: .source, severity: .error, message: message, location: node.location))
  }
}
