import Catalogs
import Findings

struct MissingTranslation: TextRule {
  let id = "missing-translation"
  let category = Finding.Category.completeness
  let severity = Severity.error
  let summary = "a language that is required or kept up lacks a text"
  let reason = "The reader meets the source language, or a key, in the middle of their own."
  var good: [RuleExample] {
    [
      RuleExample("Subscribe", requiring: ["de"], ["de": "Abonnieren"]),
      RuleExample("%@", requiring: ["de"]),
      RuleExample("", requiring: ["de"]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        [
          .init("Restore", ["de": "Wiederherstellen", "fr": "Restaurer"]), .init("Subscribe", ["de": "Abonnieren"]),
        ], requiredLocales: ["de", "fr"], faults: ["fr"])
    ]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.isTranslatable, text.extractionState != .stale,
      !text.languages.isSuperset(of: catalog.wantedLanguages) || catalog.leans
    else { return [] }
    return catalog.wanted.filter { language in
      guard let number = language.number else { return !language.others.isEmpty && !text.holdsWhole(language.others) }
      return !text.translations.contains { $0.grammar.number == number }
        && !text.phrases.contains { $0.grammar.number == number } && !text.holdsWhole(language.others)
    }.map { language in
      finding(
        "'\(text.key)' has no text in \(language.tag)", severity: language.isRequired ? nil : .warning,
        at: text.location, locale: language.tag, key: text.key, advice: "add a translation to \(language.tag)")
    }
  }
}

extension CheckedText {
  /// Whether one of some languages holds a text that is done.
  fileprivate func holdsWhole(_ languages: [Int]) -> Bool {
    translations.contains { translation in
      languages.contains(translation.grammar.number)
        && translation.forms.allSatisfy { $0.state != .new && !$0.text.isBlank }
    }
  }
}
