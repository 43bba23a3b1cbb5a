/// A node as it lies in the arena: 24 bytes, children as a linked list.
@usableFromInline
struct Node: Sendable {
  @usableFromInline var start: UInt32
  @usableFromInline var end: UInt32
  @usableFromInline var firstChild: UInt32 = 0
  @usableFromInline var next: UInt32 = 0
  @usableFromInline var nameStart: UInt32 = 0
  @usableFromInline var nameLength: UInt16 = 0
  @usableFromInline var kind: NodeKind
  @usableFromInline var flags: Flags = []

  @inlinable
  init(start: UInt32, end: UInt32, kind: NodeKind) {
    self.start = start
    self.end = end
    self.kind = kind
  }

  @usableFromInline
  struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An argument is a closure that stands behind the parentheses.
    @inlinable static var trailingClosure: Flags { Flags(rawValue: 1) }
    /// A call has parentheses.
    @inlinable static var parentheses: Flags { Flags(rawValue: 2) }
    /// A parameter or tuple type element takes any number of values.
    @inlinable static var variadic: Flags { Flags(rawValue: 4) }
    /// A name is longer than its length field can say; the rest is found by reading on.
    static let longName = Flags(rawValue: 8)
    /// An initializer may give nil, an `async` effect is present.
    @inlinable static var optional: Flags { Flags(rawValue: 16) }
    static let async = Flags(rawValue: 32)
    /// While parsing: an operator that has no operands yet, a call that takes no more closures.
    static let waiting = Flags(rawValue: 64)
  }
}
