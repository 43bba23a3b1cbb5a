import Catalogs
import Findings

struct UnwantedTranslation: TextRule {
  let id = "unwanted-translation"
  let category = Finding.Category.completeness
  let severity = Severity.note
  let summary = "a key that is not to be translated has another text in a language"
  let reason = "A name or code that should be the same everywhere is shown in two ways."
  var good: [RuleExample] {
    [RuleExample([.init("Wordgate", shouldTranslate: false, ["de": "Wordgate"])])]
  }
  var bad: [RuleExample] {
    [RuleExample([.init("Wordgate", shouldTranslate: false, ["de": "Worttor"])], faults: ["de"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard !text.shouldTranslate, text.extractionState != .stale, !text.sourceIsUnknown,
      let source = text.source.fullest
    else { return [] }
    return text.translations.compactMap { translation in
      guard let form = translation.fullest, form.hasWords, form.text != source.text else { return nil }
      return finding(
        "'\(text.key)' is marked as not to be translated and has a text of its own in \(translation.language)",
        at: form.location, locale: translation.language, key: text.key,
        advice: "remove the translation, or the mark")
    }
  }
}
