internal import Catalogs
import Findings

struct MachineTranslation: TranslationRule {
  let id = "machine-translation"
  let category = Finding.Category.completeness
  let severity = Severity.note
  let ownTrigger: TextTraits = .machineTranslated
  let summary = "a translation was made by a machine and nobody has looked at it"
  let reason = "The reader may meet a word that is right in another sentence, such as 'trial' before a court."
  var good: [RuleExample] {
    [RuleExample("Subscribe", ["de": "Abonnieren"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", faults: ["de"], ["de": .unit("Abonnieren", state: "machine_translated")])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard let form = translation.forms.first(where: { $0.state == .machineTranslated }) else { return [] }
    return [
      finding(
        "'\(text.key)' was translated to \(translation.language) by a machine", at: form.location ?? text.location,
        locale: translation.language, key: text.key, advice: "read it and mark it as translated")
    ]
  }
}
