public import WordgateFormatting
public import WordgateLocales
import WordgatePlurals

/// Evaluates compiled messages in one locale: holds its plural rules and formats.
///
/// One evaluator serves all messages of its locale. It is cheap to copy.
public struct MessageEvaluator: Sendable {
  /// What a locale brings to all its messages.
  final class Formats: Sendable {
    let locale: LocaleIdentifier
    let rules: PluralRules
    let formats: LocaleFormats
    /// The same as in the formats, within reach without copying all of them.
    let integers: IntegerFormat
    let isRightToLeft: Bool

    init(_ locale: LocaleIdentifier) {
      self.locale = locale
      rules = PluralRules(locale)
      formats = LocaleFormats(locale)
      integers = formats.integers
      isRightToLeft = formats.isRightToLeft
    }
  }

  private let formats: Formats

  public init(_ locale: LocaleIdentifier) {
    formats = Formats(locale)
  }

  public var locale: LocaleIdentifier { formats.locale }

  /// The text of a compiled message, and what did not fit.
  public func string(
    _ encoded: [UInt8], _ arguments: [MessageArgument] = [], device: Device = .other,
    isolating: Bool = true
  ) -> RenderedMessage {
    encoded.withUnsafeBytes { string($0, arguments, device: device, isolating: isolating) }
  }

  /// The text of a compiled message that lies in a larger file. Every byte is checked: damaged bytes give a problem.
  public func string(
    _ encoded: UnsafeRawBufferPointer, _ arguments: [MessageArgument] = [], device: Device = .other,
    isolating: Bool = true
  ) -> RenderedMessage {
    var buffer: [UInt8] = []
    let failures = arguments.withUnsafeBufferPointer {
      run(encoded, $0, to: &buffer, device, isolating)
    }
    return RenderedMessage(
      text: String(decoding: buffer, as: UTF8.self),
      problems: (failures ?? []).map { MessageProblem($0, arguments) })
  }

  /// Appends the text of a compiled message as UTF-8, without allocating when the buffer has room. On a problem the
  /// buffer is as before.
  public func append(
    _ encoded: [UInt8], _ arguments: [MessageArgument] = [], to buffer: inout [UInt8],
    device: Device = .other,
    isolating: Bool = true
  ) throws(MessageProblem) {
    let found: MessageProblem? = encoded.withUnsafeBytes {
      problem(appending: $0, arguments, to: &buffer, device: device, isolating: isolating)
    }
    if let found { throw found }
  }

  /// The same for a compiled message that lies in a larger file.
  public func append(
    _ encoded: UnsafeRawBufferPointer, _ arguments: [MessageArgument] = [],
    to buffer: inout [UInt8],
    device: Device = .other, isolating: Bool = true
  ) throws(MessageProblem) {
    if let problem = problem(
      appending: encoded, arguments, to: &buffer, device: device, isolating: isolating)
    {
      throw problem
    }
  }

  /// Appends the text of a compiled message to a buffer that is used again and again. On a problem the buffer is as
  /// before.
  public func append(
    _ encoded: [UInt8], _ arguments: [MessageArgument] = [], to buffer: inout TextBuffer,
    device: Device = .other,
    isolating: Bool = true
  ) throws(MessageProblem) {
    let found: MessageProblem? = encoded.withUnsafeBytes { encoded in
      arguments.withUnsafeBufferPointer { arguments in
        problem(
          appending: encoded, arguments, to: &buffer.writer, device: device, isolating: isolating)
      }
    }
    if let found { throw found }
  }

  /// The same for a compiled message that lies in a larger file.
  public func append(
    _ encoded: UnsafeRawBufferPointer, _ arguments: [MessageArgument] = [], to buffer: inout TextBuffer,
    device: Device = .other, isolating: Bool = true
  ) throws(MessageProblem) {
    let found: MessageProblem? = arguments.withUnsafeBufferPointer {
      problem(appending: encoded, $0, to: &buffer.writer, device: device, isolating: isolating)
    }
    if let found { throw found }
  }

  /// The same with one argument, for which no array is made.
  public func append(
    _ encoded: [UInt8], _ argument: MessageArgument, to buffer: inout TextBuffer,
    device: Device = .other,
    isolating: Bool = true
  ) throws(MessageProblem) {
    let found: MessageProblem? = encoded.withUnsafeBytes { encoded in
      withUnsafePointer(to: argument) { argument in
        problem(
          appending: encoded, UnsafeBufferPointer(start: argument, count: 1), to: &buffer.writer,
          device: device,
          isolating: isolating)
      }
    }
    if let found { throw found }
  }

  /// Appends the text, or gives the first problem and leaves the buffer as before.
  func problem(
    appending encoded: UnsafeRawBufferPointer, _ arguments: [MessageArgument],
    to buffer: inout [UInt8],
    device: Device, isolating: Bool
  ) -> MessageProblem? {
    let start = buffer.count
    let failures = arguments.withUnsafeBufferPointer {
      run(encoded, $0, to: &buffer, device, isolating)
    }
    guard let first = failures?.first else { return nil }
    buffer.removeSubrange(start...)
    return MessageProblem(first, arguments)
  }

  /// Appends the text to a buffer that is used again and again, or gives the first problem and leaves it as before.
  func problem(
    appending encoded: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>,
    to writer: inout TextWriter, device: Device, isolating: Bool
  ) -> MessageProblem? {
    let start = writer.count
    guard let failures = run(encoded, arguments, to: &writer, device, isolating) else { return nil }
    writer.removeLast(writer.count - start)
    return failures.first.map { MessageProblem($0, Array(arguments)) }
  }

  private func run(
    _ encoded: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>,
    to buffer: inout [UInt8],
    _ device: Device, _ isolating: Bool
  ) -> [Evaluation.Failure]? {
    var failures: [Evaluation.Failure]?
    TextWriter.append(to: &buffer) {
      failures = run(encoded, arguments, to: &$0, device, isolating)
    }
    return failures
  }

  @inline(__always)
  private func run(
    _ encoded: UnsafeRawBufferPointer, _ arguments: UnsafeBufferPointer<MessageArgument>,
    to writer: inout TextWriter, _ device: Device, _ isolating: Bool
  ) -> [Evaluation.Failure]? {
    withExtendedLifetime(formats) {
      var evaluation = Evaluation(
        formats: formats, arguments: arguments, device: device, isolating: isolating)
      evaluation.run(encoded, to: &writer)
      return evaluation.failures
    }
  }
}

extension MessageProblem {
  /// What a failure says to people.
  init(_ failure: Evaluation.Failure, _ arguments: [MessageArgument]) {
    let position = failure.position ?? 0
    let given = arguments.indices.contains(position - 1) ? arguments[position - 1].type : nil
    let message =
      switch failure.kind {
      case .missingArgument: "argument \(position) is missing; \(arguments.count) were given"
      case .wrongKind:
        "argument \(position) is of another kind than the text expects: \(given.map(\.name) ?? "none")"
      case .numberOutOfRange: "argument \(position) does not fit in the type that the text expects"
      case .unsupportedSpecifier: "the specifier of argument \(position) is not supported"
      case .undefinedSubstitution: "the text refers to a substitution that is not there"
      case .tooDeep: "substitutions refer to each other too deep"
      default: "the bytes are not a compiled message"
      }
    self.init(
      kind: failure.kind, path: "", range: failure.range, position: failure.position,
      message: message)
  }
}

extension MessageArgumentType {
  /// The word that messages use.
  public var name: String {
    switch self {
    case .integer: "integer"
    case .unsigned: "unsigned integer"
    case .decimal: "decimal"
    case .text: "text"
    }
  }
}
