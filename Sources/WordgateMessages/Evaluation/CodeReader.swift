/// Reads the bytes of a compiled message. Every read is checked: nil at the end of the block.
struct CodeReader {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// Nil without any bytes.
  @inline(__always)
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return nil }
    next = start.assumingMemoryBound(to: UInt8.self)
    end = next + bytes.count
  }

  @inline(__always)
  private init(_ start: UnsafePointer<UInt8>, count: Int) {
    next = start
    end = start + count
  }

  @inline(__always)
  var isAtEnd: Bool { next == end }

  @inline(__always)
  mutating func byte() -> UInt8? {
    guard next != end else { return nil }
    let byte = next.pointee
    next += 1
    return byte
  }

  /// Takes so many bytes if they are there.
  @inline(__always)
  mutating func take(_ count: Int) -> UnsafePointer<UInt8>? {
    guard count <= end - next else { return nil }
    let start = next
    next += count
    return start
  }

  /// A length that does not reach beyond the block.
  @inline(__always)
  private mutating func length() -> Int? {
    guard let first = byte() else { return nil }
    let length = first < 0x80 ? Int(first) : longLength(Int(first & 0x7F))
    return length <= end - next ? length : nil
  }

  /// A length of more than one byte; `Int.max` when it does not end in time.
  @inline(__always)
  private mutating func longLength(_ low: Int) -> Int {
    var value = low
    var shift = 7
    while shift < 35, let next = byte() {
      value |= Int(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
    return .max
  }

  /// A block with its length before it.
  @inline(__always)
  mutating func block() -> CodeReader? {
    guard let length = length() else { return nil }
    let start = next
    next += length
    return CodeReader(start, count: length)
  }

  /// What is left of the block.
  @inline(__always)
  var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: next, count: end - next) }

  /// Takes the forms of a set, a table of their ends before them, and gives that of one member.
  @inline(__always)
  mutating func form(of member: UInt8, in set: UInt8) -> CodeReader? {
    let count = Self.count(of: set)
    guard let table = take(4 * count) else { return nil }
    let index = Self.count(of: set & (1 << member &- 1))
    guard index < count else { return nil }
    let begin = index == 0 ? 0 : Self.end(table, index - 1)
    let end = Self.end(table, index)
    guard begin <= end, let blocks = take(Self.end(table, count - 1)), end <= next - blocks else {
      return nil
    }
    return CodeReader(blocks + begin, count: end - begin)
  }

  /// How many members a set has: the bits are spread over eight fields and summed by multiplications, since the least
  /// processors that are supported count no bits.
  @inline(__always)
  private static func count(of set: UInt8) -> Int {
    let spread = ((UInt32(set) &* 0x0804_0201) >> 3) & 0x1111_1111
    return Int(truncatingIfNeeded: (spread &* 0x1111_1111) >> 28)
  }

  @inline(__always)
  private static func end(_ table: UnsafePointer<UInt8>, _ index: Int) -> Int {
    Int(
      UInt32(
        littleEndian: UnsafeRawPointer(table).loadUnaligned(
          fromByteOffset: 4 * index, as: UInt32.self)))
  }
}
