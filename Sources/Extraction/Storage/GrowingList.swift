/// A list of plain values that grows at its end, made for loops that run millions of times.
///
/// Its header lies behind a pointer, so that neither reading nor appending counts references or checks for exclusive
/// access. Positions are the caller's to keep inside the list.
final class GrowingList<Element: BitwiseCopyable> {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count: Int
    var capacity: Int
  }

  private let header: UnsafeMutablePointer<Header>

  init(capacity: Int = 16) {
    header = .allocate(capacity: 1)
    header.initialize(
      to: Header(base: .allocate(capacity: max(capacity, 1)), count: 0, capacity: max(capacity, 1)))
  }

  /// A list with the same value at every position.
  convenience init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    header.pointee.base.initialize(repeating: value, count: count)
    header.pointee.count = count
  }

  convenience init(copying other: GrowingList) {
    self.init(capacity: other.count)
    append(contentsOf: other.suffix(from: 0))
  }

  deinit {
    header.pointee.base.deallocate()
    header.deallocate()
  }

  @inline(__always)
  var count: Int { header.pointee.count }

  /// Where the elements lie until the list next grows.
  @inline(__always)
  var base: UnsafeMutablePointer<Element> { header.pointee.base }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    get { header.pointee.base[index] }
    set { header.pointee.base[index] = newValue }
  }

  @inline(__always)
  func append(_ element: Element) {
    if header.pointee.count == header.pointee.capacity { grow(to: header.pointee.capacity * 2) }
    (header.pointee.base + header.pointee.count).initialize(to: element)
    header.pointee.count += 1
  }

  func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let source = elements.baseAddress else { return }
    let needed = header.pointee.count + elements.count
    if needed > header.pointee.capacity { grow(to: max(needed, header.pointee.capacity * 2)) }
    (header.pointee.base + header.pointee.count).initialize(from: source, count: elements.count)
    header.pointee.count = needed
  }

  /// Forgets the elements from a count on.
  @inline(__always)
  func truncate(to count: Int) { header.pointee.count = count }

  /// The elements from a position on, until the list next grows.
  @inline(__always)
  func suffix(from start: Int) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(start: header.pointee.base + start, count: header.pointee.count - start)
  }

  @inline(never)
  private func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: header.pointee.base, count: header.pointee.count)
    header.pointee.base.deallocate()
    header.pointee.base = larger
    header.pointee.capacity = capacity
  }
}
