/// A ``Term`` in eight bytes, or the place of one that needs more.
///
/// From the lowest bit: seven bits of the kind, one of the mark, eight of the size, sixteen of the name, twenty of the
/// start, twelve of the length. Where a number does not fit, the size is ``wideSize`` and the bits above it say where in
/// ``FileFacts/wide`` all of them are.
struct PackedTerm: Hashable, Sendable, BitwiseCopyable {
  let bits: UInt64

  static let wideSize: UInt64 = 0xFF

  /// A term whose numbers fit; nil for one that is wide.
  @inline(__always)
  init?(_ term: Term) {
    let length = term.end &- term.start
    guard term.size < 0xFF, term.name <= 0xFFFF, term.start <= 0xF_FFFF, term.start <= term.end, length <= 0xFFF else {
      return nil
    }
    bits =
      Self.head(term.kind, term.isMarked) | UInt64(term.size) << 8 | UInt64(term.name) << 16
      | UInt64(term.start) << 32 | UInt64(length) << 52
  }

  private init(bits: UInt64) { self.bits = bits }

  /// The term with a size where it had none; nil where one is wide.
  @inline(__always)
  func sized(_ size: Int) -> PackedTerm? {
    size < 0xFF && !isWide ? PackedTerm(bits: bits | UInt64(truncatingIfNeeded: size) << 8) : nil
  }

  /// A term whose numbers lie elsewhere.
  init(_ kind: TermKind, isMarked: Bool, wide: Int) {
    bits = Self.head(kind, isMarked) | Self.wideSize << 8 | UInt64(wide) << 16
  }

  @inline(__always)
  private static func head(_ kind: TermKind, _ isMarked: Bool) -> UInt64 {
    UInt64(kind.rawValue) | (isMarked ? 0x80 : 0)
  }

  /// The kind of facts that are known to be sound.
  @inline(__always)
  var kind: TermKind { unsafeBitCast(rawKind, to: TermKind.self) }

  @inline(__always)
  var rawKind: UInt8 { UInt8(truncatingIfNeeded: bits) & 0x7F }

  @inline(__always)
  var isMarked: Bool { bits & 0x80 != 0 }

  @inline(__always)
  var isWide: Bool { bits & 0xFF00 == 0xFF00 }

  /// The place among the wide terms, where it is one.
  @inline(__always)
  var wideIndex: Int { Int(truncatingIfNeeded: bits >> 16) }
}

/// The numbers of a term that are too large for a ``PackedTerm``.
struct WideTerm: Hashable, Sendable, BitwiseCopyable {
  var size: UInt32
  var name: UInt32
  var start: UInt32
  var end: UInt32

  init(_ term: Term) {
    size = term.size
    name = term.name
    start = term.start
    end = max(term.start, term.end)
  }
}
