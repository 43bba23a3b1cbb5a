public import Catalogs
internal import Extraction
public import Findings
internal import Paywalls

/// The catalogs of a project brought in step with its sources, before anything is written.
public struct CatalogUpdate: Sendable {
  /// The catalogs that changed, with what was done to each.
  public var changes: [Change] = []
  /// What could not be done, such as a table that no catalog holds.
  public var findings: [Finding] = []

  public struct Change: Sendable {
    public let catalog: Catalog
    public let summary: SyncSummary
    /// The bytes of the file before; nil for a catalog that is new.
    public let original: [UInt8]?
  }

  /// Where catalogs are made for tables that have none.
  public struct Creation: Sendable {
    public let folder: String
    public let sourceLanguage: String

    public init(folder: String, sourceLanguage: String) {
      self.folder = folder
      self.sourceLanguage = sourceLanguage
    }
  }
}

extension Inspection {
  /// Brings the catalogs in step with what was extracted, and makes those that are missing where `creation` says so.
  ///
  /// Strings of previews are in no catalog. Tables that the code does not own are left alone: `InfoPlist`,
  /// those of Interface Builder files, and `AppShortcuts` where the code has no phrases.
  public func catalogUpdate(
    _ options: SyncOptions = SyncOptions(), creation: CatalogUpdate.Creation? = nil
  ) -> CatalogUpdate {
    var update = CatalogUpdate()
    let homes = CatalogHomes(of: self)
    for (index, catalog) in catalogs.enumerated() {
      if let change = change(of: catalog, holding: homes.held[index] ?? [], options) { update.changes.append(change) }
    }
    addMissing(homes.homeless, to: &update, options, creation)
    return update
  }

  /// What is to be done to one catalog, as it stands now; nil where it is in step.
  public func change(of catalog: Catalog, _ options: SyncOptions) -> CatalogUpdate.Change? {
    let homes = CatalogHomes(of: self)
    let index = catalogs.firstIndex { $0.file == catalog.file }
    // A catalog that was not there when the project was read is one that was made for a table without any.
    let strings = index.map { homes.held[$0] ?? [] } ?? homes.homeless.filter { $0.table == catalog.table }
    return change(of: catalog, holding: strings, options)
  }

  private func change(
    of catalog: Catalog, holding strings: [ExtractedString], _ options: SyncOptions
  ) -> CatalogUpdate.Change? {
    guard catalog.isOwnedByCode, catalog.table != "AppShortcuts" || hasPhrases else { return nil }
    let original = catalog.serialized()
    let (edited, summary) = synced(catalog, with: strings, options)
    return edited.serialized() == original ? nil : .init(catalog: edited, summary: summary, original: original)
  }

  private func synced(
    _ catalog: Catalog, with strings: [ExtractedString], _ options: SyncOptions
  ) -> (Catalog, SyncSummary) {
    let ids = componentTexts.filter { $0.table == catalog.table }
    var options = options
    options.unreadSources += unreadSources(of: catalog)
    var edited = catalog
    var summary = SyncSummary()
    if ids.isEmpty || extraction.strings.contains(where: { !$0.isPreview && $0.table == catalog.table }) {
      let entries = strings.filter { $0.reach == .localized || !$0.isDemo }
      summary = CatalogSync.sync(&edited, with: entries.map(ExtractedEntry.init), options: options)
    }
    summary.changes += edited.enter(ids)
    return (edited, summary)
  }

  /// Whether the code has phrases of App Shortcuts. Without them their catalog may be kept by hand.
  private var hasPhrases: Bool { extraction.strings.contains { $0.table == "AppShortcuts" && !$0.isPreview } }

  private var componentTexts: [PaywallText] { paywalls.filter { $0.form == .componentTree }.flatMap(\.texts) }

  /// What may hold keys of a catalog and was not read: nothing goes stale while there is any.
  private func unreadSources(of catalog: Catalog) -> [String] {
    (isComplete ? [] : ["sources that were not read"])
      + unread.filter { $0.mayHold(keysOf: catalog.table) }.map(\.path)
  }
}

// MARK: Tables without a catalog

extension Inspection {
  /// Makes the catalogs of tables that the code asks for and that have none in its target, or tells of them.
  private func addMissing(
    _ homeless: [ExtractedString], to update: inout CatalogUpdate, _ options: SyncOptions,
    _ creation: CatalogUpdate.Creation?
  ) {
    let present = Set(catalogs.map(\.table))
    let strings = Dictionary(grouping: homeless, by: \.table)
    let asked = strings.filter { $0.value.contains { $0.reach == .localized } }.map(\.key)
    for table in Set(asked + componentTexts.map(\.table).filter { !present.contains($0) }).sorted() {
      if let creation, !present.contains(table) {
        let file = Path.join(creation.folder, "\(table).xcstrings")
        let catalog = Catalog(table: table, file: file, sourceLanguage: creation.sourceLanguage)
        let (edited, summary) = synced(catalog, with: strings[table] ?? [], options)
        update.changes.append(.init(catalog: edited, summary: summary, original: nil))
      } else {
        let string = strings[table]?.first { $0.reach == .localized }
        update.findings.append(missingTable(table, of: string, isElsewhere: present.contains(table)))
      }
    }
  }

  private func missingTable(_ table: String, of string: ExtractedString?, isElsewhere: Bool) -> Finding {
    let targets = string.map { structure.targets(of: Path.normalized($0.location.file)) } ?? []
    let owner = targets.min().map { " of the target '\(structure.targets[$0].name)'" } ?? ""
    return Finding(
      rule: "missing-table", category: .source, severity: .warning,
      message: "the table '\(table)'\(owner) has no String Catalog", location: string?.location,
      advice: isElsewhere
        ? "create \(table).xcstrings in the target, or make an existing one part of it"
        : "create \(table).xcstrings, with --create or by hand, or name its folder with --catalogs")
  }
}

/// Which catalog of an inspection holds which strings.
private struct CatalogHomes {
  /// By the catalog's index, in the order found.
  private(set) var held: [Int: [ExtractedString]] = [:]
  /// Strings whose table has no catalog.
  private(set) var homeless: [ExtractedString] = []

  init(of inspection: Inspection) {
    var ownership = TableOwnership(inspection.catalogs, structure: inspection.structure)
    for string in inspection.extraction.strings where !string.isPreview {
      let homes = ownership.catalogs(of: string)
      for catalog in homes { held[catalog, default: []].append(string) }
      if homes.isEmpty { homeless.append(string) }
    }
  }
}

extension Catalog {
  /// Whether extraction is what fills the table.
  fileprivate var isOwnedByCode: Bool {
    table != "InfoPlist" && !table.hasSuffix("-InfoPlist")
      && !file.split(separator: "/").contains("mul.lproj")
  }

  /// Adds the localization ids of component trees that are missing, as `manual` entries.
  fileprivate mutating func enter(_ texts: [PaywallText]) -> [SyncSummary.Change] {
    var changes: [SyncSummary.Change] = []
    for text in texts where self[text.key] == nil {
      do throws(CatalogEditProblem) {
        try insert(EntryDraft(key: text.key, extractionState: .manual))
        changes.append(.init(key: text.key, kind: .added))
      } catch {}
    }
    return changes
  }
}

extension ExtractedEntry {
  /// What a catalog keeps of an extracted string.
  fileprivate init(_ string: ExtractedString) {
    self.init(
      key: string.key, comments: string.comment.map { [$0] } ?? [], defaultValue: string.defaultValue,
      phrases: string.alternatives.isEmpty ? nil : string.alternatives,
      isVerbatim: string.reach == .verbatim)
  }
}
