internal import Checks
internal import Findings
internal import Reports
internal import Workspace

/// `wordgate check`: every fault of the catalogs, sources and paywalls.
enum CheckCommand: Command {
  static let rule = Option(name: "--rule", value: .many("RULE"), help: "only findings of this rule; may be repeated")
  static let severity = Option(
    name: "--severity", value: .choice(Severity.allCases.map(\.rawValue)),
    help: "the mildest severity told; warning without it")
  static let locale = Option(
    name: "--locale", value: .many("L"), help: "only findings in this language, which is then required; may be repeated"
  )
  static let since = Option(name: "--since", value: .one("REV"), help: "only what changed since a git revision")
  static let baseline = Option(name: "--baseline", value: .one("FILE"), help: "tell only what this file does not know")
  static let updateBaseline = Option(
    name: "--update-baseline", value: .none, help: "write the file, or take out of it what is mended")
  static let fix = Option(name: "--fix", value: .none, help: "mend what can be mended without guessing")
  static let dryRun = Option(name: "--dry-run", value: .none, help: "with --fix: print the changes, write nothing")
  static let format = Option(
    name: "--format", value: .choice(CheckReporters.all.map { $0.name }), help: "how the result is written, see below")

  static let page = CommandPage(
    "check", "find faults in catalogs, sources and paywalls", operands: "[PATH…]",
    options: [rule, severity, locale, since, baseline, updateBaseline, fix, dryRun, format] + Option.caching,
    discussion: """
      A path is a catalog, a paywall definition, a Swift file or a folder; without paths the project is checked.
      'wordgate explain RULE' says what a rule looks for, and how to accept what it finds.

      Exit status 0 when nothing is told that is worse than a note, 1 when there is an error or a warning that the
      baseline does not know, 2 for wrong use or an input that cannot be read. The format changes nothing of that.

      A baseline only gets shorter: --update-baseline writes it once, and afterwards takes out what is mended.
      --since compares catalogs by key and language and other files by line, with the commit where REV and the present
      one parted; edits that are not committed count.

      Formats:
      \(CommandPage.columns(CheckReporters.all.map { ($0.name, $0.summary) }).joined(separator: "\n"))

      Examples:
        wordgate check --locale de --rule missing-translation
        wordgate check --since origin/main --format github
        wordgate check --fix --dry-run
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let request = try CheckRequest(arguments, in: session)
    var (outcome, inspection) = try request.check(in: session)
    if arguments.has(fix) {
      if arguments.has(dryRun) { return request.showFixes(of: outcome, inspection, in: session) }
      (outcome, inspection) = try request.mend(outcome, inspection, in: session)
    }
    if arguments.has(updateBaseline) { outcome = try request.updateBaseline(with: outcome, in: session) }
    let name = arguments.value(format) ?? "text"
    guard let reporter = CheckReporters.reporter(name) else { return .unusable }
    session.terminal.print(request.report(outcome, inspection, by: reporter, in: session))
    return request.status(of: outcome, inspection)
  }
}
