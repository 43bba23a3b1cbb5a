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
  public func segments(of literal: NodeID) -> [LiteralSegment] {
    guard kind(of: literal) == .stringLiteral else { return [] }
    var form = LiteralForm(bytes, range(of: literal))
    var segments: [LiteralSegment] = []
    var start = form.content.lowerBound
    func addText(upTo end: Int) {
      guard start < end else { return }
      let text = form.text(in: start..<end)
      if !text.isEmpty { segments.append(.text(text, range: start..<end)) }
    }
    for interpolation in children(of: literal, .interpolation) {
      let range = range(of: interpolation)
      addText(upTo: range.lowerBound)
      segments.append(.interpolation(interpolation))
      form.isAtLineStart = false
      start = range.upperBound
    }
    addText(upTo: form.content.upperBound)
    return segments
  }

  /// The text of a string literal that has no interpolation; nil for any other node.
  public func stringValue(of literal: NodeID) -> String? {
    guard kind(of: literal) == .stringLiteral, firstChild(of: literal) == .none else { return nil }
    var form = LiteralForm(bytes, range(of: literal))
    return form.text(in: form.content)
  }

  /// The UTF-8 range between the quotes of a string literal, in a multi-line literal without the first and last line
  /// end.
  public func contentRange(of literal: NodeID) -> Range<Int> {
    guard kind(of: literal) == .stringLiteral else {
      return range(of: literal).lowerBound..<range(of: literal).lowerBound
    }
    return LiteralForm(bytes, range(of: literal)).content
  }

  /// Whether a string literal is written with `"""`.
  public func isMultiline(_ literal: NodeID) -> Bool {
    kind(of: literal) == .stringLiteral && LiteralForm(bytes, range(of: literal)).isMultiline
  }
}
