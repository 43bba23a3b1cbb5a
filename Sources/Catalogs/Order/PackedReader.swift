/// Reads numbers packed into printable characters: five bits a character, a sixth says that more follow.
struct PackedReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0

  /// The text is a static string, whose bytes stay where they are.
  init(_ text: StaticString) {
    bytes =
      text.hasPointerRepresentation
      ? UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      : UnsafeBufferPointer(start: nil, count: 0)
  }

  var isAtEnd: Bool { at >= bytes.count }

  /// The next number, 0 at the end.
  mutating func next() -> Int {
    var result = 0
    var shift = 0
    while at < bytes.count, shift < 60 {
      let digit = Self.value(of: bytes[at])
      at += 1
      result |= (digit & 31) << shift
      shift += 5
      if digit < 32 { break }
    }
    return result
  }

  /// The next number of either sign.
  mutating func nextSigned() -> Int {
    let value = next()
    return value & 1 == 1 ? -(value / 2) - 1 : value / 2
  }

  /// Ranges written as a count, and for each the distance from the last and the length.
  mutating func nextRuns() -> [Range<UInt32>] {
    var end: UInt32 = 0
    return (0..<next()).map { _ in
      let start = end &+ UInt32(truncatingIfNeeded: next())
      end = start &+ UInt32(truncatingIfNeeded: next())
      return start..<max(start, end)
    }
  }

  private static func value(of byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    default: 63
    }
  }
}
