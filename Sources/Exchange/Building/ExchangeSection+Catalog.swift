public import Catalogs
public import Findings

extension ExchangeSection {
  /// Which units go out.
  public enum Selection: String, CaseIterable, Sendable {
    /// Those without a finished translation.
    case missing
    /// Those whose source changed since they were translated, and those that wait for review.
    case changed
    case all
  }

  /// The units of a catalog in one language, in the order of the catalog.
  ///
  /// Entries that are not to be translated are left out, and phrases of App Shortcuts, which are counted. `original` is the path of the
  /// catalog as the file is to name it.
  public init(
    _ catalog: Catalog, language: String, original: String? = nil,
    context: (_ entry: CatalogEntry) -> UnitContext? = { _ in nil }
  ) {
    let table = TextTable(catalog, languages: [language])
    self.init(catalog, table, language: language, original: original, contexts: table.entries.map(context))
  }

  /// The units of a catalog in several languages, a section for each, as ``init(_:language:original:context:)`` makes
  /// them; `workers` make several at once.
  public static func sections(
    of catalog: Catalog, languages: [String], original: String? = nil, workers: Workers = .one,
    context: (_ entry: CatalogEntry) -> UnitContext? = { _ in nil }
  ) -> [ExchangeSection] {
    let table = TextTable(catalog, languages: languages)
    let contexts = table.entries.map(context)
    let weight = table.entries.count * 200
    return workers.map(workers.parts(of: languages.map { _ in weight })) { part in
      languages[part].map {
        ExchangeSection(catalog, table, language: $0, original: original, contexts: contexts)
      }
    }.flatMap { $0 }
  }

  private init(
    _ catalog: Catalog, _ table: TextTable, language: String, original: String?, contexts: [UnitContext?]
  ) {
    let builder = UnitBuilder(catalog, table, language: language)
    var units = ExchangeUnits(table.texts)
    units.reserveCapacity(table.entries.count)
    var phraseCount = 0
    for entry in table.entries.indices where table.rows[entry].isTranslatable {
      let first = units.count
      builder.append(entry, context: contexts[entry], to: &units)
      if units.count == first, builder.hasPhrases(entry) { phraseCount += 1 }
    }
    self.init(
      catalog: CatalogName(path: original ?? catalog.file), sourceLanguage: table.sourceLanguage,
      targetLanguage: language, units: units)
    self.phraseCount = phraseCount
  }

  /// Notes the source texts of an earlier export of the same catalog where they are others than now.
  ///
  /// A translation that is another one than in the earlier export was made since, from the text of now.
  public mutating func compare(withEarlier earlier: ExchangeSection) {
    let former = Dictionary(earlier.units.map { ($0.name, $0) }) { first, _ in first }
    for index in units.indices {
      var unit = units[index]
      guard let now = unit.source, let target = unit.target, let old = former[unit.name],
        let source = old.source, old.target?.hasSameBytes(as: target) ?? false
      else { continue }
      let former = source.hasSameBytes(as: now) ? old.oldSource : source
      guard let former else { continue }
      unit.oldSource = former
      units[index] = unit
    }
  }

  /// Keeps the units of a selection; a key of which one form is wanted keeps all its forms.
  public mutating func select(_ selection: Selection) {
    guard selection != .all else { return }
    let wanted = groups.filter { group in
      group.contains { unit in
        switch selection {
        case .all: true
        case .missing: unit.target == nil || unit.state == .new
        case .changed: unit.target != nil && (unit.oldSource != nil || unit.state == .needsReview)
        }
      }
    }
    units.keep(wanted.lazy.flatMap(\.indices))
  }
}
