public import Catalogs

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
  /// Entries that are not to be translated are left out, and phrases of App Shortcuts. `original` is the path of the
  /// catalog as the file is to name it.
  public init(
    _ catalog: Catalog, language: String, original: String? = nil,
    context: (_ entry: CatalogEntry) -> UnitContext? = { _ in nil }
  ) {
    let builder = UnitBuilder(catalog, language: language)
    var units: [ExchangeUnit] = []
    for entry in catalog.entries where entry.shouldTranslate {
      let first = units.count
      units += builder.units(of: entry)
      if let context = context(entry) {
        for index in first..<units.count { units[index].context = context }
      }
    }
    self.init(
      catalog: CatalogName(path: original ?? catalog.file), sourceLanguage: catalog.sourceLanguage,
      targetLanguage: language, units: units)
  }

  /// Notes the source texts of an earlier export of the same catalog where they are others than now.
  ///
  /// A translation that is another one than in the earlier export was made since, from the text of now.
  public mutating func compare(withEarlier earlier: ExchangeSection) {
    let former = Dictionary(earlier.units.map { ($0.name, $0) }) { first, _ in first }
    for index in units.indices {
      guard let now = units[index].source, let target = units[index].target, let old = former[units[index].name],
        let source = old.source, old.target?.hasSameBytes(as: target) ?? false
      else { continue }
      units[index].oldSource = source.hasSameBytes(as: now) ? old.oldSource : source
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
    units = wanted.flatMap { $0 }
  }
}
