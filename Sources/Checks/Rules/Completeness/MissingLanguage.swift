import Catalogs
import Findings
import WordgateLocales

struct MissingLanguage: CatalogRule {
  let id = "missing-language"
  let category = Finding.Category.completeness
  let severity = Severity.error
  let summary = "a catalog holds nothing in a language that is required"
  let reason = "Everybody who reads that language meets the source language on every screen."
  var good: [RuleExample] {
    [RuleExample("Subscribe", requiring: ["de"], ["de": "Abonnieren"]), RuleExample("%@", requiring: ["de"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", requiring: ["fr"], faults: ["fr"], ["de": "Abonnieren"])]
  }

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    let wanting = catalog.texts.filter { $0.isTranslatable && $0.extractionState != .stale }
    guard let first = wanting.first else { return [] }
    return catalog.wanted.filter { $0.number == nil && $0.others.isEmpty }.map { language in
      finding(
        "none of \(wanting.count) texts is there in \(language.tag)", at: first.location, locale: language.tag,
        advice: "translate the catalog to \(language.tag)")
    }
  }
}
