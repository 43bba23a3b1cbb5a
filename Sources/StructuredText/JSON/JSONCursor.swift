/// A value looked at without holding on to its document, for what walks over whole files: valid inside the call that
/// gave it.
package struct JSONCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let records: UnsafeBufferPointer<JSONRecord>
  private let index: Int

  fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, _ records: UnsafeBufferPointer<JSONRecord>, _ index: Int) {
    self.bytes = bytes
    self.records = records
    self.index = index
  }

  package var kind: JSONNode.Kind { records[index].kind }

  /// The UTF-8 range in the document, quotes and brackets included.
  package var range: Range<Int> { records[index].range }

  /// The bytes of a string between its quotes, as they stand in the document; of another value, all of it.
  package var content: UnsafeBufferPointer<UInt8> {
    let range = kind == .string ? range.lowerBound + 1..<range.upperBound - 1 : range
    return UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// Whether a string holds a backslash, so that its bytes are not its text.
  package var hasEscapes: Bool { records[index].hasEscapes }

  /// Whether a string is spelled as some bytes, none of which need escapes.
  package func isSpelled(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = Int(records[index].start) + 1
    guard Int(records[index].end) - start - 1 == text.count, !hasEscapes else { return false }
    for at in 0..<text.count where bytes[start + at] != text[at] { return false }
    return true
  }

  /// Whether a string is spelled as some text, which needs no escapes.
  package func isSpelled(_ text: StaticString) -> Bool { text.withUTF8Buffer { isSpelled($0) } }

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
    guard kind == .object, Int(records[index].next) > index + 1 else { return nil }
    return at(index + 1)
  }

  /// The value behind a key.
  package var value: JSONCursor { at(index + 1) }

  /// The key after this one in an object that ends where the records of `object` do.
  package func nextKey(in object: JSONCursor) -> JSONCursor? {
    let next = Int(records[index + 1].next)
    return next < Int(records[object.index].next) ? at(next) : nil
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

  private func at(_ index: Int) -> JSONCursor { JSONCursor(bytes, records, index) }
}

extension JSONNode {
  /// Looks at the value without counting references.
  package func withCursor<Result>(_ body: (JSONCursor) -> Result) -> Result {
    withExtendedLifetime(storage) {
      let records = UnsafeBufferPointer(start: storage.records, count: storage.recordCount)
      return storage.bytes.withUnsafeBufferPointer { body(JSONCursor($0, records, index)) }
    }
  }
}
