internal import Catalogs
internal import Paywalls
internal import WordgateLocales
internal import WordgateMessages

extension Compilation {
  /// The texts of all catalogs in the compiled form of the message engine; nil when they exceed what it can hold.
  var textCatalog: [UInt8]? {
    guard let source = catalogs.lazy.compactMap({ LocaleIdentifier($0.sourceLanguage) }).first else { return nil }
    var builder = TextCatalog.Builder(sourceLocale: source)
    for catalog in catalogs {
      for language in catalog.languages where options.languages?.contains(language) ?? true {
        guard let locale = LocaleIdentifier(language) else { continue }
        for entry in catalog.entries {
          guard let localization = entry.localization(language), let text = localization.messageSource,
            options.includesNew || entry.isCompiled(localization)
          else { continue }
          builder.add(text, key: entry.key, table: catalog.table, locale: locale)
        }
      }
    }
    return builder.catalog?.bytes
  }
}

extension CatalogEntry {
  /// Whether a text is one that somebody worked on, or that a person keeps.
  fileprivate func isCompiled(_ localization: Localization) -> Bool {
    switch extractionState {
    case nil, .extractedWithValue, .stale: localization.units.contains { $0.unit.state != .new }
    case .manual, .migrated, .unknown: true
    }
  }
}
