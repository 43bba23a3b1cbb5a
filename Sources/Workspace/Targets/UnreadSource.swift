/// A file with text for people that Wordgate does not read.
public struct UnreadSource: Hashable, Sendable {
  public let path: String

  /// The endings of such files: Interface Builder's, and those that build intents from a description.
  static let endings: Set<String> = ["xib", "storyboard", "intentdefinition"]

  /// Whether a key of a table may come from it: each such file has a table of its own name.
  func mayHold(keysOf table: String) -> Bool { Path.stem(of: path) == table }
}
