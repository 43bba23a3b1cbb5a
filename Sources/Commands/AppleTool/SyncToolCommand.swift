internal import Workspace

/// `xcstringstool sync`
enum SyncToolCommand: ToolCommand {
  static let skipStale = Option(
    name: "--skip-marking-strings-stale", value: .none, help: "leave keys alone that were not extracted")

  static let page = CommandPage(
    "sync", "bring a catalog in step with .stringsdata files", operands: "CATALOG…",
    options: [SyncCommand.stringsdata, SyncCommand.fileList, skipStale],
    discussion: """
      The name of the catalog selects the table. As Apple's tool does, this leaves translations as they are when the
      source text changed; 'wordgate sync' marks them for review.
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    var words = arguments.operands + ["--no-review"]
    for file in arguments.values(SyncCommand.stringsdata) { words += ["--stringsdata", file] }
    for list in arguments.values(SyncCommand.fileList) { words += ["--stringsdata-file-list", list] }
    if arguments.has(skipStale) { words.append("--keep-stale") }
    let status = try SyncCommand.run(try Arguments(words, for: SyncCommand.page), in: session)
    return status == .fine ? .fine : .findings
  }
}
