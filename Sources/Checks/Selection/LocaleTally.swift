public import Catalogs
internal import WordgateLocales

/// How far a language is: its texts over all catalogs, counted by what state they are in.
public struct LocaleTally: Hashable, Sendable {
  /// The language as its catalogs write it.
  public var locale: String
  /// Texts that are to be translated: keys with words, not stale, not marked as untranslatable.
  public var total = 0
  /// Those with every form translated, reviewed or not.
  public var translated = 0
  /// Those of the translated that wait for nobody's review.
  public var reviewed = 0
  /// Errors and warnings that were found in the language.
  public var faults = 0

  public var missing: Int { total - translated }

  public init(locale: String) { self.locale = locale }
}

extension LocaleTally {
  /// The tallies of all languages that a project asks for or its catalogs hold, sorted; the source language left out.
  public static func tallies(
    of catalogs: [Catalog], requiredLocales: [String] = [], fallbacks: Fallbacks = Fallbacks()
  ) -> [LocaleTally] {
    var grammars = Grammars()
    var tallies: [String: LocaleTally] = [:]
    for catalog in catalogs {
      let missing = requiredLocales.filter { required in
        !catalog.languages.contains { LocaleIdentifier($0) == LocaleIdentifier(required) }
      }
      let languages = (catalog.languages + missing).filter { $0 != catalog.sourceLanguage }
      for text in CheckedCatalog(catalog, requiredLocales: [], grammars: &grammars).texts {
        guard text.isTranslatable, text.extractionState != .stale else { continue }
        let present = Dictionary(text.translations.map { ($0.language, $0) }) { first, _ in first }
        for language in languages {
          var tally = tallies[language] ?? LocaleTally(locale: language)
          let chosen = ([language] + fallbacks.chain(of: language)).lazy.compactMap { present[$0] }
            .first { $0.isTranslated }
          tally.total += 1
          if chosen != nil || text.phraseLanguages.contains(language) { tally.translated += 1 }
          if chosen?.isReviewed ?? text.phraseLanguages.contains(language) { tally.reviewed += 1 }
          tallies[language] = tally
        }
      }
    }
    return tallies.values.sorted { $0.locale < $1.locale }
  }
}

extension Wording {
  fileprivate var isTranslated: Bool {
    !forms.isEmpty && forms.allSatisfy { $0.state != .new }
  }

  fileprivate var isReviewed: Bool { forms.allSatisfy { $0.state == .translated } }
}
