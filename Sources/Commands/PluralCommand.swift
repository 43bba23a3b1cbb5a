internal import WordgateLocales
internal import WordgatePlurals
internal import Workspace

/// `wordgate plural`: which plural form a language takes for a number.
enum PluralCommand: Command {
  static let ordinal = Option(name: "--ordinal", value: .none, help: "rank (1st, 2nd) instead of count")

  static let page = CommandPage(
    "plural", "the plural category of numbers in a locale", operands: "N…",
    options: [Option(name: "--locale", value: .one("L"), help: "the locale; required"), ordinal],
    discussion: """
      Prints a category a line: zero, one, two, few, many or other. A number may have decimals, whose visible zeros
      count (1.0), or a compact exponent (2c6 for "2 million").

      Example: wordgate plural --locale ru 1 2 5 21
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let locale = try arguments.requiredLocale(command: page.name)
    guard !arguments.operands.isEmpty else { throw .operands("expected at least one number", command: page.name) }
    let rules = PluralRules(locale, arguments.has(ordinal) ? .ordinal : .cardinal)
    var lines = ""
    for word in arguments.operands {
      guard let operands = PluralOperands(decimal: word.hasPrefix("-") ? String(word.dropFirst()) : word) else {
        throw .operands("'\(word)' is not a number", command: page.name)
      }
      lines += rules.category(for: operands).name + "\n"
    }
    session.terminal.print(lines)
    return .fine
  }
}

extension Arguments {
  /// The one locale that a command cannot do without.
  func requiredLocale(command: String) throws(UsageError) -> LocaleIdentifier {
    guard let text = value(.locale) else { throw .operands("'--locale L' is missing", command: command) }
    return try Arguments.locale(text, command: command)
  }

  static func locale(_ text: String, command: String) throws(UsageError) -> LocaleIdentifier {
    guard let locale = LocaleIdentifier(text) else {
      throw .operands("'\(text)' is not a locale, expected one like de, pt-BR or zh-Hant", command: command)
    }
    return locale
  }
}
