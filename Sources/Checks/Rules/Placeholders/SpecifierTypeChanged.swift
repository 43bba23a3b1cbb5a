import Findings
internal import WordgateMessages

struct SpecifierTypeChanged: ArgumentRule {
  let id = "specifier-type-changed"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let summary = "a translation reads an argument as another type than its source"
  let reason = "A number read as a text crashes the app; a text read as a number shows a meaningless figure."
  var good: [RuleExample] {
    [RuleExample("Retrying (attempt %@)", ["ja": "再試行中（%@回目）"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Retrying (attempt %@)", faults: ["ja"], ["ja": "再試行中（%d回目）"])]
  }

  func check(
    _ difference: SpecifierComparison.Difference, in translation: Wording, of text: CheckedText
  ) -> Finding? {
    guard case .changed(let form, let use, let expected, let isForgiven) = difference else { return nil }
    return finding(
      "'\(use.text)' reads argument \(use.position) as \(use.kind.words), the source as \(expected.words)"
        + form.suffix, severity: isForgiven ? .warning : nil, at: form.location ?? text.location,
      locale: translation.language, key: text.key, advice: "write the specifier of the source")
  }
}
