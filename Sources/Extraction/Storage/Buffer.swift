/// Plain values that grow at their end, owned by whoever holds them.
///
/// Positions are the caller's to keep inside.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// Where the elements lie until the buffer next grows.
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  /// Zeros, for numbers of any kind.
  init(zeros count: Int) where Element: BinaryInteger {
    self.init(capacity: count)
    base.initialize(repeating: 0, count: count)
    self.count = count
  }

  deinit { base.deallocate() }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// The elements, until the buffer next grows.
  @inline(__always)
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Appends what lies somewhere else.
  @inline(__always)
  mutating func append(_ source: UnsafePointer<Element>, count added: Int) {
    if count + added > capacity { grow(to: max(count + added, capacity * 2)) }
    (base + count).initialize(from: source, count: added)
    count += added
  }

  /// Moves the elements from a mark on behind those of another buffer. Gives where they lie there.
  mutating func move(from mark: Int, behind others: inout Buffer) -> Run {
    let run = Run(first: UInt32(truncatingIfNeeded: others.count), count: UInt32(truncatingIfNeeded: count - mark))
    guard run.count > 0 else { return .empty }
    others.append(base + mark, count: count - mark)
    truncate(to: mark)
    return run
  }

  /// Writes elements where there is room for some number of them; the body says how many there are.
  @inline(__always)
  mutating func fill(upTo most: Int, _ body: (UnsafeMutablePointer<Element>) -> Int) {
    if most > capacity { grow(to: most) }
    count = body(base)
  }

  /// Forgets the elements from a count on.
  @inline(__always)
  mutating func truncate(to count: Int) { self.count = count }

  @inline(never)
  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    self.capacity = capacity
  }
}
