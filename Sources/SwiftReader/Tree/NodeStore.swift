/// The nodes of a file in one block of memory that does not change while somebody holds it.
@usableFromInline
struct NodeStore: @unchecked Sendable {
  @usableFromInline
  final class Block: @unchecked Sendable {
    private(set) var base: UnsafeMutablePointer<Node>
    private(set) var capacity: Int

    init(capacity: Int) {
      self.capacity = capacity
      base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    /// Makes room for twice as many nodes, the first ones kept.
    func grow(_ count: Int) {
      let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
      base = larger
      capacity *= 2
    }
  }

  @usableFromInline let block: Block
  @usableFromInline let base: UnsafePointer<Node>
  @usableFromInline let count: Int

  /// The first nodes of a block, two at least.
  init(_ block: Block, count: Int) {
    self.block = block
    base = UnsafePointer(block.base)
    self.count = count
  }

  /// The same nodes in memory of their own, no larger than they are.
  func copy() -> NodeStore {
    let copy = Block(capacity: count)
    copy.base.initialize(from: base, count: count)
    return NodeStore(copy, count: count)
  }

  @inlinable
  subscript(_ index: UInt32) -> Node {
    index < count ? base[Int(index)] : Node(start: 0, end: 0, kind: .missing)
  }
}
