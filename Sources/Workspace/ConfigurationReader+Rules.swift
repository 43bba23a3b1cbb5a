internal import Checks
internal import Findings
internal import StructuredText

extension ConfigurationReader {
  /// `"off"`, or `{"severity": "warning", "limit": 40}` with options of the rule.
  mutating func rule(_ member: JSONMember) -> (severity: String?, settings: RuleSettings?) {
    let severities = ["error", "warning", "note", "off"]
    if RulePage.page(member.key) == nil { unknownRule(member.key, at: member.location) }
    guard member.value.kind == .object else {
      return (choice(member.value, of: member.key, from: severities), nil)
    }
    let options = RulePage.page(member.key)?.options ?? []
    var severity: String?
    var settings: RuleSettings = [:]
    for part in member.value.members {
      if part.key == "severity" {
        severity = choice(part.value, of: part.key, from: severities)
      } else if let option = options.first(where: { $0.name == part.key }) {
        settings[part.key] = value(part.value, of: option)
      } else {
        unknown(part.key, at: part.value, among: ["severity"] + options.map(\.name))
      }
    }
    return (severity, settings)
  }

  private mutating func value(_ node: JSONNode, of option: RuleOption) -> RuleOption.Value? {
    let value = RuleOption.Value(node)
    switch (option.value, value) {
    case (.flag, .flag), (.number, .number), (.text, .text), (.list, .list), (.list, .text), (.table, .table):
      return value
    case (.flag, _): complain("'\(option.name)' must be true or false", at: node)
    case (.number, _): complain("'\(option.name)' must be a whole number", at: node)
    case (.text, _): complain("'\(option.name)' must be a text", at: node)
    case (.list, _): complain("'\(option.name)' must be a list of texts", at: node)
    case (.table, _): complain("'\(option.name)' must be an object", at: node)
    }
    return nil
  }

  private mutating func unknownRule(_ id: String, at location: Location) {
    findings.append(
      Finding(
        rule: "unknown-rule", category: .source, severity: .warning, message: "there is no rule '\(id)'",
        location: location, advice: "'wordgate explain' lists the rules"))
  }
}

extension RuleOption.Value {
  /// What a node holds; nil for kinds that no option takes.
  fileprivate init?(_ node: JSONNode) {
    if let flag = node.bool {
      self = .flag(flag)
    } else if let number = node.integer {
      self = .number(number)
    } else if let text = node.string {
      self = .text(text)
    } else if node.kind == .array {
      let texts = node.elements.compactMap(\.string)
      guard texts.count == node.count else { return nil }
      self = .list(texts)
    } else if node.kind == .object {
      var table: [String: RuleOption.Value] = [:]
      for member in node.members {
        guard let value = RuleOption.Value(member.value) else { return nil }
        table[member.key] = value
      }
      self = .table(table)
    } else {
      return nil
    }
  }
}
