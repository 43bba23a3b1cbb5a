/// The text of a string literal.
struct StringLiteral: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    /// Written text, escapes resolved.
    case text(String)
    /// An interpolation.
    case value(TermID)
  }

  var segments: [Segment]

  var isInterpolated: Bool {
    segments.contains { if case .value = $0 { true } else { false } }
  }

  /// The text where nothing is interpolated.
  var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}
