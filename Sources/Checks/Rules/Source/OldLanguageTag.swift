import Findings
import WordgateLocales

struct OldLanguageTag: CatalogRule {
  let id = "old-language-tag"
  let category = Finding.Category.source
  let severity = Severity.note
  let summary = "a catalog holds a language under a tag that another has replaced"
  let reason = "Two spellings of one language are easily translated twice, and only one is shown."
  var good: [RuleExample] {
    [RuleExample("Subscribe", ["he": "הרשמה", "pt-BR": "Assinar"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", faults: ["iw"], ["iw": "הרשמה"])]
  }

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    catalog.languages.compactMap { language in
      let tag = language.grammar.tag
      guard let locale = LocaleIdentifier(tag), locale.description.lowercased() != tag.lowercased() else { return nil }
      return finding(
        "'\(tag)' is written '\(locale)' today", at: language.first.location, locale: tag,
        advice: "rename the language to '\(locale)'")
    }
  }
}
