import Catalogs
import Findings

struct EmptyValue: TranslationRule {
  let id = "empty-value"
  let category = Finding.Category.completeness
  let severity = Severity.error
  let ownTrigger: TextTraits = .blank
  let summary = "a translation is empty although its source is not"
  let reason = "The reader sees nothing: a button without a label, a price without its condition."
  var good: [RuleExample] {
    [RuleExample("Subscribe", ["de": "Abonnieren"]), RuleExample("", ["de": ""])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", faults: ["de"], ["de": " "])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.key.isBlank, !text.source.forms.contains(where: { $0.text.isBlank }) else { return [] }
    return translation.forms.filter { $0.text.isBlank && $0.state != .new }.map { form in
      // Another language may have no need of a word such as 'at'.
      finding(
        "'\(text.key)' is empty in \(translation.language)\(form.suffix)",
        severity: (text.source.fullest?.text.utf8.count ?? 0) < 5 ? .warning : nil, at: form.location ?? text.location,
        locale: translation.language, key: text.key, advice: "add the translation")
    }
  }
}
