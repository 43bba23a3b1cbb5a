/// Nodes in the making. They lie in one block that grows by doubling.
struct Arena: ~Copyable {
  private var nodes: UnsafeMutablePointer<Node>
  private var capacity: Int
  private(set) var count: Int

  /// Makes room for what a file of a size usually needs, with nothing and the file's own node in place.
  init(byteCount: Int) {
    capacity = byteCount / 6 + 64
    nodes = .allocate(capacity: capacity)
    nodes.initialize(to: Node(start: 0, end: 0, kind: .missing))
    (nodes + 1).initialize(to: Node(start: 0, end: UInt32(clamping: byteCount), kind: .sourceFile))
    count = 2
  }

  deinit { nodes.deallocate() }

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

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: count)
    nodes.deallocate()
    nodes = larger
    capacity *= 2
  }

  /// Forgets the nodes from a count on.
  mutating func truncate(to count: Int) { self.count = count }

  /// Gives the nodes away, with their memory.
  consuming func store() -> NodeStore {
    let store = NodeStore(owning: nodes, count: count)
    discard self
    return store
  }
}

/// Children in the making: the first and the last of a linked list.
struct Children {
  var first: UInt32 = 0
  var last: UInt32 = 0

  init() {}

  init(_ id: UInt32) {
    first = id
    last = id
  }
}
