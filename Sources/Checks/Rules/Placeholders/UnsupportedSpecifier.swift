import Findings
internal import WordgateMessages

struct UnsupportedSpecifier: WordingRule {
  let id = "unsupported-specifier"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let trigger: TextTraits = .problem
  let summary = "a specifier reads a C string or an address, which no Swift value is"
  let reason = "The app reads memory that is no text: it crashes or shows garbage."
  var good: [RuleExample] {
    [
      RuleExample("Hello, %@", ["de": "Hallo, %@"]),
      RuleExample("Replace query with %s", ["de": "Suche durch %s ersetzen"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Hello, %@", faults: ["de"], ["de": "Hallo, %s"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    let isSource = wording.language == text.source.language
    // Nothing that Swift inserts is a C string: a text with '%s' alone shows it as it stands.
    guard text.source.argumentKinds.values.contains(where: { $0 != .cString && $0 != .pointer }),
      isSource || !text.source.hasProblem(.unsupportedSpecifier)
    else {
      return []
    }
    return findings(of: [.unsupportedSpecifier], in: wording, of: text, advice: "write '%@'").map { finding in
      var finding = finding
      if isSource { finding.severity = .warning }
      return finding
    }
  }
}
