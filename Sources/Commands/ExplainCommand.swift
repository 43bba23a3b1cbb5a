internal import Checks
internal import Reports
internal import Workspace

/// `wordgate explain`: what a rule looks for, why it matters, and examples of both kinds.
enum ExplainCommand: Command {
  static let format = Option(
    name: "--format", value: .choice(["text", "markdown"]), help: "how the pages are written")

  static let page = CommandPage(
    "explain", "say what a rule looks for and why", operands: "[RULE…]", options: [format],
    discussion: """
      Without a rule, all of them are listed by what they are about.

      Example: wordgate explain missing-plural-category
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let isMarkdown = arguments.value(format) == "markdown"
    guard !arguments.operands.isEmpty else {
      let index = RuleIndexText()
      session.terminal.print(isMarkdown ? index.markdown : index.plain(session.style))
      return .fine
    }
    var texts: [String] = []
    for id in arguments.operands {
      guard let rule = RulePage.page(id) else {
        let nearest = Spelling.nearest(to: id, in: RulePage.all.map(\.id)).map { ", did you mean '\($0)'?" } ?? ""
        throw .operands("there is no rule '\(id)'\(nearest)", command: page.name)
      }
      let text = RulePageText(rule)
      texts.append(isMarkdown ? text.markdown : text.plain(session.style))
    }
    session.terminal.print(texts.joined(separator: "\n"))
    return .fine
  }
}
