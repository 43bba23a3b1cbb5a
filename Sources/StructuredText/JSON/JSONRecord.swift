/// What the arena keeps of one value: sixteen bytes, in the order of the file.
///
/// The members of an object follow it as key, value, key, value; `next` is the record after everything a value holds.
struct JSONRecord {
  var start: UInt32
  var end: UInt32
  var next: UInt32
  var kind: JSONNode.Kind
  /// Whether a string holds a backslash, so that its bytes are not its text.
  var hasEscapes: Bool

  var range: Range<Int> { Int(start)..<Int(end) }
}
