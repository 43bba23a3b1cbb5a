/// Reads the bytes of a compiled message. Every read is checked: nil at the end of the block.
struct CodeReader {
  private var next: UnsafeRawPointer
  private let end: UnsafeRawPointer

  /// Nil without any bytes.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return nil }
    next = start
    end = start + bytes.count
  }

  @inline(__always)
  private init(_ start: UnsafeRawPointer, count: Int) {
    next = start
    end = start + count
  }

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard next < end else { return nil }
    defer { next += 1 }
    return next.load(as: UInt8.self)
  }

  /// A length that does not reach beyond the block.
  @inline(__always)
  mutating func length() -> Int? {
    guard let first = byte() else { return nil }
    guard first >= 0x80 else { return Int(first) <= end - next ? Int(first) : nil }
    return longLength(Int(first & 0x7F))
  }

  private mutating func longLength(_ low: Int) -> Int? {
    var value = low
    var shift = 7
    while shift < 35, let next = byte() {
      value |= Int(next & 0x7F) << shift
      if next < 0x80 { return value <= end - self.next ? value : nil }
      shift += 7
    }
    return nil
  }

  /// A block with its length before it.
  @inline(__always)
  mutating func block() -> CodeReader? {
    guard let length = length() else { return nil }
    defer { next += length }
    return CodeReader(next, count: length)
  }

  /// What is left of the block.
  @inline(__always)
  var rest: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: next.assumingMemoryBound(to: UInt8.self), count: end - next)
  }

  /// The block of one member of a set, with the blocks of the members before it passed over.
  @inline(__always)
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
