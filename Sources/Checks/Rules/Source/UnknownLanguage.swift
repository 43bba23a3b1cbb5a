import Findings
import WordgateLocales

struct UnknownLanguage: CatalogRule {
  let id = "unknown-language"
  let category = Finding.Category.source
  let severity = Severity.error
  let summary = "a catalog holds a language whose tag is none"
  let reason = "No system chooses it: its translations are never shown."
  var good: [RuleExample] {
    [RuleExample("Subscribe", ["pt-BR": "Assinar", "zh-Hant-TW": "訂閱"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", faults: ["german!"], ["german!": "Abonnieren"])]
  }

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    catalog.languages.compactMap { language in
      let tag = language.grammar.tag
      guard LocaleIdentifier(tag) == nil else { return nil }
      return finding(
        "'\(tag)' is not the tag of a language", at: language.first.location, locale: tag,
        advice: "write a tag such as 'de' or 'pt-BR'")
    }
  }
}
