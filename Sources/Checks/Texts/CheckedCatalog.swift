public import Catalogs
internal import Findings
internal import WordgateLocales

/// A catalog with all its texts compiled.
public struct CheckedCatalog: Sendable {
  public let catalog: Catalog
  public let texts: [CheckedText]
  /// The languages in which every text is wanted: those the project requires, and those that the catalog keeps up.
  public let wanted: [WantedLanguage]

  /// A language in which texts are wanted.
  public struct WantedLanguage: Hashable, Sendable {
    /// The tag as the catalog writes it, or as the project does where the catalog has none.
    public var tag: String
    /// Whether the project requires it; otherwise the catalog only happens to hold much of it.
    public var isRequired: Bool
  }

  init(_ catalog: Catalog, requiredLocales: [String], evaluators: inout Evaluators) {
    self.catalog = catalog
    texts = catalog.entries.map { CheckedText($0, in: catalog, evaluators: &evaluators) }
    wanted = Self.wanted(in: texts, catalog, requiredLocales)
  }

  /// The share of keys from which on a language counts as kept up.
  private static let maintained = 0.3

  private static func wanted(
    in texts: [CheckedText], _ catalog: Catalog, _ requiredLocales: [String]
  ) -> [WantedLanguage] {
    var counts: [String: Int] = [:]
    let translatable = texts.filter { $0.isTranslatable && $0.extractionState != .stale }
    for text in translatable {
      for language in text.translations.map(\.language) + text.phraseLanguages { counts[language, default: 0] += 1 }
    }
    var wanted: [WantedLanguage] = []
    for required in requiredLocales {
      let tag = catalog.languages.first { LocaleIdentifier($0) == LocaleIdentifier(required) } ?? required
      if tag != catalog.sourceLanguage { wanted.append(WantedLanguage(tag: tag, isRequired: true)) }
    }
    for (tag, count) in counts.sorted(by: { $0.key < $1.key })
    where !wanted.contains(where: { $0.tag == tag }) && tag != catalog.sourceLanguage {
      let isVariant = LocaleIdentifier(tag)?.language == LocaleIdentifier(catalog.sourceLanguage)?.language
      if !isVariant, Double(count) >= maintained * Double(translatable.count) {
        wanted.append(WantedLanguage(tag: tag, isRequired: false))
      }
    }
    return wanted
  }
}

extension CheckedText {
  init(_ entry: CatalogEntry, in catalog: Catalog, evaluators: inout Evaluators) {
    let localizations = entry.localizations
    var source: Wording?
    var translations: [Wording] = []
    var phraseLanguages: [String] = []
    for localization in localizations {
      let locale = evaluators.locale(localization.language)
      if case .set = localization.content { phraseLanguages.append(localization.language) }
      guard let wording = Wording(localization, locale: locale) else { continue }
      if localization.language == catalog.sourceLanguage { source = wording } else { translations.append(wording) }
    }
    self.init(
      key: entry.key, table: catalog.table, location: entry.location, comment: entry.comment,
      extractionState: entry.extractionState, shouldTranslate: entry.shouldTranslate,
      source: source
        ?? Wording(
          key: entry.key, language: catalog.sourceLanguage, locale: evaluators.locale(catalog.sourceLanguage),
          location: entry.location), translations: translations, phraseLanguages: phraseLanguages)
  }
}
