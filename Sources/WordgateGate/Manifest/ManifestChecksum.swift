/// A checksum that notices every change of a single word, and every other damage but for one in 2⁶⁴.
///
/// Eight lanes take words of 64 bits in turn; each step can be undone, so two contents that differ in one word never
/// agree.
package enum ManifestChecksum {
  package static func value(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var low: Lanes = (1, 2, 3, 4)
    var high: Lanes = (5, 6, 7, 8)
    var place = 0
    while bytes.count - place >= 64 {
      take(bytes, place, &low)
      take(bytes, place + 32, &high)
      place += 64
    }
    while place < bytes.count {
      var last: UInt64 = 0
      let end = min(place + 8, bytes.count)
      for index in place..<end { last |= UInt64(bytes[index]) << UInt64((index - place) * 8) }
      low.0 = step(low.0, last)
      place = end
    }
    var value = UInt64(bytes.count)
    for lane in [low.0, low.1, low.2, low.3, high.0, high.1, high.2, high.3] { value = step(value, lane) }
    return value ^ (value >> 32)
  }

  /// Half of them in a value: more are not kept in registers.
  private typealias Lanes = (UInt64, UInt64, UInt64, UInt64)

  @inline(__always)
  private static func take(_ bytes: UnsafeRawBufferPointer, _ place: Int, _ lanes: inout Lanes) {
    lanes.0 = step(lanes.0, word(bytes, place))
    lanes.1 = step(lanes.1, word(bytes, place + 8))
    lanes.2 = step(lanes.2, word(bytes, place + 16))
    lanes.3 = step(lanes.3, word(bytes, place + 24))
  }

  @inline(__always)
  private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (lane ^ word) &* 0x9E37_79B9_7F4A_7C15
    return mixed ^ (mixed >> 29)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }
}
