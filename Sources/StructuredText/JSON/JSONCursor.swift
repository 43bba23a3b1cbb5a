/// A value at its place in a view, for what walks over whole files: valid inside the call that gave it.
package struct JSONCursor {
  private let view: JSONView
  private let record: Int

  fileprivate init(_ view: JSONView, _ record: Int) {
    self.view = view
    self.record = record
  }

  package var kind: JSONNode.Kind { view[record].kind }

  /// The UTF-8 range in the document, quotes and brackets included.
  package var range: Range<Int> { view[record].range }

  /// The bytes of a string between its quotes, as they stand in the document; of another value, all of it.
  package var content: UnsafeBufferPointer<UInt8> {
    kind == .string ? view.inside(record) : UnsafeBufferPointer(rebasing: view.document[range])
  }

  /// Whether a string holds a backslash, so that its bytes are not its text.
  package var hasEscapes: Bool { view[record].hasEscapes }

  /// Whether a string is spelled as some bytes, none of which need escapes.
  package func isSpelled(_ text: UnsafeBufferPointer<UInt8>) -> Bool { view.spells(record, text) }

  /// Whether a string is spelled as some text, which needs no escapes.
  package func isSpelled(_ text: StaticString) -> Bool { view.spells(record, text) }

  /// Appends the text of a string, escapes resolved.
  package func appendText(to buffer: inout [UInt8]) {
    if hasEscapes {
      buffer.append(contentsOf: JSONText.unescaped(content))
    } else {
      buffer.append(contentsOf: content)
    }
  }

  /// The first key of an object, and behind each key the next; nil at the end.
  package var firstKey: JSONCursor? {
    kind == .object && view.next(record) > record + 1 ? at(record + 1) : nil
  }

  /// The value behind a key.
  package var value: JSONCursor { at(record + 1) }

  /// The key after this one in an object that ends where the records of `object` do.
  package func nextKey(in object: JSONCursor) -> JSONCursor? {
    let next = view.next(record + 1)
    return next < view.next(object.record) ? at(next) : nil
  }

  /// The value of the first member that is spelled as a text, which needs no escapes.
  package func member(_ name: StaticString) -> JSONCursor? {
    var key = firstKey
    while let place = key {
      if place.isSpelled(name) { return place.value }
      key = place.nextKey(in: self)
    }
    return nil
  }

  private func at(_ record: Int) -> JSONCursor { JSONCursor(view, record) }
}

extension JSONNode {
  /// Looks at the value without counting references.
  package func withCursor<Result>(_ body: (JSONCursor) -> Result) -> Result {
    withView { body(JSONCursor($0, $1)) }
  }
}
