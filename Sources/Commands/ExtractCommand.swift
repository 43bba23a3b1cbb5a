internal import Catalogs
internal import Extraction
internal import Findings
internal import Paywalls
internal import Reports
internal import Workspace

/// `wordgate extract`: finds every user-facing string and brings the catalogs in step.
enum ExtractCommand: Command {
  static let catalogs = Option(name: "--catalogs", value: .many("DIR"), help: "the catalogs to bring in step")
  static let check = Option(name: "--check", value: .none, help: "write nothing; exit 1 if a catalog would change")
  static let noWrite = Option(name: "--no-write", value: .none, help: "only list the strings")
  static let create = Option(name: "--create", value: .none, help: "make catalogs for tables that have none")
  static let localizedOnly = Option(
    name: "--localized-only", value: .none, help: "keep text that is never looked up out of the catalogs")
  static let into = Option(
    name: "--into", value: .one("PLACE"), help: "move the texts that definitions carry into catalogs")
  static let everything = Option(
    name: "--all-targets", value: .none, help: "read the sources of tests and build tools, and those in no target, too")

  static let stringsdata = Option(
    name: "--stringsdata", value: .one("DIR"), help: "write .stringsdata files there, and leave the catalogs alone")
  static let facts = Option(
    name: "--facts", value: .many("DIR"), help: "what 'wordgate facts' wrote, instead of sources")

