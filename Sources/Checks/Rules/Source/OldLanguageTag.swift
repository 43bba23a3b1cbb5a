import Findings
import WordgateLocales

struct OldLanguageTag: CatalogRule {
  let id = "old-language-tag"
  let category = Finding.Category.source
  let severity = Severity.note
  let summary = "a catalog holds a language under a tag that another has replaced"
  let reason = "Two spellings of one language are easily translated twice, and only one is shown."
  let good = [RuleExample("Subscribe", ["he": "הרשמה", "pt-BR": "Assinar"])]
  let bad = [RuleExample("Subscribe", faults: ["iw"], ["iw": "הרשמה"])]

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    var seen: Set<String> = []
    return catalog.texts.flatMap { text in
      text.translations.compactMap { translation in
        guard seen.insert(translation.language).inserted,
          let locale = LocaleIdentifier(translation.language),
          locale.description.lowercased() != translation.language.lowercased()
        else { return nil }
        return finding(
          "'\(translation.language)' is written '\(locale)' today", at: translation.location,
          locale: translation.language, key: text.key, advice: "rename the language to '\(locale)'")
      }
    }
  }
}
