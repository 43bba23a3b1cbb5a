internal import Findings

/// The offsets at which lines start. It is good as long as the facts that it was taken from.
struct LineStarts: BitwiseCopyable {
  let starts: Column<UInt32>

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
