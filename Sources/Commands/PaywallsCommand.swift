internal import Findings
internal import Paywalls
internal import Workspace

/// `wordgate paywalls`: works on the definition files of paywalls.
enum PaywallsCommand: Command {
  static let from = Option(name: "--from", value: .one("PLACE"), help: "the catalogs that 'extract --into' made")
  static let output = Option(name: "--output", value: .one("FILE"), help: "write here and leave the definition alone")
  static let language = Option(
    name: "--language", value: .many("L"), help: "only this language of the catalogs; may be repeated")
  static let check = Option(name: "--check", value: .none, help: "write nothing; exit 1 if the file would change")

  static let page = CommandPage(
    "paywalls", "write translations back into paywall definitions", operands: "write FILE",
    options: [from, output, language, check],
    discussion: """
      Actions:
        write FILE --from PLACE   write the texts of catalogs into the definition they came from

      The definition is one of RevenueCat's, Adapty's or StoreKit's that carries its own texts. 'wordgate extract FILE
      --into PLACE' moves them into String Catalogs, a catalog for each paywall, with localization ids as keys. After
      translation this writes them back in the file's own form: texts that are the same keep their bytes, new locales
      come behind those that are there, and nothing but localizations changes. Texts in the state 'new' stay out.

      Example: wordgate paywalls write offerings.json --from Paywalls
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count == 2, arguments.operands[0] == "write" else {
      throw .operands("expected 'write' and a definition file", command: page.name)
    }
    guard let place = arguments.value(from) else { throw .operands("'--from PLACE' is missing", command: page.name) }
    let path = arguments.operands[1]
    let definition = session.project.definition(path, from: place, languages: arguments.values(language))
    session.tell(definition.findings)
    for written in definition.written {
      let words = written.texts == 1 ? "1 text" : "\(written.texts) texts"
      session.terminal.tell("\(written.paywall) in \(written.language): \(words) written")
    }
    guard definition.isComplete else { return .unusable }
    let target = arguments.value(output) ?? path
    if !arguments.has(check), definition.isChanged || target != path {
      try session.write(definition.bytes, to: target)
    }
    if definition.findings.contains(where: { $0.severity == .error }) { return .findings }
    return arguments.has(check) && definition.isChanged ? .findings : .fine
  }
}
