public import Findings

/// One value of a document: cheap to copy, and decoded only when asked.
public struct JSONNode: Sendable {
  let storage: JSONStorage
  let index: Int

  public enum Kind: UInt8, Sendable, BitwiseCopyable {
    case object, array, string, number, bool, null
  }

  public var kind: Kind { record.kind }

  /// The UTF-8 range in the document, quotes and brackets included.
  public var range: Range<Int> { record.range }

  /// Where the value starts.
  public var location: Location { storage.location(at: Int(record.start)) }

  /// The bytes as they stand in the document.
  public var source: ArraySlice<UInt8> { storage.bytes[range] }

  /// The text of a string, escapes resolved. A lone surrogate or invalid byte reads as U+FFFD.
  public var string: String? {
    guard kind == .string else { return nil }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    guard record.hasEscapes else { return String(decoding: storage.bytes[inner], as: UTF8.self) }
    return String(decoding: JSONText.unescaped(storage.bytes[inner]), as: UTF8.self)
  }

  /// The value of a number, rounded to a `Double`.
  public var number: Double? {
    kind == .number ? Double(String(decoding: source, as: UTF8.self)) : nil
  }

  /// The value of a number written without fraction and exponent that fits an `Int`.
  public var integer: Int? {
    kind == .number ? Int(String(decoding: source, as: UTF8.self)) : nil
  }

  public var bool: Bool? {
    kind == .bool ? storage.bytes[range.lowerBound] == UInt8(ascii: "t") : nil
  }

  public var isNull: Bool { kind == .null }

  /// The members of an object in the order of the file, duplicates included; empty for other kinds.
  public var members: [JSONMember] {
    guard kind == .object else { return [] }
    var result: [JSONMember] = []
    var next = index + 1
    while next < Int(record.next) {
      let value = node(next + 1)
      result.append(JSONMember(keyNode: node(next), value: value))
      next = Int(value.record.next)
    }
    return result
  }

  /// The elements of an array in the order of the file; empty for other kinds.
  public var elements: [JSONNode] {
    guard kind == .array else { return [] }
    var result: [JSONNode] = []
    var next = index + 1
    while next < Int(record.next) {
      result.append(node(next))
      next = Int(result[result.count - 1].record.next)
    }
    return result
  }

  /// The value of the first member with the key, compared byte for byte.
  public subscript(key: String) -> JSONNode? {
    guard kind == .object, let place = place(of: key) else { return nil }
    return node(place + 1)
  }

  /// The first member with the key, compared byte for byte: `é` as one character is not `e` with an accent.
  public func member(_ key: String) -> JSONMember? {
    guard kind == .object, let place = place(of: key) else { return nil }
    return JSONMember(keyNode: node(place), value: node(place + 1))
  }

  /// The record of the first member name that spells a key.
  private func place(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { key in
      withView { view, object in
        var next = object + 1
        let end = view.next(object)
        while next + 1 < end {
          let isKey =
            view[next].hasEscapes
            ? JSONText.unescaped(view.inside(next)).elementsEqual(key) : view.spells(next, key)
          if isKey { return next }
          next = view.next(next + 1)
        }
        return nil
      }
    }
  }

  /// The last member of an object.
  package var lastMember: JSONMember? {
    guard kind == .object else { return nil }
    var last: Int?
    var next = index + 1
    while next < Int(record.next) {
      last = next
      next = Int(storage.records[next + 1].next)
    }
    return last.map { member(at: $0) }
  }

  /// Whether a string reads exactly as a text, without decoding where that can be avoided.
  package func spells(_ text: String) -> Bool {
    guard kind == .string else { return false }
    if record.hasEscapes { return string?.utf8.elementsEqual(text.utf8) ?? false }
    var text = text
    return text.withUTF8 { text in withView { $0.spells($1, text) } }
  }

  /// How many members or elements there are.
  public var count: Int {
    var total = 0
    var next = index + 1
    while next < Int(record.next) {
      next = Int(storage.records[next].next)
      total += 1
    }
    return kind == .object ? total / 2 : total
  }

  /// Whether another value is part of the same document.
  package func hasSameDocument(as other: JSONNode) -> Bool { storage === other.storage }

  /// The document the value is part of.
  package var document: JSONDocument { JSONDocument(storage: storage) }

  var record: JSONRecord { storage.records[index] }
}

extension JSONDocument {
  init(storage: JSONStorage) {
    self.storage = storage
  }
}

/// A key and its value.
public struct JSONMember: Sendable {
  /// The key as a node, a string with its place.
  public let keyNode: JSONNode
  public let value: JSONNode

  /// The key, escapes resolved.
  public var key: String { keyNode.string ?? "" }

  /// The UTF-8 range of the key, quotes included.
  public var keyRange: Range<Int> { keyNode.range }

  /// Where the key starts.
  public var location: Location { keyNode.location }
}
