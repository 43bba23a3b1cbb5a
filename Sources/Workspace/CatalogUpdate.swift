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
    for catalog in catalogs {
      if let change = change(of: catalog, options) { update.changes.append(change) }
    }
    addMissing(to: &update, options, creation)
    return update
  }

  /// Whether the code has phrases of App Shortcuts. Without them their catalog may be kept by hand.
  private var hasPhrases: Bool { extraction.strings.contains { $0.table == "AppShortcuts" && !$0.isPreview } }

  /// What is to be done to one catalog; nil where it is in step.
  public func change(of catalog: Catalog, _ options: SyncOptions) -> CatalogUpdate.Change? {
    guard catalog.isOwnedByCode, catalog.table != "AppShortcuts" || hasPhrases else { return nil }
    let original = catalog.serialized()
    guard let change = change(of: catalog, isNew: false, options), change.catalog.serialized() != original else {
      return nil
    }
    return change
  }

  private func change(of catalog: Catalog, isNew: Bool, _ options: SyncOptions) -> CatalogUpdate.Change? {
    let strings = extraction.strings.filter { !$0.isPreview && $0.table == catalog.table }
    let ids = paywalls.filter { $0.form == .componentTree }.flatMap(\.texts).filter { $0.table == catalog.table }
    var options = options
    if !isComplete { options.unreadSources.append("sources that were not read") }
    var edited = catalog
    var summary = SyncSummary()
    if !strings.isEmpty || ids.isEmpty {
      let entries = strings.filter { $0.reach == .localized || !$0.isDemo }
      summary = CatalogSync.sync(&edited, with: entries.map(ExtractedEntry.init), options: options)
    }
    summary.changes += edited.enter(ids)
    return .init(catalog: edited, summary: summary, original: isNew ? nil : catalog.serialized())
  }

  /// Makes the catalogs of tables that the code asks for and that have none, or tells of them.
  private func addMissing(
    to update: inout CatalogUpdate, _ options: SyncOptions, _ creation: CatalogUpdate.Creation?
  ) {
    let ids = paywalls.filter { $0.form == .componentTree }.flatMap(\.texts)
    let tables = extraction.strings.lazy.filter { !$0.isPreview }.map(\.table) + ids.map(\.table)
    let present = Set(catalogs.map(\.table))
    for table in Set(tables).subtracting(present).sorted() {
      let string = extraction.strings.first { $0.table == table && !$0.isPreview && $0.reach == .localized }
      guard string != nil || paywalls.contains(where: { $0.texts.contains { $0.table == table } }) else { continue }
      if let creation {
        let file = Path.join(creation.folder, "\(table).xcstrings")
        let catalog = Catalog(table: table, file: file, sourceLanguage: creation.sourceLanguage)
        if let change = change(of: catalog, isNew: true, options) { update.changes.append(change) }
        continue
      }
      update.findings.append(
        Finding(
          rule: "missing-table", category: .source, severity: .warning,
          message: "the table '\(table)' has no String Catalog", location: string?.location,
          advice: "create \(table).xcstrings, with --create or by hand, or name its folder with --catalogs"))
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
