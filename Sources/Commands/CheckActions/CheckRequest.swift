internal import Checks
internal import Findings
internal import Paywalls
internal import Reports
internal import WordgateLocales
internal import Workspace

/// What a command line asks `wordgate check` for.
struct CheckRequest {
  let paths: [String]?
  let options: CheckOptions
  private(set) var selection: CheckSelection
  let since: String?
  let baselineFile: String?
  /// Whether the baseline could be read, where there is one.
  private(set) var isBaselineSound = true
  private var baselineFindings: [Finding] = []

  init(_ arguments: Arguments, in session: Session) throws(UsageError) {
    let command = CheckCommand.page.name
    paths = arguments.operands.isEmpty ? nil : arguments.operands
    let locales = arguments.values(CheckCommand.locale)
    for locale in locales { _ = try Arguments.locale(locale, command: command) }
    let rules = arguments.values(CheckCommand.rule)
    for rule in rules where RulePage.page(rule) == nil {
      let nearest = Spelling.nearest(to: rule, in: RulePage.all.map(\.id)).map { ", did you mean '\($0)'?" } ?? ""
      throw .operands("there is no rule '\(rule)'\(nearest)", command: command)
    }
    if arguments.has(CheckCommand.dryRun), !arguments.has(CheckCommand.fix) {
      throw .operands("'--dry-run' goes with '--fix'", command: command)
    }
    var options = session.project.checkOptions(locales: locales)
    if paths != nil && locales.isEmpty { options.requiredLocales = [] }
    for rule in rules where options.settings[rule] == nil { options.settings[rule] = [:] }
    self.options = options
    selection = session.project.selection(requiring: options.requiredLocales)
    selection.isWhole = paths == nil
    selection.rules = Set(rules)
    selection.locales = locales
    selection.least = arguments.value(CheckCommand.severity).flatMap { Severity(rawValue: $0) } ?? .warning
    since = arguments.value(CheckCommand.since)
    baselineFile = arguments.value(CheckCommand.baseline) ?? session.project.configuration.baseline
    try readBaseline(isWritten: arguments.has(CheckCommand.updateBaseline), in: session)
  }

  private mutating func readBaseline(isWritten: Bool, in session: Session) throws(UsageError) {
    let command = CheckCommand.page.name
    guard let file = baselineFile else {
      if isWritten { throw .operands("'--update-baseline' needs '--baseline FILE'", command: command) }
      return
    }
    guard session.files.exists(file) else {
      if isWritten { return }
      throw .operands("the baseline '\(file)' does not exist, '--update-baseline' writes it", command: command)
    }
    do throws(Files.Problem) {
      selection.baseline = Baseline(try session.files.read(file), file: file, findings: &baselineFindings)
    } catch {
      throw .operands("'\(error.path)' \(error.reason)", command: command)
    }
    isBaselineSound = selection.baseline != nil
  }

  /// Reads and checks everything that is asked for.
  func check(in session: Session) throws(UsageError) -> (CheckOutcome, Inspection) {
    session.terminal.progress("reading")
    let catalogs = paths?.filter { session.files.isFolder($0) || Path.fileExtension(of: $0) == "xcstrings" }
    let inspection = session.project.inspect(.init(paths: paths, catalogs: catalogs))
    session.terminal.progress("checking")
    defer { session.terminal.endProgress() }
    var selection = selection
    if let since {
      do throws(Project.ChangesProblem) {
        selection.changes = try session.project.changes(since: since, in: inspection)
      } catch {
        throw .operands("\(error.message), so '--since' cannot tell what changed", command: CheckCommand.page.name)
      }
    }
    return (
      selection.outcome(of: findings(in: inspection), in: inspection.catalogs, paywalls: inspection.paywalls),
      inspection
    )
  }

  private func findings(in inspection: Inspection) -> [Finding] {
    let library = TextLibrary(catalogs: inspection.catalogs)
    let paywalls = inspection.paywalls.map { paywall in
      var paywall = paywall
      paywall.findings += library.variableFindings(of: paywall)
      paywall.findings += inspection.offerings[paywall.id].map { paywall.findings(against: $0) } ?? []
      return paywall
    }
    let rules = RuleBook.rules.filter { selection.rules.isEmpty || selection.rules.contains($0.id) }
    let found = CheckSuite(rules: rules).run(
      inspection.catalogs, extraction: inspection.extraction, paywalls: paywalls, offerings: inspection.offerings,
      options: options, workers: .cores)
    let read = inspection.findings.filter { $0.category != .unlocalized }
    return options.settle(read + baselineFindings + found)
  }

  func report(
    _ outcome: CheckOutcome, _ inspection: Inspection, by reporter: any CheckReporter.Type, in session: Session
  ) -> String {
    var report = CheckReport(outcome, version: Program.version)
    if reporter.needs.contains(.tallies) {
      let tallies = LocaleTally.tallies(
        of: inspection.catalogs, requiredLocales: options.requiredLocales, fallbacks: selection.fallbacks)
      report.tallies = LocaleTally.counting(outcome, in: tallies.filter { isAsked($0.locale) })
    }
    if reporter.needs.contains(.sources) {
      let files = Set(
        outcome.told.flatMap { told in
          [told.finding.location?.file].compactMap { $0 } + told.finding.edits.map(\.file)
            + told.finding.notes.compactMap { $0.location?.file }
        })
      let reading = session.project.read(files.sorted(), endings: [])
      report.sources = Dictionary(reading.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    }
    return reporter.text(of: report, session.style)
  }

  private func isAsked(_ locale: String) -> Bool {
    selection.locales.isEmpty || selection.locales.contains { LocaleIdentifier($0) == LocaleIdentifier(locale) }
  }

  func status(of outcome: CheckOutcome, _ inspection: Inspection) -> ExitStatus {
    if !inspection.isComplete || !isBaselineSound { return .unusable }
    return outcome.isFaulty ? .findings : .fine
  }
}
