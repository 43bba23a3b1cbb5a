public import WordgateFormatting
public import WordgateLocales

/// The texts of a catalog for one reader.
public struct LocalizedTexts: Sendable {
  struct Language: Sendable {
    /// The place of the locale in the catalog.
    var index: Int
    var evaluator: MessageEvaluator
  }

  /// A text with where it comes from.
  public struct Text: Hashable, Sendable {
    public var text: String
    /// The locale it is written in; nil when the catalog has no such key and the key itself is shown.
    public var locale: LocaleIdentifier?
    public var problems: [MessageProblem]
  }

  /// The locale that the texts are in, as far as they are translated.
  public let locale: LocaleIdentifier
  let chain: [Language]
  let file: TextCatalogFile

  /// The text of a key with its arguments inserted, for the screen: where the translation is missing the source
  /// language, where the key is missing the key.
  public func string(
    _ key: String, _ arguments: MessageArgument..., table: String = "Localizable",
    device: Device = .other
  ) -> String {
    text(key, arguments, table: table, device: device).text
  }

  /// The text of a key with its arguments inserted, where it comes from, and what did not fit.
  public func text(
    _ key: String, _ arguments: [MessageArgument] = [], table: String = "Localizable",
    device: Device = .other,
    isolating: Bool = true
  ) -> Text {
    if let row = file.row(key: key, table: table) {
      for language in chain {
        let rendered = file.withMessage(row: row, locale: language.index) {
          language.evaluator.string($0, arguments, device: device, isolating: isolating)
        }
        guard let rendered else { continue }
        return Text(
          text: rendered.text, locale: language.evaluator.locale, problems: rendered.problems)
      }
    }
    guard let source = chain.last else { return Text(text: key, locale: nil, problems: []) }
    let rendered = Message(MessageSource(key), evaluator: source.evaluator).string(
      arguments, isolating: isolating)
    return Text(text: rendered.text, locale: nil, problems: rendered.problems)
  }

  /// Appends the text of a key as UTF-8, without allocating when the buffer has room; false when no language has the
  /// key. On a problem the buffer is as before.
  public func append(
    _ key: String, _ arguments: [MessageArgument] = [], table: String = "Localizable",
    to buffer: inout [UInt8],
    device: Device = .other, isolating: Bool = true
  ) throws(MessageProblem) -> Bool {
    guard let row = file.row(key: key, table: table) else { return false }
    for language in chain {
      let found: MessageProblem?? = file.withMessage(row: row, locale: language.index) {
        language.evaluator.problem(
          appending: $0, arguments, to: &buffer, device: device, isolating: isolating)
      }
      guard let outcome = found else { continue }
      if let problem = outcome { throw problem }
      return true
    }
    return false
  }

  /// Appends the text of a key to a buffer that is used again and again; false when no language has the key. On a problem
  /// the buffer is as before.
  public func append(
    _ key: String, _ arguments: [MessageArgument] = [], table: String = "Localizable",
    to buffer: inout TextBuffer,
    device: Device = .other, isolating: Bool = true
  ) throws(MessageProblem) -> Bool {
    guard let row = file.row(key: key, table: table) else { return false }
    for language in chain {
      let found: MessageProblem?? = file.withMessage(row: row, locale: language.index) { message in
        arguments.withUnsafeBufferPointer {
          language.evaluator.problem(
            appending: message, $0, to: &buffer.writer, device: device, isolating: isolating)
        }
      }
      guard let outcome = found else { continue }
      if let problem = outcome { throw problem }
      return true
    }
    return false
  }
}
