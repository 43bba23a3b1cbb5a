internal import Checks
internal import Findings
internal import Paywalls
internal import Reports
internal import Workspace

/// `wordgate check`: every fault of the catalogs, sources and paywalls.
enum CheckCommand: Command {
  static let page = CommandPage(
    "check", "find faults in catalogs, sources and paywalls", operands: "[PATH…]", options: [.locale, .format],
    discussion: """
      Each finding is one line, file:line:column: severity: message [rule], with what to do below it. Without paths the
      project is checked; with paths only what lies there. Exit status 1 when there is an error or a warning.
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let paths = arguments.operands.isEmpty ? nil : arguments.operands
    let locales = arguments.values(.locale)
    for locale in locales { _ = try Arguments.locale(locale, command: page.name) }
    let catalogs = paths?.filter { session.files.isFolder($0) || Path.fileExtension(of: $0) == "xcstrings" }
    let inspection = session.project.inspect(.init(paths: paths, catalogs: catalogs))
    let library = TextLibrary(catalogs: inspection.catalogs)
    let paywalls = inspection.paywalls.map { paywall in
      var paywall = paywall
      paywall.findings += library.variableFindings(of: paywall)
      paywall.findings += inspection.offerings[paywall.id].map { paywall.findings(against: $0) } ?? []
      return paywall
    }
    var options = session.project.checkOptions(locales: locales)
    if paths != nil && locales.isEmpty { options.requiredLocales = [] }
    let found = CheckSuite().run(
      inspection.catalogs, extraction: inspection.extraction, paywalls: paywalls, options: options)
    let findings = inspection.findings.filter { $0.category != .unlocalized && !options.hides($0) } + found
    let report = FindingsReport(findings)
    session.terminal.print(session.wantsJSON(arguments) ? report.json : report.text(session.style))
    if !inspection.isComplete { return .unusable }
    return findings.contains { $0.severity < .note } ? .findings : .fine
  }
}

extension CheckOptions {
  /// Whether the rule of a finding is switched off.
  fileprivate func hides(_ finding: Finding) -> Bool { severities[finding.rule] == .some(.none) }
}
