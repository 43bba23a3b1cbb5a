internal import Extraction
internal import Findings
internal import Workspace

/// `wordgate facts`: the first step of extraction, file by file.
enum FactsCommand: Command {
  static let out = Option(name: "--out", value: .one("DIR"), help: "the folder that the facts are written to")

  static let page = CommandPage(
    "facts", "write down what each source says, for 'extract --facts'", operands: "PATH…", options: [out],
    discussion: """
      What a file says depends on that file alone, so a build system may run this step anywhere and in any number of
      pieces, and run 'wordgate extract --facts DIR…' once over what all of them wrote. Paths are kept as they are
      given: run every piece in the same folder.
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    guard let folder = arguments.value(out) else { throw .operands("'--out DIR' is missing", command: page.name) }
    guard !arguments.operands.isEmpty else { throw .operands("no source is named", command: page.name) }
    let (facts, findings) = session.project.facts(of: arguments.operands)
    session.tell(findings)
    for fact in facts { try session.write(fact.written, to: Path.join(folder, Project.factsName(of: fact.file))) }
    return findings.isEmpty ? .fine : .unusable
  }
}
