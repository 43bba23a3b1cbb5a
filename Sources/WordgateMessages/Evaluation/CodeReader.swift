/// Reads the bytes of a compiled message. Every read is checked: nil at the end of the block.
struct CodeReader {
  private let bytes: UnsafeRawBufferPointer
  private var place: Int
  private let end: Int

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    place = 0
    end = bytes.count
  }

  private init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { place >= end }

  mutating func byte() -> UInt8? {
    guard place < end else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  /// A length that does not reach beyond the block.
  mutating func length() -> Int? {
    var value = 0
    var shift = 0
    while let next = byte(), shift < 35 {
      value |= Int(next & 0x7F) << shift
      if next < 0x80 { return value <= end - place ? value : nil }
      shift += 7
    }
    return nil
  }

  /// A block with its length before it.
  mutating func block() -> CodeReader? {
    guard let length = length() else { return nil }
    defer { place += length }
    return CodeReader(bytes, place..<place + length)
  }

  /// What is left of the block.
  var rest: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[place..<end])
  }

  /// The block of one member of a set, with the blocks of the members before it passed over.
  func block(of member: UInt8, in set: UInt8) -> CodeReader? {
    var reader = self
    var before = (set & (1 << member &- 1)).nonzeroBitCount
    while before > 0 {
      guard reader.block() != nil else { return nil }
      before -= 1
    }
    return reader.block()
  }
}
