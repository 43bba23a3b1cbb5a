/// The words of a command line, sorted into options and operands.
struct Arguments: Sendable {
  /// What stands outside the options, in order.
  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]

  /// Sorts the words that follow a command's name.
  ///
  /// `--name value` and `--name=value` are the same; `--` ends the options; a lone `-` and negative numbers are operands.
  init(_ words: some Sequence<String>, for page: CommandPage) throws(UsageError) {
    var waiting = Array(words)[...]
    while let word = waiting.popFirst() {
      if word == "--" {
        operands += waiting
        return
      }
      guard word.hasPrefix("-"), word != "-", Int(word) == nil, Double(word) == nil else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      guard let option = page.options.first(where: { $0.name == name }) else {
        throw .unknownOption(name, nearest: Spelling.nearest(to: name, in: page.options.map(\.name)), command: page.name)
      }
      given[name, default: []].append(
        try Arguments.value(of: option, attached: parts.count == 2 ? parts[1] : nil, from: &waiting))
    }
  }

  private static func value(
    of option: Option, attached: String?, from waiting: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard option.takesValue else {
      if attached != nil { throw .needlessValue(option.name) }
      return ""
    }
    guard let value = attached ?? waiting.popFirst() else { throw .missingValue(option.usage) }
    if case .choice(let words) = option.value, !words.contains(value) {
      throw .wrongChoice(value, option: option.name, expected: words)
    }
    return value
  }

  func has(_ option: Option) -> Bool { given[option.name] != nil }
  /// The last value given.
  func value(_ option: Option) -> String? { given[option.name]?.last }
  /// All values given, in order.
  func values(_ option: Option) -> [String] { given[option.name] ?? [] }
}

/// A command line that says something else than the command understands.
enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?, command: String)
  case missingValue(String)
  case needlessValue(String)
  case wrongChoice(String, option: String, expected: [String])
  /// Too few, too many or unreadable operands, said in a sentence.
  case operands(String, command: String)
  /// A result that cannot be written.
  case output(String)

  /// What is wrong and what to type instead.
  var message: String { message(of: "wordgate") }

  /// The same where the program has another name.
  func message(of program: String) -> String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "there is no command '\(name)'" + UsageError.suggestion(nearest) + "; '\(program) --help' lists them"
    case .unknownOption(let name, let nearest, let command):
      "'\(command)' has no option '\(name)'" + UsageError.suggestion(nearest)
        + "; '\(program) \(command) --help' lists them"
    case .missingValue(let usage): "'\(usage)' needs a value"
    case .needlessValue(let name): "'\(name)' takes no value"
    case .wrongChoice(let value, let option, let words):
      "'\(option)' cannot be '\(value)', expected \(words.joined(separator: " or "))"
    case .output(let sentence): sentence
    case .operands(let sentence, let command): sentence + "; see '\(program) \(command) --help'"
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { ", did you mean '\($0)'?" } ?? ""
  }
}
