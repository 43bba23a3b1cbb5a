import Findings
import StructuredText

/// One member of `strings`: its key, its value, and the bytes around them.
struct CatalogItem: Sendable {
  let key: String
  private let origin: Origin
  private var value: Value

  private enum Value: Sendable {
    /// A node of the file as read or of a piece of its own.
    case node(JSONNode)
    /// Bytes of the file as it was written last, which nobody looked into yet.
    case written(WrittenValue)
  }

  private enum Origin: Sendable {
    /// Read: the key with its place, the end of the value before, and the start of the value.
    case file(JSONNode, from: UInt32, to: UInt32)
    /// Made: what stands before the key, the key in quotes with its colon, and the place of a neighbour.
    indirect case made(lead: [UInt8], name: [UInt8], location: Location)
  }

  /// An item that was not read.
  init(key: String, lead: [UInt8], name: [UInt8], location: Location, node: JSONNode) {
    self.key = key
    value = .node(node)
    origin = .made(lead: lead, name: name, location: location)
  }

  private init(_ member: JSONMember, from end: Int) {
    key = member.key
    value = .node(member.value)
    origin = .file(
      member.keyNode, from: UInt32(truncatingIfNeeded: end),
      to: UInt32(truncatingIfNeeded: member.value.range.lowerBound))
  }

  /// The value. One that was written and not looked into is read each time.
  var node: JSONNode {
    get {
      switch value {
      case .node(let node): node
      case .written(let written): written.node
      }
    }
    set { value = .node(newValue) }
  }

  /// How many bytes the value takes.
  var valueSize: Int {
    switch value {
    case .node(let node): node.range.count
    case .written(let written): written.range.count
    }
  }

  /// How many bytes the item takes with what stands before its value.
  var sizeWithName: Int {
    switch origin {
    case .file(_, let start, let end): Int(end - start) + 1 + valueSize
    case .made(let lead, let name, _): lead.count + name.count + 1 + valueSize
    }
  }

  /// Gives the item bytes of a file as its value: those of the value it has, with other texts in them.
  mutating func setValue(_ range: Range<Int>, of file: [UInt8]) {
    value = .written(WrittenValue(file, range, before: node))
  }

  var entry: CatalogEntry {
    var item = self
    item.node = node
    return CatalogEntry(item)
  }

  /// The key as it stands in the file that was read; nil for an item that was made.
  var keyNode: JSONNode? {
    if case .file(let key, _, _) = origin { key } else { nil }
  }

  /// Where the key stands.
  var location: Location {
    switch origin {
    case .file(let key, _, _): key.location
    case .made(_, _, let location): location
    }
  }

  /// What stands between the comma before the item and the key: the line end and the indentation.
  var lead: [UInt8] {
    switch origin {
    case .file(let key, let start, _):
      let between = key.document.bytes[Int(start)..<key.range.lowerBound]
      return Array(between[(between.firstIndex(of: UInt8(ascii: ",")).map { $0 + 1 } ?? between.startIndex)...])
    case .made(let lead, _, _): return lead
    }
  }

  /// The key as it is spelled, and what stands between it and the value.
  var name: [UInt8] {
    switch origin {
    case .file(let key, _, let end): Array(key.document.bytes[key.range.lowerBound..<Int(end)])
    case .made(_, let name, _): name
    }
  }

  /// The indentation of the line that holds the key.
  var indentation: String {
    let lead = lead
    guard let end = lead.lastIndex(of: 0x0A) else { return "" }
    return String(decoding: lead[(end + 1)...], as: UTF8.self)
  }

  /// Appends the item with the comma before it, and what may stand before the comma.
  func append(to buffer: inout [UInt8], isFirst: Bool) {
    appendName(to: &buffer, isFirst: isFirst)
    switch value {
    case .node(let node): buffer.append(contentsOf: node.source)
    case .written(let written): buffer.append(contentsOf: written.file[written.range])
    }
  }

  /// Appends what stands before the value.
  func appendName(to buffer: inout [UInt8], isFirst: Bool) {
    switch origin {
    case .file(let key, let start, let end):
      let bytes = key.document.bytes
      let between = bytes[Int(start)..<key.range.lowerBound]
      let comma = between.firstIndex(of: UInt8(ascii: ","))
      if !isFirst && comma == nil { buffer.append(UInt8(ascii: ",")) }
      let start = isFirst ? comma.map { $0 + 1 } ?? between.startIndex : between.startIndex
      buffer.append(contentsOf: bytes[start..<Int(end)])
    case .made(let lead, let name, _):
      if !isFirst { buffer.append(UInt8(ascii: ",")) }
      buffer.append(contentsOf: lead)
      buffer.append(contentsOf: name)
    }
  }

  /// The members of `strings` as they stand in the file.
  static func items(of strings: JSONNode) -> [CatalogItem] {
    strings.withView { view, object in
      var result: [CatalogItem] = []
      var end = strings.range.lowerBound + 1
      var next = object + 1
      while next < view.next(object) {
        result.append(CatalogItem(strings.member(at: next), from: end))
        end = view[next + 1].range.upperBound
        next = view.next(next + 1)
      }
      return result
    }
  }
}

/// The value of an item in a file that was written and not read again.
private final class WrittenValue: Sendable {
  let file: [UInt8]
  let range: Range<Int>
  /// The value before, whose place in the file it keeps.
  private let before: JSONNode

  init(_ file: [UInt8], _ range: Range<Int>, before: JSONNode) {
    self.file = file
    self.range = range
    self.before = before
  }

  /// The value, read. Texts took the place of texts, so that it is as sound as it was before.
  var node: JSONNode { JSONDocument(Array(file[range]), origin: before.location).root ?? before }
}
