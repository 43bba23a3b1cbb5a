/// The text of a string literal: a run of ``FileFacts/segments``.
struct StringLiteral: Hashable, Sendable, BitwiseCopyable {
  var segments: Run
  var isInterpolated: Bool

  /// A piece of a literal.
  struct Segment: Hashable, Sendable, BitwiseCopyable {
    /// Whether it is an interpolation; otherwise it is written text, escapes resolved.
    var isValue: Bool
    /// The number of the term or of the text among the names.
    var index: UInt32

    var term: TermID { TermID(index: index) }
    var text: NameID { NameID(index: index) }
  }
}
