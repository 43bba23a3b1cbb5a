internal import WordgateFormatting
internal import WordgateLocales
internal import Workspace

/// `wordgate date`: a day, or a time of it, as a locale writes it.
enum DateCommand: Command {
  static let skeleton = Option(name: "--skeleton", value: .one("S"), help: "the fields wanted, such as MMMd; required")

  static let page = CommandPage(
    "date", "a date as a locale writes it", operands: "YYYY-MM-DD[THH:MM]…",
    options: [Option(name: "--locale", value: .one("L"), help: "the locale; required"), skeleton],
    discussion: """
      A skeleton names fields, not their order (Unicode Technical Standard 35): yMMMMd, MMMd, EEEMMMd, Md; of times jm as
      the locale likes it, Hm, hm, and hmB with the part of the day. A date without a time is its midnight.

      Example: wordgate date --locale de --skeleton MMMd 2026-10-12
               wordgate date --locale en --skeleton hmB 2026-10-12T15:05
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let formats = LocaleFormats(try arguments.requiredLocale(command: page.name))
    guard let skeleton = arguments.value(skeleton) else {
      throw .operands("'--skeleton S' is missing", command: page.name)
    }
    guard !arguments.operands.isEmpty else { throw .operands("expected at least one date", command: page.name) }
    var lines = ""
    for word in arguments.operands {
      guard let (date, time) = moment(word) else {
        throw .operands("'\(word)' is not a date, expected YYYY-MM-DD or YYYY-MM-DDTHH:MM", command: page.name)
      }
      guard let text = formats.date(date, at: time, skeleton: skeleton) else {
        throw .operands("there is no pattern for the skeleton '\(skeleton)'", command: page.name)
      }
      lines += text + "\n"
    }
    session.terminal.print(lines)
    return .fine
  }

  private static func moment(_ word: String) -> (CivilDate, TimeOfDay)? {
    let parts = word.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count <= 2, let date = CivilDate(iso: parts[0]) else { return nil }
    guard parts.count == 2 else { return (date, .midnight) }
    let numbers = parts[1].split(separator: ":", omittingEmptySubsequences: false)
    let isWritten = numbers.allSatisfy { $0.utf8.count == 2 && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard 2...3 ~= numbers.count, isWritten else { return nil }
    let fields = numbers.map { Int($0) ?? 0 }
    guard
      let time = TimeOfDay(hour: fields[0], minute: fields[1], second: fields.count > 2 ? fields[2] : 0)
    else { return nil }
    return (date, time)
  }
}
