extension Array where Element == UInt8 {
  /// Appends a length in seven bits a byte.
  mutating func append(length: Int) {
    var rest = UInt(length.magnitude)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// Appends bytes with their length before them.
  mutating func append(counted bytes: [UInt8]) {
    append(length: bytes.count)
    append(contentsOf: bytes)
  }
}
