internal import Catalogs
import Findings

struct UntranslatedState: TranslationRule {
  let id = "untranslated-state"
  let category = Finding.Category.completeness
  let severity = Severity.error
  let summary = "a text is marked as still to be translated"
  let reason = "Xcode does not build it into the app: the reader meets the source language."
  let good = [RuleExample("Subscribe", ["de": "Abonnieren"])]
  let bad = [RuleExample("Subscribe", faults: ["de"], ["de": .unit("Subscribe", state: "new")])]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard text.isTranslatable else { return [] }
    let open = translation.forms.filter { $0.state == .new }
    guard let first = open.first else { return [] }
    let part = open.count == translation.forms.count ? "" : first.suffix
    return [
      finding(
        "'\(text.key)' is marked as new in \(translation.language)\(part)", at: first.location ?? text.location,
        locale: translation.language, key: text.key, advice: "translate it and mark it as translated")
    ]
  }
}
