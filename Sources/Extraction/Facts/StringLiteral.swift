/// The text of a string literal: a run of ``FileFacts/segments``.
struct StringLiteral: Hashable, Sendable, BitwiseCopyable {
  private var first: UInt32
  private var bits: UInt32

  init(segments: Run, isInterpolated: Bool) {
    first = segments.first
    bits = segments.count << 1 | (isInterpolated ? 1 : 0)
  }

  var segments: Run { Run(first: first, count: bits >> 1) }
  var isInterpolated: Bool { bits & 1 == 1 }

  /// A piece of a literal.
  struct Segment: Hashable, Sendable, BitwiseCopyable {
    private let bits: UInt32

    init(isValue: Bool, index: UInt32) { bits = index << 1 | (isValue ? 1 : 0) }

    /// Whether it is an interpolation; otherwise it is written text, escapes resolved.
    var isValue: Bool { bits & 1 == 1 }
    /// The number of the term or of the text among the names.
    var index: UInt32 { bits >> 1 }

    var term: TermID { TermID(index: index) }
    var text: NameID { NameID(index: index) }
  }
}

extension StringLiteral: Narrowing {
  @inline(__always)
  init(_ narrow: SIMD2<UInt16>) {
    first = UInt32(narrow[0])
    bits = UInt32(narrow[1])
  }

  var narrow: SIMD2<UInt16> { SIMD2(first.narrow, bits.narrow) }
}

extension StringLiteral.Segment: Narrowing {
  @inline(__always)
  init(_ narrow: UInt16) { bits = UInt32(narrow) }

  var narrow: UInt16 { bits.narrow }
}
