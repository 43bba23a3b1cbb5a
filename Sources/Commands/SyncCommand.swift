internal import Catalogs
internal import Findings
internal import Workspace

/// `wordgate sync`: brings catalogs in step with what a compiler extracted.
enum SyncCommand: Command {
  static let stringsdata = Option(
    name: "--stringsdata", value: .many("FILE"), help: "what was extracted: .stringsdata files, or folders of them")
  static let fileList = Option(
    name: "--stringsdata-file-list", value: .many("FILE"), help: "a file that names .stringsdata files, one a line")
  static let previous = Option(
    name: "--previous", value: .many("FILE"), help: "an earlier extraction, to follow keys that were renamed in place")
  static let keepStale = Option(name: "--keep-stale", value: .none, help: "do not mark vanished keys as stale")

  static let page = CommandPage(
    "sync", "bring catalogs in step with .stringsdata files", operands: "CATALOG…",
    options: [stringsdata, fileList, previous] + SyncSwitches.options + [keepStale, ExtractCommand.check],
    discussion: """
      Adds new keys, marks vanished ones as stale, wakes stale ones that are back, and takes comments and source texts
      over, as Xcode does after a build. The name of a catalog selects the table. All files given count as one
      extraction: name those of every platform, since a key goes stale that none of them has. An incremental build
      writes only the files it compiled, so sync after a full one. Entries marked 'manual' are never touched.

      Beyond Xcode: a changed source text turns its translations to needs_review; --follow-renames gives a new key the
      translations of a vanished one that reads nearly the same, and --previous those of the key that stood in the same
      place of the code before, both to be reviewed.

      Example: wordgate sync App/Localizable.xcstrings --stringsdata build/ios --stringsdata build/macos
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let isData = { (path: String) in Path.fileExtension(of: path) == "stringsdata" }
    let catalogs = arguments.operands.filter { !isData($0) }
    guard !catalogs.isEmpty else { throw .operands("expected a catalog", command: page.name) }
    var extraction = Extraction(session)
    extraction.read(arguments.values(stringsdata) + arguments.operands.filter(isData))
    for list in arguments.values(fileList) { extraction.readList(list) }
    guard arguments.has(stringsdata) || arguments.has(fileList) || !extraction.files.isEmpty else {
      throw .operands("'--stringsdata FILE' is missing", command: page.name)
    }
    var before = Extraction(session)
    before.read(arguments.values(previous))
    guard extraction.isComplete, before.isComplete else { return .unusable }
    var status: ExitStatus = .fine
    for catalog in catalogs {
      let sync = TableSync(
        files: extraction.files, previous: before.files, options: SyncSwitches.options(of: arguments),
        marksStale: !arguments.has(keepStale), writes: !arguments.has(ExtractCommand.check))
      status = max(status, try sync.run(catalog, in: session))
    }
    return status
  }

  /// Files of an extraction, read.
  private struct Extraction {
    private(set) var files: [StringsData] = []
    private(set) var isComplete = true
    private let session: Session

    init(_ session: Session) { self.session = session }

    mutating func read(_ paths: [String]) {
      let reading = session.project.read(paths, endings: ["stringsdata"])
      var findings = reading.findings
      for file in reading.files {
        if let data = StringsData(file.bytes, file: file.path, findings: &findings) { files.append(data) }
      }
      session.tell(findings)
      if findings.contains(where: { $0.severity == .error }) { isComplete = false }
    }

    mutating func readList(_ path: String) {
      let reading = session.project.read([path], endings: [])
      session.tell(reading.findings)
      if !reading.findings.isEmpty { isComplete = false }
      for file in reading.files {
        read(String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init))
      }
    }
  }
}

/// The sync of one catalog.
private struct TableSync {
  let files: [StringsData]
  let previous: [StringsData]
  var options: SyncOptions
  let marksStale: Bool
  let writes: Bool

  func run(_ path: String, in session: Session) throws(UsageError) -> ExitStatus {
    let table = Path.stem(of: path)
    guard files.contains(where: { $0.tables.contains { $0.name == table } }) else {
      session.tell([
        Finding(
          rule: "missing-table", category: .source, severity: .warning,
          message: "nothing was extracted for the table '\(table)', the catalog is left as it is",
          location: Location(file: path, line: 1, column: 1))
      ])
      return .fine
    }
    var options = options
    options.marksStale = marksStale
    options.movedKeys = MovedKeys.between(previous, files, table: table)
    var summary = SyncSummary()
    let outcome = try session.edit(path, writes: writes) { (catalog: inout Catalog) in
      summary = CatalogSync.sync(&catalog, with: files.flatMap { $0.entries(of: table) }, options: options)
    }
    if outcome == .changed { session.tell(summary, of: path) }
    return outcome == .unsound ? .unusable : outcome == .changed && !writes ? .findings : .fine
  }
}

/// The switches of every command that brings catalogs in step.
enum SyncSwitches {
  static let prune = Option(name: "--prune", value: .none, help: "remove vanished keys instead of marking them stale")
  static let followRenames = Option(
    name: "--follow-renames", value: .none, help: "give a new key the translations of a vanished one that reads alike")
  static let noReview = Option(
    name: "--no-review", value: .none, help: "leave translations as they are when the source text changed")
  static let options = [prune, followRenames, noReview]

  static func options(of arguments: Arguments) -> SyncOptions {
    SyncOptions(
      prunes: arguments.has(prune), reviewsChangedSources: !arguments.has(noReview),
      followsRenames: arguments.has(followRenames))
  }
}

extension Session {
  /// Says what a sync did to a catalog: how often what, and which keys were taken for which.
  func tell(_ summary: SyncSummary, of file: String) {
    terminal.tell("\(file): \(summary.sentence)")
    for change in summary.changes {
      if let old = change.oldKey { terminal.tell("  '\(change.key)' has the translations of '\(old)', to be reviewed") }
    }
  }
}
