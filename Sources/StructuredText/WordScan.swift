/// Looking at eight bytes at a time: the high bit of a byte in the result says that the byte is one of those asked for.
/// Bytes above the lowest one that is found may be marked wrongly.
extension UInt64 {
  /// Marks bytes that are equal to one.
  @inline(__always)
  func bytesEqual(to byte: UInt8) -> UInt64 {
    let other = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return (other &- 0x0101_0101_0101_0101) & ~other & 0x8080_8080_8080_8080
  }

  /// Marks bytes below one that is at most 0x80.
  @inline(__always)
  func bytesBelow(_ byte: UInt8) -> UInt64 {
    (self &- UInt64(byte) &* 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080
  }

  /// Marks bytes that are not ASCII.
  @inline(__always)
  var bytesAboveASCII: UInt64 { self & 0x8080_8080_8080_8080 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first place from one on whose byte is marked; the count where none is.
  @inline(__always)
  func firstPlace(from start: Int, _ marks: (UInt64) -> UInt64) -> Int {
    var at = start
    guard let base = UnsafeRawPointer(baseAddress) else { return count }
    while count - at >= 8 {
      let found = marks(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
      if found != 0 { return at + found.trailingZeroBitCount >> 3 }
      at += 8
    }
    while at < count {
      // Bytes of no interest fill the word up, and the last real one is the lowest.
      if marks(UInt64(self[at]) | 0x2020_2020_2020_2000) & 0x80 != 0 { return at }
      at += 1
    }
    return count
  }
}
