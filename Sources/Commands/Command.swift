internal import Workspace

/// One subcommand: its page, and what it does with the words that follow its name.
protocol Command {
  static var page: CommandPage { get }
  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus
}

/// What a command works with: the files, the configuration and the way out.
struct Session: Sendable {
  let files: Files
  let terminal: Terminal
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
