/// Plain values in one block of memory that never changes and never moves.
struct FlatArray<Element: BitwiseCopyable>: @unchecked Sendable {
  private final class Block {
    let base: UnsafeMutablePointer<Element>

    init(capacity: Int) { base = .allocate(capacity: max(capacity, 1)) }
    deinit { base.deallocate() }
  }

  private let block: Block
  let base: UnsafePointer<Element>
  let count: Int

  init(_ elements: UnsafeBufferPointer<Element>) {
    block = Block(capacity: elements.count)
    if let source = elements.baseAddress { block.base.initialize(from: source, count: elements.count) }
    base = UnsafePointer(block.base)
    count = elements.count
  }

  init() { self.init(UnsafeBufferPointer(start: nil, count: 0)) }

  @inline(__always)
  subscript(_ index: Int) -> Element { base[index] }

  /// The elements, valid as long as the array.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }
}

extension FlatArray: Equatable where Element: Equatable {
  static func == (left: FlatArray, right: FlatArray) -> Bool { left.elements.elementsEqual(right.elements) }
}

extension FlatArray: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in elements { hasher.combine(element) }
  }
}

/// A run of neighbouring elements of a ``FlatArray``.
struct Run: Hashable, Sendable, BitwiseCopyable {
  var first: UInt32 = 0
  var count: UInt32 = 0

  static let empty = Run()

  @inline(__always)
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }
}
