/// The values of a document by their records, for walks over many of them that make no node of what they pass.
///
/// Valid while the document lives; `JSONNode.withView` sees to that. A record is a number of the document: the first
/// value inside another has the number after it, and a key is followed by its value.
package struct JSONView {
  /// All bytes of the document.
  package let document: UnsafeBufferPointer<UInt8>
  @usableFromInline let records: UnsafePointer<JSONRecord>

  /// What stands at a record.
  @inlinable @inline(__always)
  package subscript(record: Int) -> JSONRecord { records[record] }

  /// The record after everything that a value holds.
  @inlinable @inline(__always)
  package func next(_ record: Int) -> Int { Int(records[record].next) }

  /// The bytes between the quotes of a string, escapes as they are written.
  @inlinable @inline(__always)
  package func inside(_ record: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: document[Int(records[record].start) + 1..<Int(records[record].end) - 1])
  }

  /// Whether a string is spelled as some bytes, none of which need escapes.
  @inlinable @inline(__always)
  package func spells(_ record: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let found = records[record]
    return found.range.count - 2 == text.count && !found.hasEscapes && document.holds(text, at: Int(found.start) + 1)
  }

  /// Whether a string is spelled as a text, which needs no escapes.
  @inlinable @inline(__always)
  package func spells(_ record: Int, _ text: StaticString) -> Bool {
    spells(record, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension JSONNode {
  /// Walks over the records of the node's document; the node's own is `record`.
  package func withView<Result>(_ body: (_ view: JSONView, _ record: Int) -> Result) -> Result {
    withExtendedLifetime(storage) {
      storage.bytes.withUnsafeBufferPointer { body(JSONView(document: $0, records: storage.records), index) }
    }
  }

  /// The value of another record of the node's document.
  package func node(_ record: Int) -> JSONNode { JSONNode(storage: storage, index: record) }

  /// The key at a record of the node's document with the value that follows it.
  package func member(at record: Int) -> JSONMember { JSONMember(keyNode: node(record), value: node(record + 1)) }
}
