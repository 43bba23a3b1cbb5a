/// 128 bits that tell contents apart: MurmurHash3 for 64-bit machines, the same everywhere and in every run.
///
/// It guards against accidents, not against somebody who makes up two files with one hash.
struct ContentHash: Hashable, Sendable {
  var low: UInt64
  var high: UInt64

  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { ContentHash($0) } }

  init(_ text: String) {
    var text = text
    self = text.withUTF8 { ContentHash($0) }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    var (first, second) = (UInt64(0), UInt64(0))
    var at = 0
    while at + 16 <= raw.count {
      first ^= Self.mixedLow(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
      first = Self.rotated(first, 27) &+ second
      first = first &* 5 &+ 0x52DC_E729
      second ^= Self.mixedHigh(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self)))
      second = Self.rotated(second, 31) &+ first
      second = second &* 5 &+ 0x3849_5AB5
      at += 16
    }
    var (restLow, restHigh) = (UInt64(0), UInt64(0))
    for offset in at..<raw.count {
      let byte = UInt64(raw[offset]) << UInt64((offset - at) % 8 * 8)
      if offset - at < 8 { restLow |= byte } else { restHigh |= byte }
    }
    first ^= Self.mixedLow(restLow) ^ UInt64(raw.count)
    second ^= Self.mixedHigh(restHigh) ^ UInt64(raw.count)
    first = first &+ second
    second = second &+ first
    first = Self.finished(first)
    second = Self.finished(second)
    low = first &+ second
    high = second &+ low
  }

  /// The digits of a file's name.
  var digits: String { Self.digits(low) + Self.digits(high) }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }

  @inline(__always)
  private static func mixedLow(_ word: UInt64) -> UInt64 {
    rotated(word &* 0x87C3_7B91_1142_53D5, 31) &* 0x4CF5_AD43_2745_937F
  }

  @inline(__always)
  private static func mixedHigh(_ word: UInt64) -> UInt64 {
    rotated(word &* 0x4CF5_AD43_2745_937F, 33) &* 0x87C3_7B91_1142_53D5
  }

  private static func finished(_ word: UInt64) -> UInt64 {
    var word = word ^ word >> 33
    word = word &* 0xFF51_AFD7_ED55_8CCD
    word ^= word >> 33
    word = word &* 0xC4CE_B9FE_1A85_EC53
    return word ^ word >> 33
  }
}
