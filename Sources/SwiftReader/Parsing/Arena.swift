/// Nodes in the making. They lie in one block that grows by doubling.
struct Arena: ~Copyable {
  private let block: NodeStore.Block
  private var nodes: UnsafeMutablePointer<Node>
  private var capacity: Int
  private(set) var count: Int

  /// Begins with nothing and the file's own node in place of what the block held.
  init(_ block: NodeStore.Block, byteCount: Int) {
    self.block = block
    nodes = block.base
    capacity = block.capacity
    nodes.initialize(to: Node(start: 0, end: 0, kind: .missing))
    (nodes + 1).initialize(to: Node(start: 0, end: UInt32(clamping: byteCount), kind: .sourceFile))
    count = 2
  }

  @inline(__always)
  subscript(_ id: UInt32) -> Node {
    get { nodes[Int(id)] }
    nonmutating _modify { yield &nodes[Int(id)] }
  }

  @inline(__always)
  mutating func add(_ node: Node) -> UInt32 {
    if count == capacity { grow() }
    (nodes + count).initialize(to: node)
    count += 1
    return UInt32(truncatingIfNeeded: count - 1)
  }

  @inline(never)
  private mutating func grow() {
    block.grow(count)
    nodes = block.base
    capacity = block.capacity
  }

  /// Forgets the nodes from a count on.
  @inline(__always)
  mutating func truncate(to count: Int) { self.count = count }

  /// Gives the nodes away, in the block.
  consuming func store() -> NodeStore { NodeStore(block, count: count) }
}

extension Node {
  /// Names the node by a token, backticks left out.
  @inline(__always)
  mutating func setName(_ token: Token) {
    let quote = token.flags.contains(.quoted) ? 1 : 0
    setName(from: token.start &+ quote, to: token.end &- quote)
  }

  @inline(__always)
  mutating func setName(from start: Int, to end: Int) {
    nameStart = UInt32(truncatingIfNeeded: start)
    nameLength = UInt16(clamping: end &- start)
  }
}

/// Children in the making: the first and the last of a linked list.
struct Children {
  var first: UInt32 = 0
  var last: UInt32 = 0

  @inline(__always)
  init() {}

  @inline(__always)
  init(_ id: UInt32) {
    first = id
    last = id
  }
}
