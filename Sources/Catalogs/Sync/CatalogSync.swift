import StructuredText

/// Brings a catalog in step with the code, as Xcode does after a build.
public enum CatalogSync {
  /// Edits a catalog so that it holds what was extracted for its table, and tells what was done.
  ///
  /// Doing it again changes nothing. Entries marked `manual` are never touched, but for those that a sync entered
  /// itself (see `VerbatimMark`). A catalog that was not read in full (`isSound`) is left alone.
  @discardableResult
  public static func sync(
    _ catalog: inout Catalog, with extracted: [ExtractedEntry], options: SyncOptions = SyncOptions()
  ) -> SyncSummary {
    guard catalog.isSound else { return SyncSummary() }
    var run = SyncRun(catalog: catalog, options: options)
    let entries = UnitedEntry.united(extracted).filter { !$0.isVerbatim || options.entersVerbatim }
    let found = Set(entries.map { ExactKey($0.key) })
    run.moveKeys(to: entries, found)
    if options.followsRenames && options.unreadSources.isEmpty { run.followRenames(to: entries, found) }
    for entry in entries { run.take(entry) }
    run.leave(except: found)
    catalog = run.catalog
    return SyncSummary(changes: run.changes)
  }
}

/// One sync at work.
struct SyncRun {
  var catalog: Catalog
  let options: SyncOptions
  var changes: [SyncSummary.Change] = []

  init(catalog: Catalog, options: SyncOptions) {
    self.catalog = catalog
    self.options = options
  }

  /// Brings the entry of a key that the code has up to date, or adds it.
  mutating func take(_ entry: UnitedEntry) {
    guard let present = catalog[entry.key] else { return add(entry) }
    let isMarked = VerbatimMark.isOn(present)
    switch present.extractionState {
    case .manual where !isMarked, .migrated, .unknown: return
    default: break
    }
    if entry.isVerbatim {
      if !isMarked { keepAsManual(present) }
      return
    }
    updateState(of: present, entry)
    updateComment(of: present, entry)
    updateSource(of: present, entry)
  }

  /// Adds an entry as Xcode would.
  private mutating func add(_ entry: UnitedEntry) {
    var draft = EntryDraft(key: entry.key, comment: entry.comment)
    if entry.isVerbatim {
      draft.comment = VerbatimMark.comment
      draft.extractionState = .manual
    } else {
      if entry.hasValue { draft.extractionState = .extractedWithValue }
      if !entry.phrases.isEmpty {
        draft.texts = [.init(language: catalog.sourceLanguage, state: .new, phrases: entry.phrases)]
      } else if let value = entry.sourceValue {
        draft.texts = [.init(language: catalog.sourceLanguage, state: .new, value: value)]
      }
    }
    note(entry.isVerbatim ? .addedVerbatim : .added, entry.key) { try $0.insert(draft) }
  }

  /// A text that was looked up and is no longer, but is still shown: its entry is kept as a person's would be.
  private mutating func keepAsManual(_ present: CatalogEntry) {
    note(.addedVerbatim, present.key) { catalog in
      try catalog.setExtractionState(.manual, key: present.key)
      if present.comment == nil { try catalog.setComment(VerbatimMark.comment, key: present.key) }
    }
  }

  private mutating func updateState(of present: CatalogEntry, _ entry: UnitedEntry) {
    let state: ExtractionState? = entry.hasValue ? .extractedWithValue : nil
    guard present.extractionState != state else { return }
    let wasAway = present.extractionState == .stale || present.extractionState == .manual
    note(wasAway ? .revived : .sourceValue, entry.key) { catalog in
      try catalog.setExtractionState(state, key: entry.key)
    }
  }

  /// Takes the comments of the code over. An entry whose code gives none keeps what it has.
  private mutating func updateComment(of present: CatalogEntry, _ entry: UnitedEntry) {
    let hasMark = present.node["comment"]?.spells(VerbatimMark.comment) ?? false
    guard entry.comment != nil || hasMark else { return }
    if let comment = entry.comment, present.node["comment"]?.spells(comment) ?? false { return }
    note(.comment, entry.key) { catalog in
      try catalog.setComment(entry.comment, key: entry.key)
    }
  }

  /// Takes the source text of the code over where nobody worked on the one in the catalog.
  private mutating func updateSource(of present: CatalogEntry, _ entry: UnitedEntry) {
    guard entry.phrases.isEmpty else { return updatePhrases(of: present, entry.phrases) }
    guard let value = entry.sourceValue else { return }
    let language = catalog.sourceLanguage
    guard let source = present.localization(language) else {
      return note(.sourceValue, entry.key) {
        try $0.setValue(value, state: .new, key: entry.key, language: language)
      }
    }
    guard entry.defaultValue != nil, case .unit(let unit) = source.content, unit.state == .new else { return }
    guard !unit.value.utf8.elementsEqual(value.utf8) else { return }
    note(.sourceValue, entry.key) { try $0.setValue(value, state: .new, key: entry.key, language: language) }
    if options.reviewsChangedSources { reviewTranslations(of: present) }
  }

  /// Takes the phrases of the code over where nobody worked on those in the catalog.
  private mutating func updatePhrases(of present: CatalogEntry, _ phrases: [String]) {
    let language = catalog.sourceLanguage
    switch present.localization(language)?.content {
    case nil, .unit?, .some(.none): break
    case .set(let set)?:
      guard set.state == .new, !set.values.map(ExactKey.init).elementsEqual(phrases.map(ExactKey.init)) else { return }
    default: return
    }
    let isNew = present.localization(language) == nil
    note(.sourceValue, present.key) {
      try $0.setPhrases(phrases, state: .new, key: present.key, language: language)
    }
    if options.reviewsChangedSources && !isNew { reviewTranslations(of: present) }
  }

  mutating func reviewTranslations(of present: CatalogEntry) {
    var reviewed: [String] = []
    for language in present.languages where !language.utf8.elementsEqual(catalog.sourceLanguage.utf8) {
      let count = try? catalog.setState(
        .needsReview, ofTextsIn: [.translated, .machineTranslated], key: present.key, language: language)
      if let count, count > 0 { reviewed.append(language) }
    }
    if !reviewed.isEmpty {
      changes.append(.init(key: present.key, kind: .needsReview, languages: reviewed))
    }
  }

  /// Marks or takes out the entries whose keys the code no longer has.
  mutating func leave(except found: Set<ExactKey>) {
    for entry in catalog.entries where !found.contains(ExactKey(entry.key)) {
      switch entry.extractionState {
      case .manual where !VerbatimMark.isOn(entry), .migrated, .unknown: continue
      case .stale where !options.prunes: continue
      case _ where !options.prunes && !options.marksStale: continue
      default: break
      }
      if !options.unreadSources.isEmpty {
        if entry.extractionState != .stale { changes.append(.init(key: entry.key, kind: .keptUnread)) }
      } else if options.prunes {
        note(.pruned, entry.key) { try $0.removeEntry(entry.key) }
      } else {
        note(.stale, entry.key) { try $0.setExtractionState(.stale, key: entry.key) }
      }
    }
  }

  /// Makes a change and notes it. An edit that is refused (an entry that is no object) leaves the entry alone.
  mutating func note(
    _ kind: SyncSummary.Kind, _ key: String, _ change: (inout Catalog) throws -> Void
  ) {
    do {
      try change(&catalog)
      changes.append(.init(key: key, kind: kind))
    } catch {
      return
    }
  }
}
