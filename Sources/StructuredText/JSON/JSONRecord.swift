/// What the arena keeps of one value: sixteen bytes, in the order of the file.
///
/// The members of an object follow it as key, value, key, value; `next` is the record after everything a value holds.
/// While a value is being read, its `next` is the bracket around it.
@usableFromInline
package struct JSONRecord: BitwiseCopyable, Sendable {
  @usableFromInline package var start: UInt32
  @usableFromInline package var end: UInt32
  @usableFromInline package var next: UInt32
  @usableFromInline package var kind: JSONNode.Kind
  /// Whether a string holds a backslash, so that its bytes are not its text.
  @usableFromInline package var hasEscapes: Bool

  init(start: UInt32, end: UInt32, next: UInt32, kind: JSONNode.Kind, hasEscapes: Bool) {
    self.start = start
    self.end = end
    self.next = next
    self.kind = kind
    self.hasEscapes = hasEscapes
  }

  @inlinable
  package var range: Range<Int> { Int(start)..<Int(end) }
}
