internal import Findings

/// The offsets at which lines start.
struct LineStarts: Hashable, Sendable {
  let starts: FlatArray<UInt32>

  init() { self.init(UnsafeBufferPointer(start: nil, count: 0)) }

  init(starts: FlatArray<UInt32>) { self.starts = starts }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let starts = GrowingList<UInt32>(capacity: bytes.count / 24 + 16)
    starts.append(0)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte > 0x0D { continue }
      if byte == 0x0A || (byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A)) {
        starts.append(UInt32(truncatingIfNeeded: offset))
      }
    }
    self.starts = FlatArray(starts.suffix(from: 0))
  }

  func location(of offset: Int, in file: String) -> Location {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return Location(file: file, line: low + 1, column: max(offset - Int(starts[low]), 0) + 1)
  }
}
