internal import WordgateFormatting
internal import WordgateLocales
internal import Workspace

/// `wordgate date`: a day as a locale writes it.
enum DateCommand: Command {
  static let skeleton = Option(name: "--skeleton", value: .one("S"), help: "the fields wanted, such as MMMd; required")

  static let page = CommandPage(
    "date", "a date as a locale writes it", operands: "YYYY-MM-DD…",
    options: [Option(name: "--locale", value: .one("L"), help: "the locale; required"), skeleton],
    discussion: """
      A skeleton names fields, not their order (Unicode Technical Standard 35): yMMMMd, MMMd, EEEMMMd, Md.

      Example: wordgate date --locale de --skeleton MMMd 2026-10-12
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let formats = LocaleFormats(try arguments.requiredLocale(command: page.name))
    guard let skeleton = arguments.value(skeleton) else { throw .operands("'--skeleton S' is missing", command: page.name) }
    guard !arguments.operands.isEmpty else { throw .operands("expected at least one date", command: page.name) }
    var lines = ""
    for word in arguments.operands {
      guard let date = CivilDate(iso: word) else {
        throw .operands("'\(word)' is not a date, expected YYYY-MM-DD", command: page.name)
      }
      guard let text = formats.date(date, skeleton: skeleton) else {
        throw .operands("there is no pattern for the skeleton '\(skeleton)'", command: page.name)
      }
      lines += text + "\n"
    }
    session.terminal.print(lines)
    return .fine
  }
}
