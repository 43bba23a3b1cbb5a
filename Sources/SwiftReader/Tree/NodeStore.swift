/// The nodes of a file in one block of memory that never changes and never moves.
@usableFromInline
struct NodeStore: @unchecked Sendable {
  @usableFromInline
  final class Block: @unchecked Sendable {
    private let base: UnsafeMutablePointer<Node>

    fileprivate init(_ base: UnsafeMutablePointer<Node>) { self.base = base }
    deinit { base.deallocate() }
  }

  @usableFromInline let block: Block
  @usableFromInline let base: UnsafePointer<Node>
  @usableFromInline let count: Int

  /// Takes over memory that was allocated for nodes. It holds two nodes at least.
  init(owning base: UnsafeMutablePointer<Node>, count: Int) {
    block = Block(base)
    self.base = UnsafePointer(base)
    self.count = count
  }

  @inlinable
  subscript(_ index: UInt32) -> Node {
    index < count ? base[Int(index)] : Node(start: 0, end: 0, kind: .missing)
  }
}
