/// A text for the screen with what went wrong on the way.
public struct RenderedMessage: Hashable, Sendable {
  /// The text. Where an argument is missing the specifier stands as it is written.
  public var text: String
  public var problems: [MessageProblem]
}
