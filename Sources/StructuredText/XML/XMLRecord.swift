/// What the arena keeps of one part of a document, in the order of the file.
///
/// An element is followed by its attributes, then by its content; `next` is the record after everything it holds.
struct XMLRecord {
  var start: UInt32
  var end: UInt32
  var next: UInt32
  /// What stands inside: between the tags of an element, between the quotes of an attribute, between the marks of a
  /// comment. The bytes of a text are all inside.
  var innerStart: UInt32
  var innerEnd: UInt32
  var nameLength: UInt16
  /// How many bytes of the name stand before its colon; 0 without one.
  var prefixLength: UInt16
  /// The number of the element's name space in the document's list; 0 is none.
  var namespace: UInt16
  var kind: XMLTree.Node.Kind
  /// Whether the bytes inside are not the text: references, or line ends that read as one line feed.
  var needsDecoding: Bool

  var range: Range<Int> { Int(start)..<Int(end) }
  var inner: Range<Int> { Int(innerStart)..<Int(innerEnd) }
}
