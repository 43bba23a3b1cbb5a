import Catalogs
import Findings

struct MissingTranslation: TextRule {
  let id = "missing-translation"
  let category = Finding.Category.completeness
  let severity = Severity.error
  let summary = "a language that is required or kept up lacks a text"
  let reason = "The reader meets the source language, or a key, in the middle of their own."
  let good = [
    RuleExample("Subscribe", requiring: ["de"], ["de": "Abonnieren"]),
    RuleExample("%@", requiring: ["de"]),
    RuleExample("", requiring: ["de"]),
  ]
  let bad = [RuleExample("Subscribe", requiring: ["de", "fr"], faults: ["fr"], ["de": "Abonnieren"])]

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.isTranslatable, text.extractionState != .stale else { return [] }
    let present = Set(text.translations.map(\.language) + text.phraseLanguages)
    return catalog.wanted.filter { !present.contains($0.tag) }.map { language in
      finding(
        "'\(text.key)' has no text in \(language.tag)", severity: language.isRequired ? nil : .warning,
        at: text.location, locale: language.tag, key: text.key, advice: "add a translation to \(language.tag)")
    }
  }
}
