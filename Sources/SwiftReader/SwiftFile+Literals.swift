/// A piece of a string literal.
public enum LiteralSegment: Hashable, Sendable {
  /// Text with escapes resolved and, in a multi-line literal, indentation and continued line ends taken away; with
  /// the UTF-8 range it is written in.
  case text(String, range: Range<Int>)
  /// An ``NodeKind/interpolation`` node.
  case interpolation(NodeID)
}

extension SwiftFile {
  /// The pieces of a string literal in order. Empty texts are left out, so `""` has no piece.
  public func segments(of literal: NodeID) -> [LiteralSegment] { [] }

  /// The text of a string literal that has no interpolation; nil for any other node.
  public func stringValue(of literal: NodeID) -> String? {
    guard kind(of: literal) == .stringLiteral, firstChild(of: literal) == .none else { return nil }
    guard case .text(let text, _)? = segments(of: literal).first else { return "" }
    return text
  }
}
