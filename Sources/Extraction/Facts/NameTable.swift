/// The number of a name in its file.
struct NameID: Hashable, Sendable, BitwiseCopyable {
  let index: UInt32

  /// The empty name.
  static let empty = NameID(index: 0)

  @inline(__always)
  var isEmpty: Bool { index == 0 }
}

/// The names of a file, each once, as UTF-8. It is good as long as the facts that it was taken from.
struct NameTable: BitwiseCopyable {
  /// Where each name ends in the text; it starts where the one before ends.
  let ends: Column<UInt32>
  let text: UnsafePointer<UInt8>

  var count: Int { ends.count }

  @inline(__always)
  func bytes(of name: NameID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(name.index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return UnsafeBufferPointer(start: text + start, count: Int(ends[index]) - start)
  }
}
