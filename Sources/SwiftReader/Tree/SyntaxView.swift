/// The nodes of a ``SwiftFile`` for one who walks all of them: asking copies nothing and counts no references.
///
/// It keeps nothing alive, so it is good as long as the file that it was taken from, and it knows the nodes of that file
/// only. Ranges are UTF-8 offsets; where ``NodeKind`` names no name, the name is empty.
public struct SyntaxView: BitwiseCopyable {
  @usableFromInline let nodes: UnsafePointer<Node>

  fileprivate init(_ nodes: UnsafePointer<Node>) { self.nodes = nodes }

  @inlinable @inline(__always)
  func node(_ id: NodeID) -> UnsafePointer<Node> { nodes + Int(id.index) }

  @inlinable @inline(__always)
  public func kind(of id: NodeID) -> NodeKind { node(id).pointee.kind }

  @inlinable @inline(__always)
  public func start(of id: NodeID) -> UInt32 { node(id).pointee.start }

  /// Where a node ends, never before it starts.
  @inlinable @inline(__always)
  public func end(of id: NodeID) -> UInt32 { max(node(id).pointee.start, node(id).pointee.end) }

  @inlinable @inline(__always)
  public func nameStart(of id: NodeID) -> UInt32 { node(id).pointee.nameStart }

  @inlinable @inline(__always)
  public func nameLength(of id: NodeID) -> Int { Int(node(id).pointee.nameLength) }

  /// The first child, or ``NodeID/none``.
  @inlinable @inline(__always)
  public func firstChild(of id: NodeID) -> NodeID { NodeID(node(id).pointee.firstChild) }

  /// The node after this one with the same parent, or ``NodeID/none``.
  @inlinable @inline(__always)
  public func next(after id: NodeID) -> NodeID { NodeID(node(id).pointee.next) }

  @inlinable @inline(__always)
  public func isTrailingClosure(_ argument: NodeID) -> Bool { node(argument).pointee.flags.contains(.trailingClosure) }

  @inlinable @inline(__always)
  public func hasParentheses(_ call: NodeID) -> Bool { node(call).pointee.flags.contains(.parentheses) }

  @inlinable @inline(__always)
  public func isVariadic(_ parameter: NodeID) -> Bool { node(parameter).pointee.flags.contains(.variadic) }

  @inlinable @inline(__always)
  public func isFailable(_ initializer: NodeID) -> Bool { node(initializer).pointee.flags.contains(.optional) }

  /// The children in source order.
  @inlinable @inline(__always)
  public func children(of id: NodeID) -> Siblings { Siblings(view: self, at: firstChild(of: id)) }

  /// The first child of a kind, or ``NodeID/none``.
  @inlinable @inline(__always)
  public func child(of id: NodeID, _ kind: NodeKind) -> NodeID {
    var child = firstChild(of: id)
    while child != .none, self.kind(of: child) != kind { child = next(after: child) }
    return child
  }

  /// A node and those after it with the same parent.
  public struct Siblings: Sequence, IteratorProtocol {
    @usableFromInline let view: SyntaxView
    @usableFromInline var at: NodeID

    @inlinable @inline(__always)
    init(view: SyntaxView, at: NodeID) {
      self.view = view
      self.at = at
    }

    @inlinable @inline(__always)
    public mutating func next() -> NodeID? {
      guard at != .none else { return nil }
      defer { at = view.next(after: at) }
      return at
    }
  }
}

extension SwiftFile {
  /// The nodes as ``SyntaxView``, inside the closure only.
  public func withView<Result>(_ body: (SyntaxView) -> Result) -> Result {
    withExtendedLifetime(nodes.block) { body(SyntaxView(nodes.base)) }
  }
}