  static let page = CommandPage(
    "extract", "find every user-facing string and update the catalogs", operands: "[PATH…]",
    options: [catalogs, facts, into, stringsdata, check, noWrite, create] + SyncSwitches.options
      + [localizedOnly, everything, .format] + Option.caching,
    discussion: """
      Reads Swift files and paywall definitions below the paths, or those of the project. The strings go to standard
      output, what was done to the catalogs to standard error. A key goes stale only when all sources were read: with
      paths, the catalogs below them or named by --catalogs are updated.

      With --into, the texts that definition files carry themselves go into a String Catalog for each paywall, with
      localization ids as keys: PLACE is a folder, or the catalog itself where there is one paywall. 'wordgate paywalls
      write' takes the translations back.

      project.pbxproj and Package.swift say which target a file is part of: a string goes to the catalogs of its target,
      and sources that no shipped target is made of are left out. Without them, the nearest catalog is taken.

      --stringsdata writes what Apple's compiler writes for each source, for 'wordgate sync' or Apple's xcstringstool.
      Such a file tells tables apart and not targets: name the sources of one target, where several have catalogs.

      Facts hold what Swift sources say and no paywall definitions, so with --facts the texts of 'TrialTimeline' and
      other definitions in code are listed as strings, and the texts that only their types bring are not.

      'wordgate fix' lets the app look up text that is listed as verbatim.
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let paths = arguments.operands.isEmpty ? nil : arguments.operands
    let named = arguments.values(catalogs)
    let written = arguments.values(facts)
    let inspection =
      written.isEmpty
      ? session.project.inspect(
        .init(
          paths: paths, catalogs: named.isEmpty ? paths?.filter(session.files.isFolder) : named,
          everything: arguments.has(everything), views: false))
      : session.project.inspect(facts: written, catalogs: named)
    let report = ExtractReport(
      strings: inspection.extraction.strings, definitions: inspection.paywalls.filter { $0.form != .swiftUI })
    let isAnswer =
      inspection.isComplete || !inspection.extraction.strings.isEmpty || !inspection.paywalls.isEmpty
      || inspection.hasViews
    if session.wantsJSON(arguments) {
      session.terminal.print(report.json)
    } else if isAnswer {
      session.terminal.print(report.text(session.style))
    }
    session.tell(inspection.findings.filter { $0.category != .unlocalized })
    tellWhatWasNotRead(inspection, in: session)
    if let folder = arguments.value(stringsdata) {
      try session.write(session.stringsData(of: inspection.extraction, sources: inspection.sources), to: folder)
      return inspection.isComplete ? .fine : .unusable
    }
    guard !arguments.has(noWrite) else { return inspection.isComplete ? .fine : .unusable }
    var options = SyncSwitches.options(of: arguments)
    options.entersVerbatim = !arguments.has(localizedOnly)
    let status: ExitStatus
    if let place = arguments.value(into) {
      status = try apply(arguments, in: session) {
        session.project.catalogs(of: inspection.paywalls, in: place, prunes: options.prunes)
      }
    } else {
      let folders = named.isEmpty ? paths ?? [] : named
      let creation = arguments.has(create) ? creation(folders, for: inspection, in: session) : nil
      let update = inspection.catalogUpdate(options, creation: creation)
      status = try apply(update, arguments, in: session) { change throws(UsageError) in
        try write(change, from: inspection, options, in: session)
      }
    }
    return inspection.isComplete ? status : .unusable
  }

  /// Writes the catalogs of definitions, all anew where another program changed one since it was read.
  private static func apply(
    _ arguments: Arguments, in session: Session, _ update: () -> CatalogUpdate
  ) throws(UsageError) -> ExitStatus {
    while true {
      var isOutdated = false
      let status = try apply(update(), arguments, in: session) { change throws(UsageError) in
        guard !isOutdated else { return }
        if try session.replace(change.catalog.file, expecting: change.original, with: change.catalog.serialized()) {
          session.tell(change.summary, of: change.catalog.file)
        } else {
          isOutdated = true
        }
      }
      if !isOutdated { return status }
    }
  }

  /// Writes the catalogs that changed, or only says which would.
  private static func apply(
    _ update: CatalogUpdate, _ arguments: Arguments, in session: Session,
    write: (CatalogUpdate.Change) throws(UsageError) -> Void
  ) throws(UsageError) -> ExitStatus {
    session.tell(update.findings)
    for change in update.changes {
      if arguments.has(check) {
        session.tell(change.summary, of: change.catalog.file)
      } else {
        try write(change)
      }
    }
    if update.findings.contains(where: { $0.severity == .error }) { return .findings }
    return arguments.has(check) && !update.changes.isEmpty ? .findings : .fine
  }

  /// Writes a catalog, or works on it anew where another program changed it since it was read.
  private static func write(
    _ change: CatalogUpdate.Change, from inspection: Inspection, _ options: SyncOptions, in session: Session
  ) throws(UsageError) {
    let file = change.catalog.file
    if try session.replace(file, expecting: change.original, with: change.catalog.serialized()) {
      return session.tell(change.summary, of: file)
    }
    var summary = SyncSummary()
    _ = try session.edit(file) { catalog in
      guard let change = inspection.change(of: catalog, options) else { return summary = SyncSummary() }
      (catalog, summary) = (change.catalog, change.summary)
    }
    if !summary.isEmpty { session.tell(summary, of: file) }
  }

  /// Where new catalogs go: the first folder that was named, or where the project has a catalog already.
  private static func creation(
    _ named: [String], for inspection: Inspection, in session: Session
  ) -> CatalogUpdate.Creation {
    let paths = named + inspection.catalogs.map { Path.folder(of: $0.file) } + session.project.catalogPaths
    let language = inspection.catalogs.first?.sourceLanguage ?? session.project.configuration.sourceLanguage
    return .init(folder: paths.first(where: session.files.isFolder) ?? ".", sourceLanguage: language ?? "en")
  }

  /// Names the sources that were left out and those that cannot be read.
  private static func tellWhatWasNotRead(_ inspection: Inspection, in session: Session) {
    func tell(_ paths: [String], _ what: String) {
      guard let first = paths.first else { return }
      let others = paths.count > 1 ? " and \(paths.count - 1) more" : ""
      session.terminal.tell("\(first)\(others): \(what)")
    }
    tell(inspection.leftOut, "in no shipped target, left out (--all-targets reads them)")
    tell(inspection.unread.map(\.path), "not read; the tables of their names keep all keys")
  }
}

extension SyncSummary {
  /// What was done, in a few words: `3 added, 1 stale`.
  var sentence: String {
    Kind.allCases.compactMap { kind in
      count(of: kind) > 0 ? "\(count(of: kind)) \(kind.rawValue)" : nil
    }.joined(separator: ", ")
  }
}
