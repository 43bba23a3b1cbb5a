import WordgateLocales
import WordgateMessages

/// A text that has been found, ready to take arguments.
struct PreparedText: Sendable {
  private let message: Message?
  private let plain: String
  /// Whether it comes from a definition, whose texts hold variables.
  let mayHoldVariables: Bool
  /// Whether a number decides which of several forms is shown.
  let variesByNumber: Bool

  init(_ found: FoundText, locale: LocaleIdentifier) {
    switch found.content {
    case .message(let source):
      message = Message(source, locale: locale)
      plain = ""
      mayHoldVariables = false
      variesByNumber = source.pattern.hasPlural || source.substitutions.contains { $0.pattern.hasPlural }
    case .plain(let text):
      message = nil
      plain = text
      mayHoldVariables = true
      variesByNumber = false
    }
  }

  /// The text with the arguments inserted, and what does not fit.
  func string(_ arguments: [MessageArgument]) -> (text: String, problems: [String]) {
    guard let message else { return (plain, []) }
    let rendered = message.string(arguments)
    return (rendered.text, rendered.problems.map(\.description))
  }
}

extension MessagePattern {
  /// Whether a number decides anywhere in it.
  var hasPlural: Bool {
    switch self {
    case .text: false
    case .plural: true
    case .device(let forms): forms.contains { $0.pattern.hasPlural }
    }
  }
}

extension MessageArgument {
  /// The argument as reports show it.
  var words: String {
    switch self {
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .text(let words): words
    }
  }
}
