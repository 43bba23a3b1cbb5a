public import WordgateFormatting
public import WordgateLocales

/// A text of a String Catalog in one locale, ready to be shown with arguments.
///
/// Made once, evaluated often. Making one never fails: what is wrong in the source is in ``problems``, and is shown as
/// written.
///
///     let message = Message(MessageSource("%lld days free, then %@"), locale: english)
///     message.string([.integer(7), .text("$9.99")]).text   // "7 days free, then $9.99"
public struct Message: Sendable {
  /// What is wrong or suspicious in the source.
  public let problems: [MessageProblem]
  /// What each argument has to be, over all forms; nil for an argument that no form uses.
  public let arguments: [MessageArgumentType?]
  /// All texts: forms in CLDR's order, substitutions last.
  public let leaves: [MessageLeaf]
  /// The compiled form: a ``MessageEvaluator`` shows it without reading the source again.
  public let encoded: [UInt8]
  private let evaluator: MessageEvaluator

  /// Reads and compiles a text for one locale.
  public init(_ source: MessageSource, locale: LocaleIdentifier) {
    self.init(source, evaluator: MessageEvaluator(locale))
  }

  /// Reads and compiles a text for the locale of an evaluator that is already there.
  public init(_ source: MessageSource, evaluator: MessageEvaluator) {
    let outline = MessageOutline(source)
    var encoder = MessageEncoder(outline)
    encoded = encoder.encode()
    leaves = outline.leaves
    problems = outline.problems
    arguments = outline.argumentTypes
    self.evaluator = evaluator
  }

  public var locale: LocaleIdentifier { evaluator.locale }

  /// The text with the arguments inserted, and what did not fit.
  public func string(
    _ arguments: [MessageArgument] = [], device: Device = .other, isolating: Bool = true
  ) -> RenderedMessage {
    evaluator.string(encoded, arguments, device: device, isolating: isolating)
  }

  /// Appends the text as UTF-8, without allocating when the buffer has room. On a problem the buffer is as before.
  public func append(
    _ arguments: [MessageArgument] = [], to buffer: inout [UInt8], device: Device = .other,
    isolating: Bool = true
  ) throws(MessageProblem) {
    try evaluator.append(encoded, arguments, to: &buffer, device: device, isolating: isolating)
  }

  /// Appends the text to a buffer that is used again and again. On a problem the buffer is as before.
  public func append(
    _ arguments: [MessageArgument] = [], to buffer: inout TextBuffer, device: Device = .other,
    isolating: Bool = true
  ) throws(MessageProblem) {
    try evaluator.append(encoded, arguments, to: &buffer, device: device, isolating: isolating)
  }

  /// Appends the text with its one argument, for which no array is made.
  public func append(
    _ argument: MessageArgument, to buffer: inout TextBuffer, device: Device = .other,
    isolating: Bool = true
  ) throws(MessageProblem) {
    try evaluator.append(encoded, argument, to: &buffer, device: device, isolating: isolating)
  }

  /// One problem for each place that reads an argument beyond so many.
  public func problems(beyond count: Int) -> [MessageProblem] {
    leaves.flatMap { leaf in
      leaf.places.filter { $0.position > count }.map { place in
        MessageProblem(
          kind: .missingArgument, path: leaf.path, range: place.range, position: place.position,
          message: "'\(place.text)' reads argument \(place.position) of \(count)")
      }
    }
  }
}
