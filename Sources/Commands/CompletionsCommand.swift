internal import Workspace

/// `wordgate completions`: a script that teaches a shell the commands and options.
enum CompletionsCommand: Command {
  static let page = CommandPage(
    "completions", "print a completion script for a shell", operands: Completions.shells.joined(separator: "|"),
    discussion: "Example: wordgate completions bash > /etc/bash_completion.d/wordgate")

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count == 1, Completions.shells.contains(arguments.operands[0]) else {
      throw .operands("expected one of \(Completions.shells.joined(separator: ", "))", command: page.name)
    }
    session.terminal.print(Completions.script(for: arguments.operands[0], pages: Program.commands.map { $0.page }))
    return .fine
  }
}
