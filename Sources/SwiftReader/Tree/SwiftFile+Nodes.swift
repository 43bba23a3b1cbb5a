extension SwiftFile {
  /// The node with a number, ``NodeID/none`` where the file has none.
  public func node(numbered number: UInt32) -> NodeID { number < nodes.count ? NodeID(number) : .none }

  /// How many nodes there are, at most; every ``NodeID/number`` is below it.
  public var nodeCount: Int { nodes.count }

  @inlinable
  func node(_ id: NodeID) -> Node { nodes[id.index] }

  /// What a node is.
  @inlinable
  public func kind(of id: NodeID) -> NodeKind { node(id).kind }

  /// The UTF-8 range of a node, without white space and comments around it.
  @inlinable
  public func range(of id: NodeID) -> Range<Int> {
    let node = node(id)
    return Int(node.start)..<max(Int(node.start), Int(node.end))
  }

  /// The source text of a node.
  public func text(of id: NodeID) -> String { text(in: range(of: id)) }

  /// The source text of a range, cut to the file.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  /// The name of a node, as ``NodeKind`` says for each kind; empty where it has none. Backticks are left out.
  public func name(of id: NodeID) -> String { text(in: nameRange(of: id)) }

  /// The UTF-8 range of a node's name without backticks; empty where it has none.
  @inlinable
  public func nameRange(of id: NodeID) -> Range<Int> {
    let node = node(id)
    let start = Int(node.nameStart)
    return start..<start + Int(node.nameLength)
  }

  /// Whether a node has exactly this name. Quicker than comparing ``name(of:)``.
  public func isNamed(_ name: StaticString, _ id: NodeID) -> Bool {
    let range = nameRange(of: id)
    guard name.hasPointerRepresentation, range.count == name.utf8CodeUnitCount, range.upperBound <= bytes.count else {
      return false
    }
    let text = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return bytes[range].elementsEqual(text)
  }

  /// The first child, or ``NodeID/none``.
  @inlinable
  public func firstChild(of id: NodeID) -> NodeID { NodeID(node(id).firstChild) }

  /// The node after this one with the same parent, or ``NodeID/none``.
  @inlinable
  public func nextSibling(of id: NodeID) -> NodeID { NodeID(node(id).next) }

  /// The children in source order.
  @inlinable
  public func children(of id: NodeID) -> NodeList { NodeList(nodes, first: node(id).firstChild) }

  /// The children of one kind in source order.
  @inlinable
  public func children(of id: NodeID, _ kind: NodeKind) -> NodeList {
    NodeList(nodes, first: node(id).firstChild, kind: kind)
  }

  /// The first child of a kind.
  @inlinable
  public func child(of id: NodeID, _ kind: NodeKind) -> NodeID? { children(of: id, kind).first }

  /// The first child whose kind fits.
  @inlinable
  public func child(of id: NodeID, where fits: (NodeKind) -> Bool) -> NodeID? {
    children(of: id).first { fits(self.kind(of: $0)) }
  }

  /// All nodes of a kind at or below a node, each before those inside it.
  public func descendants(of id: NodeID, of kind: NodeKind) -> [NodeID] {
    var found: [NodeID] = []
    walk(id) { node in
      if self.kind(of: node) == kind { found.append(node) }
      return true
    }
    return found
  }

  /// Visits a node and those below it, each before those inside it, in source order. The closure says whether to go
  /// inside a node.
  public func walk(_ id: NodeID, _ visit: (NodeID) -> Bool) {
    guard visit(id) else { return }
    for child in children(of: id) { walk(child, visit) }
  }

  /// The parent of every node, indexed by ``NodeID/number``.
  public func parents() -> [NodeID] {
    var parents = [NodeID](repeating: .none, count: nodes.count)
    for index in 1..<max(nodes.count, 1) {
      let parent = NodeID(UInt32(index))
      for child in children(of: parent) { parents[Int(child.index)] = parent }
    }
    return parents
  }
}

/// Nodes that follow each other, by nothing more than a reference to their file's arena.
public struct NodeList: Sequence, Sendable {
  @usableFromInline let nodes: NodeStore
  @usableFromInline let start: UInt32
  @usableFromInline let kind: NodeKind?

  @inlinable
  init(_ nodes: NodeStore, first: UInt32, kind: NodeKind? = nil) {
    self.nodes = nodes
    self.start = first
    self.kind = kind
  }

  /// The first of them.
  @inlinable
  public var first: NodeID? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// Whether there are none.
  @inlinable
  public var isEmpty: Bool { first == nil }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(nodes: nodes, following: start, kind: kind) }

  /// Goes from sibling to sibling.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let nodes: NodeStore
    @usableFromInline var following: UInt32
    @usableFromInline let kind: NodeKind?

    @inlinable
    init(nodes: NodeStore, following: UInt32, kind: NodeKind?) {
      self.nodes = nodes
      self.following = following
      self.kind = kind
    }

    @inlinable
    public mutating func next() -> NodeID? {
      while following != 0 {
        let index = following
        let node = nodes[index]
        following = node.next
        if kind == nil || node.kind == kind { return NodeID(index) }
      }
      return nil
    }
  }
}
