internal import Findings
internal import Paywalls
internal import Reports
internal import WordgateLocales
internal import Workspace

/// `wordgate render`: everything a paywall says, state by state, in each locale.
enum RenderCommand: Command {
  static let page = CommandPage(
    "render", "write out every text of a paywall in each locale", operands: "[PAYWALL…]",
    options: [.locale, .format],
    discussion: """
      PAYWALL is the id of a paywall of the project, or a definition file. States are the samples that a buyer can
      meet: each plan, selected and not, with a trial and without. A count is shown with the numbers at which the
      language changes its form. Text is in reading order, each with its role. Exit status 1 when a text is missing.

      Example: wordgate render trial-timeline --locale ru
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let selection = PaywallSelection(arguments.operands, in: session)
    let inspection = session.project.inspect(.init(paths: selection.paths))
    session.tell(inspection.findings.filter { $0.category != .unlocalized })
    let paywalls = try selection.paywalls(of: inspection, command: page.name)
    let library = TextLibrary(catalogs: inspection.catalogs)
    var rendered: [RenderedPaywall] = []
    for paywall in paywalls {
      let renderer = Renderer(library: library, offering: inspection.offerings[paywall.id])
      let locales = session.project.requiredLocales(
        for: paywall, asked: arguments.values(.locale), in: inspection)
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
