internal import Findings
internal import Workspace

/// `wordgate fix`: lets the app look up text that it shows as it is.
enum FixCommand: Command {
  static let dryRun = Option(name: "--dry-run", value: .none, help: "print the changes, write nothing")

  static let page = CommandPage(
    "fix", "let the app look up text that it shows as it is", operands: "[PATH…]",
    options: [dryRun, ExtractCommand.everything],
    discussion: """
      A property, a parameter or the result of a function that takes nothing but literals and is shown by nothing but
      'Text' becomes a LocalizedStringResource, with all that is connected with it. Any other literal that does nothing
      but reach the screen is put into String(localized:).

      An edit is made only where it is proven to change nothing else. Text stays as it is that is compared, kept,
      decoded, handed to code that is not read, public, or part of a protocol; that inserts numbers, which a lookup
      writes with separators, counts apart; that is in a file without Foundation or SwiftUI; or that the oldest system
      of the project could not look up. 'wordgate check --rule verbatim-text' tells of it, with the way to the screen.

      The whole project is read for the proof. With paths, only the texts of files there are freed; their types may be
      in other files. The changes are printed as a diff, then written: all files or none, and none that another program
      changed meanwhile. With --dry-run the exit status is 1 when there is something to change.

      Run 'wordgate extract' afterwards to bring the catalogs in step.
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let paths = arguments.operands.isEmpty ? nil : arguments.operands
    for path in paths ?? [] where !session.files.exists(path) { throw .output("'\(path)' does not exist") }
    let inspection = session.project.inspectForFixes(including: paths ?? [])
    session.tell(inspection.findings.filter { $0.severity == .error })
    guard inspection.isComplete else { return .unusable }
    let result = session.project.sourceFixes(
      inspection, paths: paths, everything: arguments.has(ExtractCommand.everything))
    session.show(result.fixes)
    session.tell(result.refusals)
    if !arguments.has(dryRun), !result.fixes.isEmpty {
      do throws(Files.Problem) {
        try session.project.write(result.fixes)
      } catch {
        throw .output("'\(error.path)' \(error.reason)")
      }
    }
    session.terminal.tell(summary(of: result, isDry: arguments.has(dryRun)))
    return arguments.has(dryRun) && !result.fixes.isEmpty ? .findings : .fine
  }

  private static func summary(of result: SourceFixes, isDry: Bool) -> String {
    let (freed, left) = (result.freed.count, result.left.count)
    let all = freed + left == 1 ? "1 text" : "\(freed + left) texts"
    if freed + left == 0 { return "every text is looked up already" }
    let verb = isDry ? "can be freed" : "freed"
    return "\(freed) of \(all) \(verb), \(left) left as \(left == 1 ? "it is" : "they are")"
  }
}
