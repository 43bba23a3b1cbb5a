import Catalogs
import Findings
import WordgateLocales

struct LanguageIsACopy: CatalogRule {
  let id = "language-is-a-copy"
  let category = Finding.Category.completeness
  let severity = Severity.warning
  let readsDefinitions = true
  let summary = "most texts of a language are copies of the source"
  let reason = "The app says that it speaks the language, and does not."
  var good: [RuleExample] {
    [RuleExample(Self.entries(["Speichern", "Öffnen", "Schließen"]))]
  }
  var bad: [RuleExample] {
    [RuleExample(Self.entries([]), faults: ["de"])]
  }

  private static let least = 10

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    let languages = (catalog.languages.map(\.grammar.number).max() ?? 0) + 1
    var copies = [Int](repeating: 0, count: languages)
    var totals = copies
    var isVariant = [Bool](repeating: false, count: languages)
    for language in catalog.languages {
      isVariant[language.grammar.number] = catalog.texts.first.map { language.first.isVariant(of: $0.source) } ?? false
    }
    for text in catalog.texts where text.isTranslatable && !text.sourceIsUnknown && text.extractionState != .stale {
      guard let source = text.source.fullest, !source.traits.isDisjoint(with: [.space, .newline, .tab]),
        source.wordCount >= 2
      else { continue }
      for translation in text.translations where !isVariant[translation.grammar.number] {
        totals[translation.grammar.number] += 1
        if translation.fullest?.mark == source.mark { copies[translation.grammar.number] += 1 }
      }
    }
    return catalog.languages.compactMap { language in
      let total = totals[language.grammar.number]
      let same = copies[language.grammar.number]
      guard total >= Self.least, same * 10 >= total * 7 else { return nil }
      return finding(
        "\(same) of \(total) texts of two words or more are the same in \(language.grammar.tag) as in the source",
        at: language.first.location, locale: language.grammar.tag,
        advice: "translate them, or remove the language")
    }
  }

  /// Twelve texts in English and German, the first of them translated.
  private static func entries(_ translations: [String]) -> [RuleExample.Entry] {
    (0..<12).map { number in
      let text = "Save the item \(number)"
      let isTranslated = !translations.isEmpty
      return .init(text, ["de": .unit(isTranslated ? "Eintrag \(number) sichern" : text, state: "translated")])
    }
  }
}
