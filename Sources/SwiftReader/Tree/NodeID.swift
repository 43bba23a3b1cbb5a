/// The address of a node in its ``SwiftFile``.
public struct NodeID: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline let index: UInt32

  @inlinable
  init(_ index: UInt32) { self.index = index }

  /// No node: its kind is ``NodeKind/missing``, it has an empty range and no children.
  @inlinable
  public static var none: NodeID { NodeID(0) }
}

extension NodeID: Comparable {
  /// An order without meaning in the source, good for sorting and nothing else.
  public static func < (left: NodeID, right: NodeID) -> Bool { left.index < right.index }
}

extension NodeID {
  /// The address as a number, for writing it down; ``SwiftFile/node(numbered:)`` turns it back.
  public var number: UInt32 { index }
}
