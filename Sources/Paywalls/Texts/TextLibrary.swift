public import Catalogs
import Findings
public import WordgateLocales
import WordgateMessages

/// All the texts of an app: its String Catalogs, asked by key and locale.
///
/// A locale is served by one language for the whole app, as at run time: the best match among the languages of all
/// catalogs. A text that this language lacks is missing; no other language stands in for it.
public struct TextLibrary: Sendable {
  /// The tags of all languages, source language first, then sorted.
  public let languages: [String]
  /// The source language of the first catalog; `en` without any.
  public let sourceLanguage: String
  private let tables: [String: [Catalog]]
  private let entries: [TextKey: LibraryEntry]
  private let choice: LanguageChoice

  public init(catalogs: [Catalog]) {
    sourceLanguage = catalogs.first?.sourceLanguage ?? "en"
    var tags = Set(catalogs.flatMap(\.languages))
    tags.formUnion(catalogs.map(\.sourceLanguage))
    tags.remove(sourceLanguage)
    languages = [sourceLanguage] + tags.sorted()
    choice = LanguageChoice(languages)
    tables = Dictionary(grouping: catalogs, by: \.table)
    var entries: [TextKey: LibraryEntry] = [:]
    for catalog in catalogs {
      for entry in catalog.entries {
        let key = TextKey(table: catalog.table, key: entry.key)
        if entries[key] == nil { entries[key] = LibraryEntry(catalog: catalog, entry: entry) }
      }
    }
    self.entries = entries
  }

  /// The tag of the language that serves a locale, or nil where none does.
  public func language(for locale: LocaleIdentifier) -> String? { choice.language(for: locale) }

  /// Whether a locale is served by the source language.
  public func isSource(_ locale: LocaleIdentifier) -> Bool { language(for: locale) == sourceLanguage }

  /// The entry of a key.
  public func entry(_ key: TextKey) -> CatalogEntry? { entries[key]?.entry }

  /// The path of the catalog that holds a key, or of the first of its table.
  public func file(of key: TextKey) -> String? { entries[key]?.file ?? tables[key.table]?.first?.file }

  /// The text of a key in the language that serves a locale.
  public func lookup(_ key: TextKey, locale: LocaleIdentifier) -> TextLookup {
    guard let language = language(for: locale) else {
      return .missing(
        MissingText(.noLanguage, "no language of the catalogs serves '\(locale)'", location: entries[key]?.location))
    }
    guard let entry = entries[key] else { return absent(key, language: language) }
    return entry.lookup(key.key, language: language)
  }

  /// What is answered for a key without entry: in the source language, the key is shown as it stands, and one without
  /// words in every language.
  private func absent(_ key: TextKey, language: String) -> TextLookup {
    if language == sourceLanguage || !key.key.hasWords {
      return .found(FoundText(content: .message(MessageSource(key.key)), language: language))
    }
    let reason: MissingText.Reason = tables[key.table] == nil ? .noTable : .noEntry
    let message =
      tables[key.table] == nil
      ? "there is no catalog '\(key.table)' for '\(key.key)'" : "the catalog '\(key.table)' has no entry '\(key.key)'"
    return .missing(MissingText(reason, message, language: language))
  }
}

/// An entry with its catalog's source language.
struct LibraryEntry: Sendable {
  let file: String
  let sourceLanguage: String
  let entry: CatalogEntry

  init(catalog: Catalog, entry: CatalogEntry) {
    file = catalog.file
    sourceLanguage = catalog.sourceLanguage
    self.entry = entry
  }

  var location: Location { entry.location }

  func lookup(_ key: String, language: String) -> TextLookup {
    let language = entry.shouldTranslate ? language : sourceLanguage
    let isSource = language == sourceLanguage
    guard let localization = entry.localization(language), let source = localization.messageSource else {
      if isSource {
        return .found(
          FoundText(content: .message(MessageSource(key)), language: language, location: location, file: file))
      }
      return .missing(
        MissingText(.noTranslation, "'\(key)' has no text in '\(language)'", location: location, language: language))
    }
    for (path, unit) in localization.units {
      let form = "\(path)".isEmpty ? "" : " in its form '\(path)'"
      if !isSource && unit.state == .new {
        return .missing(
          MissingText(
            .notTranslated, "'\(key)' is still to be translated to '\(language)'\(form)", location: unit.location,
            language: language))
      }
      if unit.value.isBlank && !key.isBlank {
        return .missing(
          MissingText(.empty, "'\(key)' is empty in '\(language)'\(form)", location: unit.location, language: language))
      }
    }
    return .found(
      FoundText(
        content: .message(source), language: language, location: localization.location, file: file,
        localization: localization))
  }
}

extension String {
  /// Whether it holds nothing but white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
