import Findings
import WordgateLocales

struct UnknownLanguage: CatalogRule {
  let id = "unknown-language"
  let category = Finding.Category.source
  let severity = Severity.error
  let summary = "a catalog holds a language whose tag is none"
  let reason = "No system chooses it: its translations are never shown."
  let good = [RuleExample("Subscribe", ["pt-BR": "Assinar", "zh-Hant-TW": "訂閱"])]
  let bad = [RuleExample("Subscribe", faults: ["german!"], ["german!": "Abonnieren"])]

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    var seen: Set<String> = []
    return catalog.texts.flatMap { text in
      text.translations.compactMap { translation in
        guard LocaleIdentifier(translation.language) == nil, seen.insert(translation.language).inserted else {
          return nil
        }
        return finding(
          "'\(translation.language)' is not the tag of a language", at: translation.location,
          locale: translation.language, key: text.key, advice: "write a tag such as 'de' or 'pt-BR'")
      }
    }
  }
}
