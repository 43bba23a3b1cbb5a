/// Sixteen bytes that are looked at together. What is found in them is a vector with the high bit set of every byte that
/// fits.
///
/// Each step is one instruction for all bytes. A byte below 128 reaches 128 by adding what another number lacks of it
/// just where it is not smaller than that number; so the high bits tell what is in a range.
struct SixteenBytes {
  private let bytes: SIMD16<UInt8>

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>) {
    bytes = UnsafeRawPointer(base).loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// How many go on a word of ASCII letters, digits and `_` before the first that does not.
  @inline(__always)
  var wordLength: Int {
    let folded = low | all(0x20)
    let letters = (folded &+ all(0x80 - 0x61)) & ~(folded &+ all(0x80 - 0x7B))
    let digits = (low &+ all(0x80 - 0x30)) & ~(low &+ all(0x80 - 0x3A))
    return countBefore(~(letters | digits | equal(0x5F)) | bytes)
  }

  /// How many are spaces before the first that is none.
  @inline(__always)
  var spaces: Int { countBefore(~equal(0x20) | bytes) }

  /// How many are no control character below 14, such as the end of a line, before the first that is one.
  @inline(__always)
  var beforeControl: Int { countBefore(~((low &+ all(0x80 - 0x0E)) | bytes)) }

  /// How many stand in the text of a string literal before the first that may end it: a quote, a backslash, a control
  /// character.
  @inline(__always)
  var beforeStringStop: Int {
    countBefore((equal(0x22) | equal(0x5C) | ~(low &+ all(0x80 - 0x0E))) & ~bytes)
  }

  /// The bytes without their high bits.
  @inline(__always)
  private var low: SIMD16<UInt8> { bytes & all(0x7F) }

  /// The bytes whose low bits are a value below 128.
  @inline(__always)
  private func equal(_ value: UInt8) -> SIMD16<UInt8> { all(0x80) &- (low ^ all(value)) }

  @inline(__always)
  private func all(_ byte: UInt8) -> SIMD16<UInt8> { SIMD16(repeating: byte) }

  /// How many bytes stand before the first that was found, sixteen where none was.
  @inline(__always)
  private func countBefore(_ found: SIMD16<UInt8>) -> Int {
    let halves = unsafeBitCast(found & all(0x80), to: SIMD2<UInt64>.self)
    let first = UInt64(littleEndian: halves[0]).trailingZeroBitCount &>> 3
    let second = UInt64(littleEndian: halves[1]).trailingZeroBitCount &>> 3
    // Both are 0 to 8; the second counts where the first is 8. Written so that there is no branch to be guessed.
    return first &+ (second & (0 &- (first &>> 3)))
  }
}
