internal import Checks
internal import Findings
internal import Reports
internal import WordgateGate
internal import Workspace

/// `wordgate gate`: the verdict, paywall by paywall and locale by locale.
enum GateCommand: Command {
  static let offering = Option(name: "--offering", value: .one("FILE"), help: "the packages that the store sells")
  static let policy = Option(
    name: "--policy", value: .choice(GatePolicy.allCases.map(\.name)), help: "what an incomplete paywall does")
  static let build = Option(name: "--build", value: .one("FILE"), help: "write the manifest that the app loads")

  static let page = CommandPage(
    "gate", "say which paywalls may be shown in which locales", operands: "[PAYWALL-FILE…]",
    options: [.locale, .localesFrom, offering, policy, build, .format] + Option.caching,
    discussion: """
      A paywall renders in a locale when every text of every state is there, translated, with all plural forms and the
      right arguments, and is looked up by the app; else it falls back, with the reasons below the table. Without files
      the paywalls of the project are judged. Exit status 0 when every pair renders, 1 when not, 2 when an input cannot
      be read; the others are judged all the same.

      Policies: strict shows nothing of an incomplete paywall, source shows all of it in the source language, lenient
      shows what is there.
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let paths = arguments.operands.isEmpty ? nil : arguments.operands
    let locales = try session.locales(arguments, command: page.name)
    session.terminal.progress("reading")
    let inspection = session.project.inspect(.init(paths: paths, offering: arguments.value(offering)))
    session.terminal.progress("judging")
    let policy = arguments.value(policy).flatMap { GatePolicy(name: $0) }
    let judgements = session.project.judge(inspection, locales: locales, policy: policy)
    session.terminal.endProgress()
    session.tell(inspection.findings.filter { $0.category != .unlocalized })
    let report = GateReport(judgements)
    session.terminal.print(session.wantsJSON(arguments) ? report.json : report.text(session.style))
    if let path = arguments.value(build) {
      try session.write(session.project.manifest(inspection, locales: locales, policy: policy), to: path)
    }
    if !inspection.isComplete { return .unusable }
    return report.allRender ? .fine : .findings
  }
}
