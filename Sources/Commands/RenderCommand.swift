internal import Findings
internal import Paywalls
internal import Reports
internal import WordgateLocales
internal import Workspace

/// `wordgate render`: everything a paywall says, state by state, in each locale.
enum RenderCommand: Command {
  static let periods = Option(
    name: "--periods", value: .choice(PeriodChoice.allCases.map(\.rawValue)),
    help: "word lengths of time by plural rules, or as RevenueCat's SDKs do")
  static let periodWords = Option(
    name: "--period-words", value: .one("FILE"), help: "a response whose 'ui_config' has the SDKs' words")
  static let currency = Option(name: "--currency", value: .one("CODE"), help: "the currency of prices, USD without it")

  static let page = CommandPage(
    "render", "write out every text of a paywall in each locale", operands: "[PAYWALL…]",
    options: [.locale, .localesFrom, GateCommand.offering, periods, periodWords, currency, .format] + Option.caching,
    discussion: """
      PAYWALL is the id of a paywall of the project, or a definition file. States are the samples that a buyer can
      meet: each plan, selected and not, with a trial and without. A count is shown with the numbers at which the
      language changes its form. Text is in reading order, each with its role. Exit status 1 when a text is missing.

      Lengths of time follow the plural rules of the language. RevenueCat's SDKs choose by a fixed table instead: with
      '--periods sdk' they read as users see them now, in the words of the file's 'ui_config' or of --period-words.
      Prices and periods are samples, or those of the products in --offering.

      Example: wordgate render trial-timeline --locale ru
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let selection = PaywallSelection(arguments.operands, in: session)
    let inspection = session.project.inspect(
      .init(paths: selection.paths, offering: arguments.value(GateCommand.offering)))
    session.tell(inspection.findings.filter { $0.category != .unlocalized })
    let paywalls = try selection.paywalls(of: inspection, command: page.name)
    let library = TextLibrary(catalogs: inspection.catalogs)
    let options = RenderOptions(
      currency: arguments.value(currency) ?? "USD",
      periods: arguments.value(periods).flatMap(PeriodChoice.init(rawValue:)) ?? .plural)
    let words = try arguments.value(periodWords).map { path throws(UsageError) in try table(path, in: session) }
    let asked = try session.locales(arguments, command: page.name)
    var rendered: [RenderedPaywall] = []
    for paywall in paywalls {
      let renderer = Renderer(
        library: library, options: options, offering: inspection.offerings[paywall.id],
        periodWords: words ?? inspection.periodWords[paywall.id])
      let locales = session.project.requiredLocales(
        for: paywall, asked: asked, in: inspection)
      for text in locales {
        rendered.append(renderer.render(paywall, locale: try Arguments.locale(text, command: page.name)))
      }
    }
    let report = RenderReport(rendered)
    session.terminal.print(session.wantsJSON(arguments) ? report.json : report.text(session.style))
    if !inspection.isComplete { return .unusable }
    return rendered.allSatisfy { $0.problems.isEmpty } ? .fine : .findings
  }
}

extension RenderCommand {
  /// The words for lengths of time that a file brings.
  private static func table(_ path: String, in session: Session) throws(UsageError) -> PeriodTable {
    let reading = session.project.read([path], endings: [])
    session.tell(reading.findings)
    guard let file = reading.files.first, let table = PeriodTable(json: file.bytes, file: file.path) else {
      throw .operands("'\(path)' brings no 'ui_config.localizations'", command: page.name)
    }
    return table
  }
}

/// The paywalls that a command line names: by id, by file, or all of the project.
struct PaywallSelection {
  /// The files named, or nil when the project's own sources are meant.
  let paths: [String]?
  private let ids: [String]

  init(_ operands: [String], in session: Session) {
    let files = operands.filter { session.files.exists($0) || $0.contains("/") || Path.fileExtension(of: $0) != "" }
    paths = files.isEmpty ? nil : files
    ids = operands.filter { !files.contains($0) }
  }

  /// The paywalls that were found; an id that no paywall has is wrong use.
  func paywalls(of inspection: Inspection, command: String) throws(UsageError) -> [Paywall] {
    guard !ids.isEmpty else { return inspection.paywalls }
    var chosen: [Paywall] = []
    for id in ids {
      guard let paywall = inspection.paywalls.first(where: { $0.id == id }) else {
        let known = inspection.paywalls.map(\.id)
        let nearest = Spelling.nearest(to: id, in: known).map { ", did you mean '\($0)'?" } ?? ""
        throw .operands("there is no paywall '\(id)'\(nearest) (\(known.joined(separator: ", ")))", command: command)
      }
      chosen.append(paywall)
    }
    return chosen
  }
}
