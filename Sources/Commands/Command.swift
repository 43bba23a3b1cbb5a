internal import Findings
internal import Reports
internal import Workspace

/// One subcommand: its page, and what it does with the words that follow its name.
protocol Command {
  static var page: CommandPage { get }
  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus
}

/// What a command works with: the project, its files and the way out.
struct Session: Sendable {
  let files: Files
  let terminal: Terminal
  let project: Project
  let processes = Processes()

  init(files: Files, terminal: Terminal, cache: Cache? = nil) {
    self.files = files
    self.terminal = terminal
    project = Project(files: files, cache: cache)
  }

  /// How reports look on this terminal.
  var style: ReportStyle { ReportStyle(usesColor: terminal.allowsColor, columns: terminal.columns) }

  func wantsJSON(_ arguments: Arguments) -> Bool { arguments.value(.format) == "json" }

  /// The locales that a command line asks for: named one by one, or by the folders of store metadata.
  func locales(_ arguments: Arguments, command: String) throws(UsageError) -> [String] {
    var locales = arguments.values(.locale)
    for locale in locales { _ = try Arguments.locale(locale, command: command) }
    guard let folder = arguments.value(.localesFrom) else { return locales }
    let found = project.metadataLocales(of: folder)
    tell(found.findings)
    guard !found.locales.isEmpty else { throw .operands("'\(folder)' names no locales", command: command) }
    locales += found.locales.filter { !locales.contains($0) }
    return locales
  }

  /// Says findings on standard error, beside the result.
  func tell(_ findings: [Finding]) {
    guard !findings.isEmpty else { return }
    for finding in findings { terminal.tell(style.lines(of: finding).joined(separator: "\n")) }
  }

  /// Writes a file, or ends the command with the reason why it cannot be written.
  func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
    do throws(Files.Problem) {
      try files.write(bytes, to: path)
    } catch {
      throw .output("'\(error.path)' \(error.reason)")
    }
  }
}

/// The exit status of the program, for scripts.
public enum ExitStatus: Int32, Sendable, Comparable {
  /// Nothing to complain of.
  case fine = 0
  /// There are findings, or a file would change.
  case findings = 1
  /// The command line is wrong, or an input cannot be read.
  case unusable = 2

  public static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
