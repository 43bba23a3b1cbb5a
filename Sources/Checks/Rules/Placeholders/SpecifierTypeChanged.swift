import Findings
internal import WordgateMessages

struct SpecifierTypeChanged: TranslationRule {
  let id = "specifier-type-changed"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let summary = "a translation reads an argument as another type than its source"
  let reason = "A number read as a text crashes the app; a text read as a number shows a meaningless figure."
  let good = [RuleExample("Retrying (attempt %@)", ["ja": "再試行中（%@回目）"])]
  let bad = [RuleExample("Retrying (attempt %@)", faults: ["ja"], ["ja": "再試行中（%d回目）"])]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    SpecifierComparison(translation, of: text).differences.compactMap { difference in
      guard case .changed(let form, let use, let expected, let isForgiven) = difference else { return nil }
      return finding(
        "'\(use.text)' reads argument \(use.position) as \(use.kind.words), the source as \(expected.words)"
          + form.suffix, severity: isForgiven ? .warning : nil, at: form.location ?? text.location,
        locale: translation.language, key: text.key, advice: "write the specifier of the source")
    }
  }
}
