/// A value that is stored in half the room where its numbers are small.
protocol Narrowing: BitwiseCopyable {
  associatedtype Narrow: BitwiseCopyable

  init(_ narrow: Narrow)

  /// The same value, where all of its numbers have sixteen bits.
  var narrow: Narrow { get }
}

extension UInt32: Narrowing {
  @inline(__always)
  var narrow: UInt16 { UInt16(truncatingIfNeeded: self) }
}

/// Values that lie one behind the other, all narrow or all wide. It keeps nothing alive.
struct Column<Element: Narrowing>: RandomAccessCollection, BitwiseCopyable {
  private let base: UnsafeRawPointer
  let count: Int
  private let isNarrow: Bool

  init(_ base: UnsafeRawPointer, count: Int, isNarrow: Bool) {
    self.base = base
    self.count = count
    self.isNarrow = isNarrow
  }

  static func stride(isNarrow: Bool) -> Int {
    isNarrow ? MemoryLayout<Element.Narrow>.stride : MemoryLayout<Element>.stride
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    if isNarrow { return Element(base.assumingMemoryBound(to: Element.Narrow.self)[index]) }
    return base.assumingMemoryBound(to: Element.self)[index]
  }

  /// Some of the values, counted from zero again.
  @inline(__always)
  func run(_ run: Run) -> Column {
    Column(
      base + Int(run.first) * Self.stride(isNarrow: isNarrow), count: Int(run.count), isNarrow: isNarrow)
  }

  /// Writes values where a column is to lie.
  static func fill(_ base: UnsafeMutableRawPointer, _ elements: UnsafeBufferPointer<Element>, isNarrow: Bool) {
    guard let source = elements.baseAddress, !elements.isEmpty else { return }
    guard isNarrow else {
      return base.copyMemory(from: source, byteCount: elements.count * MemoryLayout<Element>.stride)
    }
    let narrow = base.assumingMemoryBound(to: Element.Narrow.self)
    for index in 0..<elements.count { (narrow + index).initialize(to: source[index].narrow) }
  }
}
