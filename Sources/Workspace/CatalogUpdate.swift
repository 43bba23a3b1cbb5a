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
  }
}

extension Inspection {
  /// Brings the catalogs in step with what was extracted.
  ///
  /// Strings of previews are in no catalog. Tables that the code does not own are left alone: `InfoPlist`,
  /// `AppShortcuts` and those of Interface Builder files.
  public func catalogUpdate(_ options: SyncOptions = SyncOptions()) -> CatalogUpdate {
    var update = CatalogUpdate()
    let strings = extraction.strings
    let tables = Dictionary(grouping: strings.filter { !$0.isPreview }, by: \.table)
    let ids = Dictionary(grouping: paywalls.filter { $0.form == .componentTree }.flatMap(\.texts), by: \.table)
    var sync = options
    if !isComplete { sync.unreadSources.append("sources that were not read") }
    for catalog in catalogs where catalog.isOwnedByCode {
      var edited = catalog
      var summary = SyncSummary()
      if tables[catalog.table] != nil || ids[catalog.table] == nil {
        let entries = (tables[catalog.table] ?? []).filter { $0.reach == .localized || !$0.isDemo }
        summary = CatalogSync.sync(&edited, with: entries.map(ExtractedEntry.init), options: sync)
      }
      summary.changes += edited.enter(ids[catalog.table] ?? [])
      if edited.serialized() != catalog.serialized() { update.changes.append(.init(catalog: edited, summary: summary)) }
    }
    addMissing(tables.keys.sorted() + ids.keys.sorted(), to: &update)
    return update
  }

  /// Tells of tables that the code asks for and no catalog holds.
  private func addMissing(_ tables: [String], to update: inout CatalogUpdate) {
    let present = Set(catalogs.map(\.table))
    for table in Set(tables).subtracting(present).sorted() {
      let string = extraction.strings.first { $0.table == table && !$0.isPreview && $0.reach == .localized }
      guard string != nil || paywalls.contains(where: { $0.texts.contains { $0.table == table } }) else { continue }
      update.findings.append(
        Finding(
          rule: "missing-table", category: .source, severity: .warning,
          message: "the table '\(table)' has no String Catalog", location: string?.location,
          advice: "create \(table).xcstrings, or name its folder with --catalogs"))
    }
  }
}

extension Catalog {
  /// Whether extraction is what fills the table.
  fileprivate var isOwnedByCode: Bool {
    table != "InfoPlist" && table != "AppShortcuts" && !table.hasSuffix("-InfoPlist")
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
      isVerbatim: string.reach == .verbatim)
  }
}
