import Catalogs
import Findings

struct NothingToTranslate: TextRule {
  let id = "nothing-to-translate"
  let category = Finding.Category.source
  let severity = Severity.note
  let isOptIn = true
  let summary = "a key holds no word and is not marked as such"
  let reason = "Translators are shown a row in which they can only break something."
  var good: [RuleExample] {
    [RuleExample([.init("%@ – %@", shouldTranslate: false)]), RuleExample("Day %lld")]
  }
  var bad: [RuleExample] {
    [RuleExample("%@ – %@", faults: ["en"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.shouldTranslate, text.extractionState != .stale, !text.isTranslatable,
      !text.translations.contains(where: { $0.forms.contains(where: \.hasWords) })
    else { return [] }
    return [
      finding(
        "'\(text.key)' holds no word", at: text.location, key: text.key,
        advice: "mark it as not to be translated, or show it verbatim")
    ]
  }
}
