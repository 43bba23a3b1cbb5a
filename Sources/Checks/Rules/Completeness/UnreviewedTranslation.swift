internal import Catalogs
import Findings

struct UnreviewedTranslation: TranslationRule {
  let id = "unreviewed-translation"
  let category = Finding.Category.completeness
  let severity = Severity.note
  let ownTrigger: TextTraits = .needsReview
  let summary = "a translation is marked as waiting for a person's review"
  let reason = "The source changed or a tool wrote it: what the reader sees may not be what the source says."
  var good: [RuleExample] {
    [RuleExample("Subscribe", ["de": "Abonnieren"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", faults: ["de"], ["de": .unit("Abonnieren", state: "needs_review")])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard let form = translation.forms.first(where: { $0.state == .needsReview }) else { return [] }
    return [
      finding(
        "'\(text.key)' needs review in \(translation.language)", at: form.location ?? text.location,
        locale: translation.language, key: text.key, advice: "review it and mark it as translated")
    ]
  }
}
