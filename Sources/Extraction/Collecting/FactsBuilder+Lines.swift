/// What the bytes of a file say without being read as Swift: where its lines start, and which of its parts only
/// demonstrate.
extension FactsBuilder {
  /// Looks at sixteen bytes at a time: for line feeds, and for what is rare, carriage returns and the end of
  /// `// MARK:`.
  mutating func readLines(_ source: UnsafePointer<UInt8>, count: Int) {
    var marks = Marks(source: source, count: count)
    lines.fill(upTo: count + 2) { base in
      var lines = Lines(base)
      var at = 0
      let returns = SIMD16<UInt8>(repeating: 0x0D)
      let (letters, colons) = (SIMD16<UInt8>(repeating: 0x4B), SIMD16<UInt8>(repeating: 0x3A))
      while at + 17 <= count {
        let bytes = UnsafeRawPointer(source + at)
        let piece = bytes.loadUnaligned(as: SIMD16<UInt8>.self)
        let next = (bytes + 1).loadUnaligned(as: SIMD16<UInt8>.self)
        if any((piece .== returns) .| ((piece .== letters) .& (next .== colons))) {
          for offset in at..<at + 16 { Self.read(source, offset, count, &lines, &marks) }
        } else {
          lines.add(behindFeedsIn: bytes.loadUnaligned(as: UInt64.self), at)
          lines.add(behindFeedsIn: (bytes + 8).loadUnaligned(as: UInt64.self), at + 8)
        }
        at += 16
      }
      while at < count {
        Self.read(source, at, count, &lines, &marks)
        at += 1
      }
      return lines.count
    }
    if let start = marks.start { marks.ranges.append(start..<count) }
    if !marks.ranges.isEmpty { demonstrations = marks.ranges }
  }

  @inline(__always)
  private static func read(
    _ source: UnsafePointer<UInt8>, _ offset: Int, _ count: Int, _ lines: inout Lines, _ marks: inout Marks
  ) {
    switch source[offset] {
    case 0x0A: lines.add(offset + 1)
    case 0x0D where !(offset + 1 < count && source[offset + 1] == 0x0A): lines.add(offset + 1)
    case 0x4B: marks.read(at: offset - 6)
    default: break
    }
  }

  /// Where the lines start, in room for as many as there are bytes.
  private struct Lines {
    private let base: UnsafeMutablePointer<UInt32>
    private(set) var count = 1

    init(_ base: UnsafeMutablePointer<UInt32>) {
      self.base = base
      base.initialize(to: 0)
    }

    @inline(__always)
    mutating func add(_ offset: Int) {
      (base + count).initialize(to: UInt32(truncatingIfNeeded: offset))
      count &+= 1
    }

    /// The lines that start behind line feeds among eight bytes, without a branch for none and one.
    @inline(__always)
    mutating func add(behindFeedsIn word: UInt64, _ offset: Int) {
      let (ones, low) = (UInt64(0x0101_0101_0101_0101), UInt64(0x7F7F_7F7F_7F7F_7F7F))
      let difference = UInt64(littleEndian: word) ^ (ones &* 0x0A)
      // The high bit of each byte that is a line feed.
      var feeds = ~(((difference & low) &+ low) | difference | low)
      (base + count).initialize(to: UInt32(truncatingIfNeeded: offset &+ feeds.trailingZeroBitCount &>> 3 &+ 1))
      count &+= feeds == 0 ? 0 : 1
      feeds &= feeds &- 1
      while feeds != 0 {
        add(offset &+ feeds.trailingZeroBitCount &>> 3 &+ 1)
        feeds &= feeds &- 1
      }
    }
  }

  /// Whether a place lies in a part that only demonstrates.
  @inline(__always)
  func isDemonstration(at offset: Int) -> Bool {
    !demonstrations.isEmpty && demonstrations.contains { $0.contains(offset) }
  }

  /// From a `// MARK: - Demo` comment to the next `// MARK:`.
  private struct Marks {
    let source: UnsafePointer<UInt8>
    let count: Int
    var ranges: [Range<Int>] = []
    var start: Int?
    /// The end of the line of the last mark.
    private var end = 0

    init(source: UnsafePointer<UInt8>, count: Int) {
      self.source = source
      self.count = count
    }

    /// `// MARK:` as one number.
    private static let word: UInt64 = 0x3A4B_5241_4D20_2F2F

    mutating func read(at mark: Int) {
      guard mark >= end, mark + 8 <= count,
        UInt64(littleEndian: UnsafeRawPointer(source + mark).loadUnaligned(as: UInt64.self)) == Self.word
      else { return }
      end = mark + 8
      while end < count, source[end] != 0x0A { end += 1 }
      let words = UnsafeBufferPointer(start: source + mark + 8, count: end - mark - 8).split {
        $0 == 0x20 || $0 == 0x09 || $0 == 0x2D || $0 == 0x0D
      }
      if let begun = start {
        ranges.append(begun..<mark)
        start = nil
      }
      if let first = words.first, ["Demo", "Demos", "Demonstration"].contains(String(decoding: first, as: UTF8.self)) {
        start = mark
      }
    }
  }
}
