internal import Catalogs
internal import Findings
internal import Workspace

/// `wordgate merge`: merges two edited versions of a catalog; git calls it once it is installed.
enum MergeCommand: Command {
  static let install = Option(name: "--install", value: .none, help: "make git merge catalogs with wordgate, here")
  static let program = Option(
    name: "--program", value: .one("PATH"), help: "install: how git finds wordgate, if not along PATH")
  static let path = Option(name: "--path", value: .one("FILE"), help: "the catalog's name in messages")
  static let markerSize = Option(
    name: "--marker-size", value: .one("N"), help: "characters of a conflict mark, 7 if not given")

  static let page = CommandPage(
    "merge", "merge two edited versions of a catalog; a merge driver for git", operands: "BASE OURS THEIRS",
    options: [install, program, path, markerSize],
    discussion: """
      Merges by key, language, form and field what OURS and THEIRS made of BASE, and writes the result to OURS, in
      Xcode's order. A translation wins over a placeholder in the state 'new', an edit over the mark that a key went
      stale, a person's comment over a generated one. Two different texts are a conflict, and so is what one side
      removed and the other changed: git's marks are put around them, each is explained, and the exit status is 1. An
      empty BASE means that both sides added the catalog.

      With --install, .gitattributes and the configuration of the repository name wordgate as the driver for catalogs:

        wordgate merge --install

      Where one of the files is no sound catalog, OURS is left alone with exit status 2; git as caller gets a merge by
      lines instead.
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    if arguments.has(install) {
      guard arguments.operands.isEmpty else { throw .operands("--install takes no files", command: page.name) }
      return try MergeDriver(program: arguments.value(program) ?? "wordgate").install(in: session)
    }
    guard arguments.operands.count == 3 else { throw .operands("expected BASE, OURS and THEIRS", command: page.name) }
    guard let size = Int(arguments.value(markerSize) ?? "7"), 1...200 ~= size else {
      throw .operands("'\(arguments.value(markerSize) ?? "")' is no size of a mark", command: page.name)
    }
    return try merge(arguments.operands, path: arguments.value(path), markerSize: size, in: session)
  }

  private static func merge(
    _ files: [String], path: String?, markerSize: Int, in session: Session
  ) throws(UsageError) -> ExitStatus {
    let shown = path ?? files[1]
    while true {
      let base = try catalog(files[0], "base", of: shown, isEmptyAllowed: true, in: session)
      let ours = try catalog(files[1], "ours", of: shown, in: session)
      let theirs = try catalog(files[2], "theirs", of: shown, in: session)
      guard case .catalog(let left) = ours, case .catalog(let right) = theirs, base != .unsound else {
        guard path != nil else { return .unusable }
        return mergeLines(files, shown: shown, markerSize: markerSize, in: session)
      }
      var before: Catalog?
      if case .catalog(let catalog) = base { before = catalog }
      let merged = CatalogMerge.merge(base: before, ours: left, theirs: right, markerSize: markerSize)
      guard try session.replace(files[1], expecting: left.serialized(), with: merged.bytes) else { continue }
      session.tell(merged.conflicts.map { $0.finding(in: shown) })
      return merged.conflicts.isEmpty ? .fine : .findings
    }
  }

  private enum Input: Equatable {
    case catalog(Catalog)
    case absent
    case unsound

    static func == (left: Input, right: Input) -> Bool {
      switch (left, right) {
      case (.absent, .absent), (.unsound, .unsound): true
      default: false
      }
    }
  }

  private static func catalog(
    _ file: String, _ side: String, of path: String, isEmptyAllowed: Bool = false, in session: Session
  ) throws(UsageError) -> Input {
    do throws(Files.Problem) {
      let bytes = try session.files.read(file)
      if isEmptyAllowed && bytes.allSatisfy({ $0 <= 0x20 }) { return .absent }
      var findings: [Finding] = []
      let catalog = Catalog(bytes, file: "\(path) (\(side))", findings: &findings)
      session.tell(findings.filter { $0.severity == .error })
      return catalog.flatMap { $0.isSound ? .catalog($0) : nil } ?? .unsound
    } catch {
      throw .output("'\(error.path)' \(error.reason)")
    }
  }

  /// What git would have done without a driver, for files that cannot be understood.
  private static func mergeLines(
    _ files: [String], shown: String, markerSize: Int, in session: Session
  ) -> ExitStatus {
    session.terminal.tell("\(shown): merged by lines, since not all versions are sound catalogs")
    let labels = ["-L", "ours", "-L", "base", "-L", "theirs"]
    let status = session.processes.run(
      ["git", "merge-file", "--marker-size=\(markerSize)"] + labels + [files[1], files[0], files[2]])
    return status == 0 ? .fine : status.map { $0 < 128 ? .findings : .unusable } ?? .unusable
  }
}

extension MergeConflict {
  fileprivate func finding(in file: String) -> Finding {
    Finding(
      rule: "merge-conflict", category: .source, severity: .error, message: description,
      location: Location(file: file, line: max(line, 1), column: 1), locale: language, key: key,
      advice: "keep one of the two between the marks, and take the marks out")
  }
}
