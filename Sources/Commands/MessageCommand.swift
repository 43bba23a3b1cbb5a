internal import Catalogs
internal import Findings
internal import Paywalls
internal import WordgateLocales
internal import WordgateMessages
internal import Workspace

/// `wordgate message`: one text of a catalog with its arguments, as the app would show it.
enum MessageCommand: Command {
  static let device = Option(
    name: "--device", value: .choice(Device.allCases.map(\.name)), help: "the device whose form is shown")
  static let noIsolates = Option(
    name: "--no-isolates", value: .none, help: "no direction marks around text that is inserted")

  static let page = CommandPage(
    "message", "evaluate one text of a catalog", operands: "CATALOG KEY [ARG…]",
    options: [Option(name: "--locale", value: .one("L"), help: "the locale; required"), device, noIsolates],
    discussion: """
      Each ARG is read as what the text expects: a whole number, a decimal, or text. A text that is missing in the
      locale, or does not fit its arguments, is told, and the exit status is 1.

      Example: wordgate message Localizable.xcstrings '%lld days free, then %@' --locale ru 21 '$39.99'
      """)

  static func run(_ arguments: Arguments, in session: Session) throws(UsageError) -> ExitStatus {
    let locale = try arguments.requiredLocale(command: page.name)
    guard arguments.operands.count >= 2 else { throw .operands("expected a catalog and a key", command: page.name) }
    let reading = session.project.read([arguments.operands[0]], endings: [])
    var findings = reading.findings
    guard let file = reading.files.first, let catalog = Catalog(file.bytes, file: file.path, findings: &findings) else {
      session.tell(findings)
      return .unusable
    }
    session.tell(findings)
    let key = TextKey(table: catalog.table, key: arguments.operands[1])
    switch TextLibrary(catalogs: [catalog]).lookup(key, locale: locale) {
    case .missing(let missing):
      session.tell([
        Finding(
          rule: "missing-translation", category: .completeness, severity: .error, message: missing.message,
          location: missing.location, locale: locale.description, key: key.key)
      ])
      return .findings
    case .found(let found):
      let message = Message(found.content.source, locale: locale)
      let values = arguments.operands.dropFirst(2).enumerated().map { message.argument($0.element, at: $0.offset) }
      let result = message.string(
        values, device: arguments.value(device).flatMap(Device.init(name:)) ?? .other,
        isolating: !arguments.has(noIsolates))
      session.terminal.print(result.text + "\n")
      for problem in result.problems { session.terminal.tell("wordgate: error: \(problem.description)") }
      return result.problems.isEmpty ? .fine : .findings
    }
  }
}

extension FoundText.Content {
  fileprivate var source: MessageSource {
    switch self {
    case .message(let source): source
    case .plain(let text): MessageSource(text)
    }
  }
}

extension Message {
  /// A word of the command line as the argument that the text expects there.
  fileprivate func argument(_ word: String, at index: Int) -> MessageArgument {
    switch arguments.indices.contains(index) ? arguments[index] : nil {
    case .integer: Int(word).map { .integer($0) } ?? .text(word)
    case .unsigned: UInt(word).map { .unsigned($0) } ?? .text(word)
    case .decimal: Double(word).map { .decimal($0) } ?? .text(word)
    case .text, nil: .text(word)
    }
  }
}
