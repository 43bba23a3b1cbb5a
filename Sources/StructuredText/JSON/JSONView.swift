/// The values of a document by their records, for walks over many of them that make no node of what they pass.
///
/// Valid while the document lives; `JSONNode.withView` sees to that. A record is a number of the document: the first
/// value inside another has the number after it, and a key is followed by its value.
package struct JSONView {
  /// All bytes of the document.
  package let document: UnsafeRawBufferPointer
  @usableFromInline let bytes: UnsafeRawPointer
  @usableFromInline let records: UnsafePointer<JSONRecord>

  /// What stands at a record.
  @inlinable @inline(__always)
  package subscript(record: Int) -> JSONRecord { records[record] }

  /// The record after everything that a value holds.
  @inlinable @inline(__always)
  package func next(_ record: Int) -> Int { Int(records[record].next) }

  /// The bytes between the quotes of a string, escapes as they are written.
  @inlinable @inline(__always)
  package func inside(_ record: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes + Int(records[record].start) + 1, count: records[record].range.count - 2)
  }

  /// Whether a string is written as a text, without escapes.
  @inlinable @inline(__always)
  package func spells(_ record: Int, _ text: StaticString) -> Bool {
    let inside = inside(record)
    guard inside.count == text.utf8CodeUnitCount else { return false }
    let other = text.utf8Start
    for at in 0..<inside.count where inside[at] != other[at] { return false }
    return true
  }
}

extension JSONNode {
  /// Walks over the records of the node's document; the node's own is `record`.
  package func withView<Value>(_ body: (_ view: JSONView, _ record: Int) -> Value) -> Value {
    withExtendedLifetime(storage) {
      storage.bytes.withUnsafeBytes { bytes in
        let records = storage.records
        let start = bytes.baseAddress ?? UnsafeRawPointer(records)
        return body(JSONView(document: bytes, bytes: start, records: records), index)
      }
    }
  }

  /// The value of another record of the node's document.
  package func node(_ record: Int) -> JSONNode { JSONNode(storage: storage, index: record) }

  /// The key at a record of the node's document with the value that follows it.
  package func member(at record: Int) -> JSONMember { JSONMember(keyNode: node(record), value: node(record + 1)) }
}
