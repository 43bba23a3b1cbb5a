/// Operands and operators of the expressions under way, those of the innermost one last.
struct Stack: ~Copyable {
  private var elements: UnsafeMutablePointer<UInt32>
  private var capacity = 256
  private(set) var count = 0

  init() { elements = .allocate(capacity: capacity) }

  deinit { elements.deallocate() }

  @inline(__always)
  subscript(_ index: Int) -> UInt32 {
    get { elements[index] }
    nonmutating set { elements[index] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: UInt32) {
    if count == capacity { grow() }
    elements[count] = element
    count += 1
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<UInt32>.allocate(capacity: capacity * 2)
    larger.update(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }

  mutating func removeLast() -> UInt32 {
    count -= 1
    return elements[count]
  }

  /// Forgets the elements from a count on.
  @inline(__always)
  mutating func truncate(to count: Int) { self.count = count }
}
