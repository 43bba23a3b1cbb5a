public import Catalogs
public import Findings
import StructuredText
import WordgateLocales

/// Writes the texts of catalogs into the definitions that they came from, each in the file's own form. Nothing but
/// localizations changes; a text that is as it was keeps its bytes.
public enum DefinitionWriter {
  /// A definition file with new texts.
  public struct Result: Sendable {
    public var bytes: [UInt8]
    /// How many texts changed or came in, by paywall and language tag; pairs without any are left out.
    public var written: [Written] = []
    /// What could not be written.
    public var findings: [Finding] = []
  }

  public struct Written: Hashable, Sendable {
    public var paywall: String
    public var language: String
    public var texts: Int
  }

  /// Writes into a file what `catalog` holds for each paywall; nil for a paywall that is to stay as it is.
  public static func write(
    into bytes: [UInt8], file: String, languages: Set<String>? = nil, catalog: (_ paywall: String) -> Catalog?
  ) -> Result {
    let document = JSONDocument(bytes, file: file)
    var result = Result(bytes: bytes, findings: document.problems)
    guard let root = document.root else { return result }
    var edits: [JSONEdit] = []
    let places = DefinitionPlace.all(in: JSONPlace(node: root, path: .root), name: PaywallReader.stem(of: file))
    for place in places {
      guard let catalog = catalog(place.id) else { continue }
      var writing = DefinitionWriting(place, catalog: catalog, document: document, languages: languages)
      writing.run()
      edits += writing.edits.all
      result.written += writing.written
      result.findings += writing.findings
    }
    result.bytes = edits.isEmpty ? bytes : document.applying(edits)
    return result
  }
}

/// One paywall on its way back into its file.
struct DefinitionWriting {
  let place: DefinitionPlace
  let paywall: Paywall
  let catalog: Catalog
  let own: OwnLocalizations
  let languages: Set<String>?
  var edits: LocalizationEdits
  var written: [DefinitionWriter.Written] = []
  var findings: [Finding] = []

  init(_ place: DefinitionPlace, catalog: Catalog, document: JSONDocument, languages: Set<String>?) {
    self.place = place
    paywall = place.read()
    self.catalog = catalog
    own = paywall.localizations ?? OwnLocalizations(defaultLocale: "", location: paywall.location)
    self.languages = languages
    edits = LocalizationEdits(document)
  }

  mutating func run() {
    guard paywall.localizations != nil else {
      return report("no-localizations", .warning, "'\(paywall.id)' carries no texts", at: paywall.location)
    }
    guard DefinitionCatalog.tag(of: own.defaultLocale) == catalog.sourceLanguage else {
      return report(
        "other-source-language", .error,
        "the source language of '\(catalog.file)' is '\(catalog.sourceLanguage)', that of '\(paywall.id)' is "
          + "'\(own.defaultLocale)'", at: paywall.location)
    }
    let ids = Set(paywall.texts.filter { $0.kind != .image }.map(\.key))
    for entry in catalog.entries where !ids.contains(entry.key) && entry.extractionState != .stale {
      report(
        "unknown-localization-id", .warning, "'\(paywall.id)' shows no text '\(entry.key)'", at: entry.location,
        key: entry.key, advice: "run 'wordgate extract --into' again")
    }
    for language in catalog.languages where languages?.contains(language) ?? true {
      let texts = self.texts(in: language, ids: ids)
      guard !texts.isEmpty else { continue }
      let locale = self.locale(of: language)
      let count = write(texts, locale: locale.name, isNew: locale.isNew)
      if count > 0 { written.append(.init(paywall: paywall.id, language: language, texts: count)) }
    }
  }

  /// The texts of a language that are ready, by id, where they differ from what the file has.
  private mutating func texts(in language: String, ids: Set<String>) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in catalog.entries where ids.contains(entry.key) {
      guard let localization = entry.localization(language) else { continue }
      guard case .unit(let unit) = localization.content, localization.substitutions.isEmpty else {
        report(
          "forms-not-carried", .error, "'\(entry.key)' has several forms in '\(language)': a definition holds one",
          at: localization.location, locale: language, key: entry.key, advice: "write one text that fits all numbers")
        continue
      }
      if unit.state != .new, !unit.value.isBlank { texts[entry.key] = unit.value }
    }
    return texts
  }

  /// The locale of the file that a language of the catalog is, or how the file would write a new one.
  private func locale(of language: String) -> (name: String, isNew: Bool) {
    if let same = own.locales.first(where: { DefinitionCatalog.tag(of: $0) == language }) { return (same, false) }
    let wanted = LocaleIdentifier(language)
    if let wanted, let equal = own.locales.first(where: { LocaleIdentifier($0) == wanted }) { return (equal, false) }
    let hasHyphens: Bool
    if own.locales.contains(where: { $0.utf8.contains(UInt8(ascii: "_")) }) {
      hasHyphens = false
    } else if own.locales.contains(where: { $0.utf8.contains(UInt8(ascii: "-")) }) {
      hasHyphens = true
    } else {
      hasHyphens = paywall.form == .adapty
    }
    if hasHyphens { return (language, true) }
    let bytes = language.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
    return (String(decoding: bytes, as: UTF8.self), true)
  }

  /// Writes texts of one locale and gives the number of those that changed.
  private mutating func write(_ texts: [String: String], locale: String, isNew: Bool) -> Int {
    switch place.kind {
    case .components:
      guard let holder = place.place("componentslocalizations") ?? place.place("localizations") else { return 0 }
      return writeTree(texts, locale: locale, isNew: isNew, in: holder)
    case .revenueCatV1:
      let byTier = place.place("localizedstringsbytier").flatMap { $0.members.isEmpty ? nil : $0 }
      guard let holder = byTier ?? place.place("localizedstrings") else { return 0 }
      return writeTree(texts, locale: locale, isNew: isNew, in: holder)
    case .adapty: return writeAdapty(texts, locale: locale, isNew: isNew)
    case .storeKit: return writeStoreKit(texts, locale: locale)
    }
  }

  /// Puts texts in the place of those that the file has, and gives the number of those that changed.
  mutating func replace(_ texts: [String: String], locale: String) -> Int {
    var count = 0
    for (id, text) in texts.sorted(by: { $0.key < $1.key }) {
      guard let value = own.value(id, locale: locale), value.kind != .image, value.markup != text else { continue }
      edits.replace(value.range, with: .string(text))
      count += 1
    }
    return count
  }

  mutating func report(
    _ rule: String, _ severity: Severity, _ message: String, at location: Location, locale: String? = nil,
    key: String? = nil, advice: String? = nil
  ) {
    findings.append(
      Finding(
        rule: rule, category: .paywall, severity: severity, message: message, location: location, locale: locale,
        key: key, paywall: paywall.id, advice: advice))
  }
}
