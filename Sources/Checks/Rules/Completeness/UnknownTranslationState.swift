internal import Catalogs
import Findings

struct UnknownTranslationState: WordingRule {
  let id = "unknown-translation-state"
  let category = Finding.Category.completeness
  let severity = Severity.warning
  let trigger: TextTraits = .oddState
  let summary = "a text has a state that Xcode does not know"
  let reason = "Xcode may take the text for untranslated and leave it out of the app."
  var good: [RuleExample] {
    [RuleExample("Subscribe", ["de": .unit("Abonnieren", state: "needs_review")])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", faults: ["de"], ["de": .unit("Abonnieren", state: "reviewed")])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.filter { $0.traits.contains(.oddState) }.prefix(1).map { form in
      finding(
        "no state is called '\(form.state.name)', expected new, translated, needs_review or machine_translated",
        at: form.location ?? text.location, locale: wording.language, key: text.key,
        advice: "write 'translated' or 'needs_review'")
    }
  }
}
