internal import Checks
internal import Findings
internal import StructuredText

extension ConfigurationReader {
  /// `[{"rule": "untranslated-copy", "key": "Wi-Fi*", "reason": "a name"}]`; of a text with `*` all that fit are meant.
  mutating func ignores(_ node: JSONNode) -> [Ignore] {
    guard node.kind == .array else {
      complain("'ignores' must be a list of objects", at: node)
      return []
    }
    return node.elements.compactMap { ignore($0) }
  }

  private mutating func ignore(_ node: JSONNode) -> Ignore? {
    var ignore = Ignore(rule: "", reason: "", location: node.location)
    for member in members(of: node, called: "an ignore") {
      guard let text = text(member.value, of: member.key) else { return nil }
      switch member.key {
      case "rule": ignore.rule = text
      case "reason": ignore.reason = text.trimmed
      case "key": ignore.key = TextPattern(text)
      case "locale": ignore.locale = TextPattern(text)
      case "file": ignore.file = TextPattern(text)
      case "paywall": ignore.paywall = TextPattern(text)
      default: unknown(member.key, at: member.value, among: ["rule", "reason", "key", "locale", "file", "paywall"])
      }
    }
    if ignore.rule.isEmpty {
      if node.kind == .object { complain("an ignore must name a 'rule'", at: node) }
      return nil
    }
    return ignore
  }

  /// `{"de": 100, "pt-*": {"translated": 90, "reviewed": 50}}`; the first that names a language counts.
  mutating func thresholds(_ node: JSONNode) -> [Threshold] {
    members(of: node, called: "'thresholds'").map { member in
      var threshold = Threshold(locale: TextPattern(member.key))
      guard member.value.kind == .object else {
        threshold.translated = percent(member.value, of: member.key)
        return threshold
      }
      for part in member.value.members {
        switch part.key {
        case "translated": threshold.translated = percent(part.value, of: part.key)
        case "reviewed": threshold.reviewed = percent(part.value, of: part.key)
        default: unknown(part.key, at: part.value, among: ["translated", "reviewed"])
        }
      }
      return threshold
    }
  }

  /// `{"pt-PT": "pt", "es-MX": ["es-419", "es"]}`.
  mutating func fallbacks(_ node: JSONNode) -> Fallbacks {
    var languages: [String: [String]] = [:]
    for member in members(of: node, called: "'fallbacks'") {
      languages[member.key] = texts(member.value, of: member.key)
    }
    return Fallbacks(languages)
  }
}

extension String {
  fileprivate var trimmed: String {
    var rest = Substring(self)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
