/// A set of code points as sorted ranges, with the first planes' answers by a bit.
struct CodePointSet: Sendable {
  private var bits: [UInt64]
  private let ranges: [Range<UInt32>]

  init(_ ranges: [Range<UInt32>]) {
    self.ranges = ranges
    bits = Array(repeating: 0, count: 0x1_0000 / 64)
    for range in ranges where range.lowerBound < 0x1_0000 {
      for point in range.lowerBound..<min(range.upperBound, 0x1_0000) {
        bits[Int(point >> 6)] |= 1 << UInt64(point & 63)
      }
    }
  }

  init(_ text: StaticString) {
    var reader = PackedReader(text)
    self.init(reader.nextRuns())
  }

  func contains(_ point: UInt32) -> Bool {
    if point < 0x1_0000 { return bits[Int(point >> 6)] >> UInt64(point & 63) & 1 == 1 }
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= point { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(point)
  }
}
