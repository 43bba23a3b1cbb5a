public import Catalogs
import Extraction
import Findings

/// The texts that a definition carries itself, as a String Catalog of their own: localization ids as keys, so that they
/// take the same way to translators and back as the app's.
public enum DefinitionCatalog {
  /// The tag of a language as catalogs write it: `zh-Hant` for `zh_Hant`.
  public static func tag(of locale: String) -> String {
    String(decoding: locale.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }

  /// The name of a paywall's catalog: its id, with `-` for what a file name does not take.
  public static func table(of paywall: String) -> String {
    let bytes = paywall.utf8.map { byte -> UInt8 in
      let isPlain = byte > 0x20 && byte != 0x7F && !#"/\:*?"<>|"#.utf8.contains(byte)
      return isPlain ? byte : UInt8(ascii: "-")
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return name.isEmpty || name.hasPrefix(".") ? "_\(name)" : name
  }

  /// Enters the texts of a definition, and brings those that are there in step with it.
  ///
  /// The text of the source language is the file's. A translation that the catalog has stays, since translators work
  /// there, and is to be looked at again when its source text changed; one that only the file has is taken over. Keys
  /// that the definition no longer shows become stale, or are taken out with `prunes`; in a catalog that code fills
  /// too, they are left alone.
  public static func enter(
    _ paywall: Paywall, into catalog: inout Catalog, prunes: Bool = false
  ) throws(CatalogEditProblem) -> SyncSummary {
    guard let own = paywall.localizations else { return SyncSummary() }
    var entering = Entering(catalog: catalog, own: own)
    let texts = paywall.carriedTexts
    for text in texts { try entering.enter(text) }
    if !entering.isSharedWithCode { try entering.retire(except: Set(texts.map(\.id)), prunes: prunes) }
    catalog = entering.catalog
    return SyncSummary(changes: entering.changes)
  }
}

/// One catalog on its way.
private struct Entering {
  var catalog: Catalog
  let own: OwnLocalizations
  let isSharedWithCode: Bool
  var changes: [SyncSummary.Change] = []

  init(catalog: Catalog, own: OwnLocalizations) {
    self.catalog = catalog
    self.own = own
    isSharedWithCode = catalog.entries.contains { $0.extractionState != .manual && $0.extractionState != .stale }
  }

  mutating func enter(_ text: CarriedText) throws(CatalogEditProblem) {
    guard let entry = catalog[text.id] else {
      let texts = text.values.map { EntryDraft.Text(language: $0.tag, state: .translated, value: $0.markup) }
      try catalog.insert(
        EntryDraft(key: text.id, comment: text.comment, extractionState: .manual, texts: texts))
      changes.append(.init(key: text.id, kind: .added))
      return
    }
    if entry.extractionState == .stale {
      try catalog.setExtractionState(.manual, key: text.id)
      changes.append(.init(key: text.id, kind: .revived))
    }
    let source = entry.localization(catalog.sourceLanguage)?.units.first?.unit.value
    if let value = text.values.first(where: { $0.tag == catalog.sourceLanguage }), value.markup != source {
      try catalog.setValue(value.markup, state: .translated, key: text.id, language: value.tag)
      changes.append(.init(key: text.id, kind: .sourceValue))
      try askForReview(of: text.id, entry)
    }
    var added: [String] = []
    for value in text.values where value.tag != catalog.sourceLanguage && entry.localization(value.tag) == nil {
      try catalog.setValue(value.markup, state: .translated, key: text.id, language: value.tag)
      added.append(value.tag)
    }
    if !added.isEmpty { changes.append(.init(key: text.id, kind: .translations, languages: added)) }
  }

  private mutating func askForReview(of key: String, _ entry: CatalogEntry) throws(CatalogEditProblem) {
    var languages: [String] = []
    for language in entry.languages where language != catalog.sourceLanguage {
      let count = try catalog.setState(.needsReview, ofTextsIn: [.translated], key: key, language: language)
      if count > 0 { languages.append(language) }
    }
    if !languages.isEmpty { changes.append(.init(key: key, kind: .needsReview, languages: languages)) }
  }

  mutating func retire(except ids: Set<String>, prunes: Bool) throws(CatalogEditProblem) {
    for key in catalog.keys where !ids.contains(key) {
      if prunes {
        try catalog.removeEntry(key)
        changes.append(.init(key: key, kind: .pruned))
      } else if catalog[key]?.extractionState != .stale {
        try catalog.setExtractionState(.stale, key: key)
        changes.append(.init(key: key, kind: .stale))
      }
    }
  }
}
