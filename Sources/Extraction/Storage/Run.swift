/// A run of neighbouring elements.
struct Run: Hashable, Sendable, BitwiseCopyable {
  var first: UInt32 = 0
  var count: UInt32 = 0

  static let empty = Run()

  @inline(__always)
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}
