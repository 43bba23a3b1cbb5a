internal import Catalogs
internal import Exchange
internal import Findings
internal import Reports
internal import Workspace

/// `wordgate import`: takes translations back into catalogs and tells what became of each.
enum ImportCommand: Command {
  static let root = Option(
    name: "--root", value: .one("DIR"), help: "the folder that the catalogs are named from; the working folder")
  static let dryRun = Option(name: "--dry-run", value: .none, help: "write nothing, only tell")
  static let likeXcode = Option(
    name: "--like-xcode", value: .none, help: "do to the texts what Xcode's import does, and tell of it")
  static let acceptUnfinished = Option(
    name: "--accept-unfinished", value: .none, help: "take translations that are not final, as 'needs_review'")

  static let page = CommandPage(
    "import", "take translations back into catalogs", operands: "FILE…",
    options: [root, dryRun, likeXcode, acceptUnfinished, .format],
    discussion: """
      A FILE is a file or folder in one of the formats of 'wordgate export', told by its name and content. Every unit ends
      in exactly one of: applied, unchanged, refused (with the reason), ignored. Catalogs change where a unit was applied
      and nowhere else; when a file cannot be read or a catalog cannot be written, nothing changes.

      Refused: unknown keys, broken placeholders, a source that changed since the export, states that say not final, empty
      translations, duplicates, translations older than the one in the catalog. Exit status 1 when anything was refused.

      --like-xcode clears a text whose target is empty, passes over unfinished states, adds forms without a target as
      'new', and looks at neither sources nor placeholders.

      Example: wordgate import Localizations/de.xcloc --dry-run
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw .operands("expected a file", command: page.name) }
    var result = takeIn(arguments, in: session)
    while result.isSound, !arguments.has(dryRun), try !write(result, in: session) {
      result = takeIn(arguments, in: session)
    }
    session.tell(result.findings)
    guard result.isSound else { return .unusable }
    let report = ImportReport(result.outcomes)
    session.terminal.print(session.wantsJSON(arguments) ? report.json : report.text(session.style))
    return result.outcomes.count(of: "refused") > 0 ? .findings : .fine
  }

  /// Takes the files into the catalogs as they are now.
  private static func takeIn(_ arguments: Arguments, in session: Session) -> ExchangeImport {
    let options = ImportOptions(
      isLikeXcode: arguments.has(likeXcode), acceptsUnfinished: arguments.has(acceptUnfinished))
    return session.project.importFiles(arguments.operands, root: arguments.value(root) ?? ".", options: options)
  }

  /// Writes the catalogs that changed; false where another program changed one since it was read.
  private static func write(_ result: ExchangeImport, in session: Session) throws(UsageError) -> Bool {
    do throws(Files.Problem) {
      return try session.files.replaceTogether(
        result.changes.map { ($0.catalog.file, $0.original, $0.catalog.serialized()) })
    } catch {
      throw .output("'\(error.path)' \(error.reason); nothing was changed")
    }
  }
}
