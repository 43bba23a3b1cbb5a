public import Catalogs
public import Findings

/// Takes the units of translators into catalogs: each unit ends in exactly one outcome, and a catalog changes where a
/// unit was applied and nowhere else.
public struct CatalogImport: Sendable {
  /// The catalogs with the translations; those that no unit touched are as they were.
  public private(set) var catalogs: [Catalog]
  /// What became of each unit, in the order of the document.
  public private(set) var outcomes = UnitOutcomes()

  /// Applies a document. `catalogIndex` tells which of the catalogs a section means, nil for none of them; `workers` take
  /// several languages, then several entries at once.
  public init(
    _ document: ExchangeDocument, into catalogs: [Catalog], options: ImportOptions = ImportOptions(),
    workers: Workers = .one, catalogIndex: (CatalogName) -> Int?
  ) {
    self.catalogs = catalogs
    let sections = document.withSources(of: catalogs, catalogIndex)
    var ends: [Int: UnitOutcomes.Part] = [:]
    var groups = SectionGroups()
    for (number, section) in sections.enumerated() {
      guard let index = catalogIndex(section.catalog), catalogs.indices.contains(index) else {
        let result = UnitOutcome.Result.refused(.unknownCatalog(section.original))
        ends[number] = UnitOutcomes.Part(section, catalog: section.original, common: result)
        continue
      }
      if let result = Self.end(of: section, in: catalogs[index]) {
        ends[number] = UnitOutcomes.Part(section, catalog: catalogs[index].file, common: result)
      } else {
        groups.add(number, section, catalog: index)
      }
    }
    let tables = groups.tables(of: catalogs)
    let all = groups.all
    let weights = all.map { group in group.sections.reduce(0) { $0 + sections[$1].units.count * 200 } }
    let verdicts = workers.map(workers.parts(of: weights)) { part in
      all[part].flatMap { group -> [SectionVerdict] in
        guard let table = tables[group.catalog] else { return [] }
        var seen = SeenUnits(entries: table.rows.count)
        return group.sections.map { number in
          let judge = UnitJudge(catalogs[group.catalog], table, section: sections[number], options: options)
          return SectionVerdict(number, sections[number], catalog: group.catalog, judge, &seen, catalogs[group.catalog].file)
        }
      }
    }
    let changes = collect(verdicts.flatMap { $0 }, of: sections, ends)
    apply(changes, tables, workers)
    if options.isLikeXcode { raiseVersions(like: catalogs) }
  }

  /// How many units ended in an outcome: `applied`, `unchanged`, `refused`, `ignored`.
  public func count(of name: String) -> Int { outcomes.count(of: name) }

  /// How all units of a section end that cannot be looked at one by one; nil where they can.
  private static func end(of section: ExchangeSection, in catalog: Catalog) -> UnitOutcome.Result? {
    let source = catalog.sourceLanguage
    if section.sourceLanguage.isEmpty, section.targetLanguage.hasSameBytes(as: source) {
      // A format that does not name the source language hands out the source texts as one language among others.
      return .ignored(.sourceTexts)
    }
    if !section.sourceLanguage.isEmpty, section.sourceLanguage != source {
      return .refused(
        .language("the file translates from '\(section.sourceLanguage)', the catalog is written in '\(source)'"))
    }
    return nil
  }

  /// Puts the outcomes into the order of the document, and gives the changes of each catalog.
  private mutating func collect(
    _ verdicts: [SectionVerdict], of sections: [ExchangeSection], _ ends: [Int: UnitOutcomes.Part]
  ) -> [Int: PendingChanges] {
    var bySection: [Int: SectionVerdict] = [:]
    for verdict in verdicts { bySection[verdict.section] = verdict }
    var changes: [Int: PendingChanges] = [:]
    for number in sections.indices {
      if let verdict = bySection.removeValue(forKey: number) {
        outcomes.add(verdict.outcomes)
        if !verdict.changes.changes.isEmpty { changes[verdict.catalog, default: PendingChanges()].add(verdict) }
      } else if let end = ends[number] {
        outcomes.add(end)
      }
    }
    return changes
  }

  /// Writes the changes. Where one of them cannot be written, the others still are.
  private mutating func apply(_ changes: [Int: PendingChanges], _ tables: [Int: TextTable], _ workers: Workers) {
    for (index, changes) in changes {
      guard let keys = tables[index]?.entries.map(\.key) else { continue }
      for (place, problem) in catalogs[index].write(changes.batch, keys: keys, workers: workers) {
        let (section, unit) = changes.unit(of: place)
        outcomes.set(section: section, unit: unit, to: .refused(.cannotBeWritten(problem.description)))
      }
    }
  }

  /// Gives a catalog that was changed the version that its members ask for, as Xcode does.
  private mutating func raiseVersions(like before: [Catalog]) {
    for index in catalogs.indices where before[index].version == "1.0" && catalogs[index].version == "1.0" {
      let needsMore = catalogs[index].entries.contains { $0.isCommentAutoGenerated || $0.generatesSymbol != nil }
      if needsMore && catalogs[index].isEdited { catalogs[index].version = "1.1" }
    }
  }
}

/// The changes of one catalog, and which unit each comes from.
private struct PendingChanges {
  private(set) var batch = TextBatch()
  private var sections: [(number: Int, units: [UInt32])] = []

  mutating func add(_ verdict: SectionVerdict) {
    batch.add(verdict.changes)
    sections.append((verdict.section, verdict.changedUnits))
  }

  /// The section of the document and the place there of the unit that a change comes from.
  func unit(of place: TextBatch.Place) -> (section: Int, unit: Int) {
    let section = sections[Int(place.part)]
    return (section.number, Int(section.units[Int(place.number)]))
  }
}
