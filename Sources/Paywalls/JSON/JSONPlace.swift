import Findings
import StructuredText

/// A JSON value together with the way to it.
///
/// Members are found whatever the spelling of their key: `text_lid`, `textLid` and `textLID` are one, as the coders of
/// the years wrote them.
struct JSONPlace: Sendable {
  var node: JSONNode
  var path: JSONPath

  /// The place of a member by the folded form of its key, unless it is missing or null.
  func callAsFunction(_ key: String) -> JSONPlace? {
    for member in node.members where folded(member.key) == key && member.value.kind != .null {
      return JSONPlace(node: member.value, path: path.member(member.key))
    }
    return nil
  }

  /// The places of all members, in the order of the file.
  var members: [(key: String, place: JSONPlace)] {
    node.members.map { ($0.key, JSONPlace(node: $0.value, path: path.member($0.key))) }
  }

  /// The places of all elements.
  var elements: [JSONPlace] {
    node.elements.enumerated().map { JSONPlace(node: $0.element, path: path.element($0.offset)) }
  }

  /// The place itself, or its elements where it is a list.
  var each: [JSONPlace] { isList ? elements : [self] }

  var isObject: Bool { node.kind == .object }
  var isList: Bool { node.kind == .array }
  var isNull: Bool { node.kind == .null }
  var string: String? { node.string }
  var number: Double? { node.number }
  var integer: Int? { node.integer }
  var bool: Bool? { node.bool }
  var range: Range<Int> { node.range }
  var location: Location { node.location }

  /// The string of a member that has words in it.
  func string(_ key: String) -> String? { self(key)?.string }

  /// The kind of the component, folded, or nil where the object names none.
  var type: String? { self("type")?.string.map(folded) }
}

/// A key without underscores, hyphens and capitals, so that spellings of different years meet.
func folded(_ key: String) -> String {
  var bytes: [UInt8] = []
  for byte in key.utf8 where byte != UInt8(ascii: "_") && byte != UInt8(ascii: "-") {
    bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
  }
  return String(decoding: bytes, as: UTF8.self)
}
