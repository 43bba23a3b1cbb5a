/// A part of a document looked at without holding on to the document, for what walks over whole files: valid inside the
/// call that gave it.
package struct XMLCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let records: UnsafeBufferPointer<XMLRecord>
  fileprivate let index: Int

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, _ records: UnsafeBufferPointer<XMLRecord>, _ index: Int) {
    self.bytes = bytes
    self.records = records
    self.index = index
  }

  package var kind: XMLTree.Node.Kind { records[index].kind }

  /// The first byte of the part.
  package var start: Int { Int(records[index].start) }

  /// Whether this is an element of a name, whatever its prefix.
  package func isElement(_ name: StaticString) -> Bool {
    let record = records[index]
    let prefix = record.prefixLength == 0 ? 0 : Int(record.prefixLength) + 1
    return record.kind == .element && isSpelled(name, Int(record.start) + 1 + prefix, Int(record.nameLength) - prefix)
  }

  /// Whether this is an attribute of a name as it is written.
  package func isAttribute(_ name: StaticString) -> Bool {
    let record = records[index]
    return record.kind == .attribute && isSpelled(name, Int(record.start), Int(record.nameLength))
  }

  /// The text of an attribute, text or CDATA section: references resolved, line ends as line feeds.
  package var text: String {
    let record = records[index]
    let inner = UnsafeBufferPointer(rebasing: bytes[record.inner])
    guard record.needsDecoding else { return String(decoding: inner, as: UTF8.self) }
    let decoded = XMLText.decoded(
      ArraySlice(inner), isAttribute: record.kind == .attribute, isLiteral: record.kind == .cdata)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// What stands in the document for the text: between the quotes of an attribute, or all of a text.
  package var content: Range<Int> { records[index].inner }

  /// Whether the bytes that stand there are not the text itself.
  package var needsDecoding: Bool { records[index].needsDecoding }

  /// Whether an attribute or text reads as a text.
  package func isText(_ text: StaticString) -> Bool {
    if needsDecoding { return self.text.utf8.elementsEqual("\(text)".utf8) }
    return isSpelled(text, content.lowerBound, content.count)
  }

  /// The text that an element holds.
  package enum OnlyText {
    case none
    /// One piece of text.
    case piece(XMLCursor)
    /// Several pieces, or something else.
    case several
  }

  package var onlyText: OnlyText {
    var text: XMLCursor?
    var part = first
    while let piece = part {
      if piece.kind != .attribute {
        guard piece.kind == .text, text == nil else { return .several }
        text = piece
      }
      part = piece.next(in: self)
    }
    return text.map { .piece($0) } ?? .none
  }

  /// The first part of an element: an attribute where it has any, else what it holds.
  package var first: XMLCursor? {
    Int(records[index].next) > index + 1 ? XMLCursor(bytes, records, index + 1) : nil
  }

  /// The part after this one in an element.
  package func next(in element: XMLCursor) -> XMLCursor? {
    let next = Int(records[index].next)
    return next < Int(records[element.index].next) ? XMLCursor(bytes, records, next) : nil
  }

  private func isSpelled(_ name: StaticString, _ start: Int, _ count: Int) -> Bool {
    name.utf8CodeUnitCount == count && name.withUTF8Buffer { bytes.holds($0, at: start) }
  }
}

extension XMLTree {
  /// Looks at an element without counting references.
  package func withCursor<Result>(_ node: Node, _ body: (XMLCursor) -> Result) -> Result {
    storage.bytes.withUnsafeBufferPointer { bytes in
      storage.records.withUnsafeBufferPointer { records in body(XMLCursor(bytes, records, node.index)) }
    }
  }

  /// The node of a part that is looked at.
  package func node(_ cursor: XMLCursor) -> Node { Node(storage: storage, index: cursor.index) }
}
