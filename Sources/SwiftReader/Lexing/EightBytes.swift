/// Eight bytes at a time, the first one lowest. What is found in them is a number with the high bit set of every byte
/// that fits; bits above the first one that fits may be set wrongly, as is said where that is so.
struct EightBytes {
  let bits: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>) {
    bits = UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(as: UInt64.self))
  }

  /// The bytes with a value. Only the first one is certain.
  @inline(__always)
  func equal(_ value: UInt8) -> UInt64 {
    let different = bits ^ (Self.ones &* UInt64(value))
    return (different &- Self.ones) & ~different & Self.highs
  }

  /// The bytes below a value that is 128 at most. Only the first one is certain.
  @inline(__always)
  func below(_ value: UInt8) -> UInt64 { (bits &- Self.ones &* UInt64(value)) & ~bits & Self.highs }

  /// The bytes that go on no word of ASCII letters, digits and `_`. All are certain.
  @inline(__always)
  var outsideWords: UInt64 {
    let low = bits & ~Self.highs
    let folded = low | Self.ones &* 0x20
    let letters = (folded &+ Self.ones &* (0x80 - 0x61)) & ~(folded &+ Self.ones &* (0x7F - 0x7A))
    let digits = (low &+ Self.ones &* (0x80 - 0x30)) & ~(low &+ Self.ones &* (0x7F - 0x39))
    let underscores = Self.highs &- (low ^ (Self.ones &* 0x5F))
    return ~(letters | digits | underscores) & Self.highs | bits & Self.highs
  }

  /// How many bytes stand before the first one that was found, eight where none was.
  @inline(__always)
  static func index(_ found: UInt64) -> Int { found.trailingZeroBitCount >> 3 }

  /// The first bytes, the others zero. At least one, eight at most.
  @inline(__always)
  func prefix(_ length: Int) -> UInt64 { bits & (~0 >> UInt64(truncatingIfNeeded: 64 &- 8 &* length)) }
}
