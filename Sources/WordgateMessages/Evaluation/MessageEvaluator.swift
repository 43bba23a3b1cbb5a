public import WordgateLocales

/// Evaluates compiled messages in one locale: holds its plural rules and formats.
public struct MessageEvaluator: Sendable {
  public let locale: LocaleIdentifier

  public init(_ locale: LocaleIdentifier) {
    self.locale = locale
  }

  /// The text of a compiled message, and what did not fit.
  public func string(
    _ encoded: [UInt8], _ arguments: [MessageArgument] = [], device: Device = .other, isolating: Bool = true
  ) -> RenderedMessage {
    RenderedMessage(text: "", problems: [])
  }

  /// Appends the text of a compiled message as UTF-8, without allocating when the buffer has room. On a problem the
  /// buffer is as before.
  public func append(
    _ encoded: [UInt8], _ arguments: [MessageArgument] = [], to buffer: inout [UInt8], device: Device = .other,
    isolating: Bool = true
  ) throws(MessageProblem) {
    let problem: MessageProblem? = encoded.withUnsafeBytes { _ in nil }
    if let problem { throw problem }
  }

  /// The same for a compiled message that lies in a larger file. Every byte is checked: damaged bytes give a problem.
  public func append(
    _ encoded: UnsafeRawBufferPointer, _ arguments: [MessageArgument] = [], to buffer: inout [UInt8],
    device: Device = .other, isolating: Bool = true
  ) throws(MessageProblem) {
  }
}
