/// How text is written inside a JSON string.
enum JSONText {
  /// The bytes of a text from between its quotes, escapes resolved; what is no escape becomes U+FFFD.
  static func unescaped<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes) -> [UInt8] where Bytes.Index == Int {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = bytes.startIndex
    while at < bytes.endIndex {
      guard bytes[at] == UInt8(ascii: "\\"), at + 1 < bytes.endIndex else {
        result.append(bytes[at])
        at += 1
        continue
      }
      at += 2
      switch bytes[at - 1] {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"): result.append(contentsOf: scalar(bytes, &at).utf8)
      case let other: result.append(other)
      }
    }
    return result
  }

  private static func scalar<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, _ at: inout Int
  ) -> String where Bytes.Index == Int {
    guard let unit = hex(bytes, at: at) else { return "\u{FFFD}" }
    at += 4
    if (0xD800..<0xDC00).contains(unit), at + 1 < bytes.endIndex, bytes[at] == UInt8(ascii: "\\"),
      bytes[at + 1] == UInt8(ascii: "u"), let low = hex(bytes, at: at + 2), (0xDC00..<0xE000).contains(low)
    {
      at += 6
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)).map { String($0) } ?? "\u{FFFD}"
    }
    return Unicode.Scalar(unit).map { String($0) } ?? "\u{FFFD}"
  }

  /// The value of four hexadecimal digits.
  static func hex<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, at: Int) -> UInt32? where Bytes.Index == Int {
    guard bytes.endIndex - at >= 4 else { return nil }
    var value: UInt32 = 0
    for byte in bytes[at..<at + 4] {
      guard let digit = hexDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The value of one hexadecimal digit.
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// The length of the UTF-8 sequence of two to four bytes at a place, 0 where there is no valid one.
  static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at: Int) -> Int {
    func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      at + offset < bytes.count && range.contains(bytes[at + offset])
    }
    switch bytes[at] {
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }
}
