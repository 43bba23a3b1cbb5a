/// Makes edits of single members that keep to the style of their neighbours and touch no other line.
public struct JSONEditor: Sendable {
  public let document: JSONDocument
  public let style: JSONStyle
  /// The indentation of the document's first line, for a document that is a piece of a larger file.
  private let baseIndentation: String

  public init(_ document: JSONDocument, style: JSONStyle? = nil, indentation: String = "") {
    self.document = document
    self.style = style ?? JSONStyle(of: document)
    baseIndentation = indentation
  }

  /// Puts a value in the place of another.
  public func replace(_ node: JSONNode, with value: JSONValue) -> JSONEdit {
    let isInline = node.count > 0 && !document.bytes[node.range].contains(0x0A)
    return JSONEdit(
      node.range, rendered(value, indentation: indentation(at: node.range.lowerBound), isInline: isInline))
  }

  /// Gives a member a value; a member that is not there is put before the first member that `precedes` puts after it.
  public func set(
    _ key: String, to value: JSONValue, in object: JSONNode, precedes: (String, String) -> Bool
  ) -> JSONEdit {
    if let present = object.member(key) { return replace(present.value, with: value) }
    let members = object.members
    guard let neighbour = members.first else {
      return replace(object, with: .object([JSONValue.Member(key, value)]))
    }
    let position = members.firstIndex { precedes(key, $0.key) } ?? members.count
    let model = position < members.count ? members[position] : members[members.count - 1]
    let lead = lead(of: position < members.count ? position : members.count - 1, in: object, members)
    let isInline = !lead.contains(0x0A)
    let isModelInline =
      model.value.kind == .object && model.value.count > 0
      && !document.bytes[model.value.range].contains(0x0A)
    var text = lead + JSONWriter.quoted(key)
    text += document.bytes[neighbour.keyRange.upperBound..<neighbour.value.range.lowerBound]
    let indentation = String(decoding: lead.drop { $0 == 0x0A || $0 == 0x0D }, as: UTF8.self)
    text += rendered(value, indentation: indentation, isInline: isInline || isModelInline)
    if position < members.count {
      let at = start(of: position, in: object, members)
      return JSONEdit(at..<at, text + [UInt8(ascii: ",")])
    }
    let at = members[members.count - 1].value.range.upperBound
    return JSONEdit(at..<at, [UInt8(ascii: ",")] + text)
  }

  /// Takes a member out together with its line and comma; nil where there is none.
  public func remove(_ key: String, from object: JSONNode) -> JSONEdit? {
    let members = object.members
    guard let index = members.firstIndex(where: { $0.keyNode.spells(key) }) else { return nil }
    if members.count == 1 { return replace(object, with: .object([])) }
    if index + 1 < members.count {
      return JSONEdit(start(of: index, in: object, members)..<start(of: index + 1, in: object, members), [])
    }
    return JSONEdit(members[index - 1].value.range.upperBound..<members[index].value.range.upperBound, [])
  }

  /// Appends an element to an array.
  public func append(_ value: JSONValue, to array: JSONNode) -> JSONEdit {
    let elements = array.elements
    guard let last = elements.last else { return replace(array, with: .array([value])) }
    let before = elements.count > 1 ? elements[elements.count - 2].range.upperBound : array.range.lowerBound + 1
    let lead = spacing(before..<last.range.lowerBound)
    let isInline = !lead.contains(0x0A) || (last.count > 0 && !document.bytes[last.range].contains(0x0A))
    let indentation = String(decoding: lead.drop { $0 == 0x0A || $0 == 0x0D }, as: UTF8.self)
    let text = [UInt8(ascii: ",")] + lead + rendered(value, indentation: indentation, isInline: isInline)
    return JSONEdit(last.range.upperBound..<last.range.upperBound, text)
  }

  /// Where the text of a member starts: after the bracket or the comma before it.
  private func start(of index: Int, in object: JSONNode, _ members: [JSONMember]) -> Int {
    guard index > 0 else { return object.range.lowerBound + 1 }
    var at = members[index - 1].value.range.upperBound
    while at < members[index].keyRange.lowerBound {
      at += 1
      if document.bytes[at - 1] == UInt8(ascii: ",") { break }
    }
    return at
  }

  private func lead(of index: Int, in object: JSONNode, _ members: [JSONMember]) -> [UInt8] {
    spacing(start(of: index, in: object, members)..<members[index].keyRange.lowerBound)
  }

  /// The white space of a range, from its last line end on.
  private func spacing(_ range: Range<Int>) -> [UInt8] {
    let bytes = document.bytes[range]
    guard let end = bytes.lastIndex(of: 0x0A) else { return bytes.filter { $0 == 0x20 || $0 == 0x09 } }
    let start = end > bytes.startIndex && bytes[end - 1] == 0x0D ? end - 1 : end
    return Array(bytes[start...])
  }

  /// The white space at the start of the line that holds a byte.
  private func indentation(at offset: Int) -> String {
    let before = document.bytes[..<offset]
    guard let end = before.lastIndex(of: 0x0A) else { return baseIndentation }
    return String(decoding: before[(end + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  private func rendered(_ value: JSONValue, indentation: String, isInline: Bool) -> [UInt8] {
    var result: [UInt8] = []
    JSONWriter(style: style, isInline: isInline).append(value, indentation: indentation, to: &result)
    return result
  }
}
