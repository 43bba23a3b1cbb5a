public import Findings

extension XMLTree {
  /// One part of a document: cheap to copy, and decoded only when asked.
  public struct Node: Sendable {
    let storage: XMLStorage
    let index: Int

    public enum Kind: UInt8, Sendable {
      case element, attribute, text, cdata, comment, instruction
    }

    public var kind: Kind { record.kind }

    /// The UTF-8 range in the document, tags and quotes included.
    public var range: Range<Int> { record.range }

    /// The UTF-8 range between the tags of an element or the quotes of an attribute; of a text, the text.
    public var contentRange: Range<Int> { record.inner }

    /// Where the part starts.
    public var location: Location { storage.lines.location(of: Int(record.start), in: storage.file) }

    /// The bytes as they stand in the document.
    public var source: ArraySlice<UInt8> { storage.bytes[range] }

    /// The name of an element, attribute or instruction as it is written, with its prefix; empty for other parts.
    public var name: String { String(decoding: storage.bytes[nameRange], as: UTF8.self) }

    /// The name without its prefix.
    public var localName: String { String(decoding: storage.bytes[localNameRange], as: UTF8.self) }

    /// The name space of an element, by whatever prefix; nil without one.
    public var namespace: String? {
      record.namespace == 0 ? nil : String(decoding: storage.namespaces[Int(record.namespace)], as: UTF8.self)
    }

    /// Whether this is an element of a name, whatever its prefix. Its name space is not looked at.
    public func isElement(_ localName: StaticString) -> Bool {
      kind == .element && spells(localName, in: localNameRange)
    }

    /// Whether an element is in a name space.
    public func isInNamespace(_ namespace: StaticString) -> Bool {
      let bytes = storage.namespaces[Int(record.namespace)]
      return namespace.withUTF8Buffer { $0.elementsEqual(bytes) }
    }

    /// The text: references resolved, line ends as line feeds. Of an element, all text inside it.
    public var text: String {
      guard kind == .element else {
        guard record.needsDecoding else { return String(decoding: storage.bytes[record.inner], as: UTF8.self) }
        return String(decoding: decoded, as: UTF8.self)
      }
      let first = firstChild
      if first < Int(record.next), Int(storage.records[first].next) == Int(record.next) {
        return node(first).ownText
      }
      var result: [UInt8] = []
      for at in first..<max(Int(record.next), first) {
        let part = node(at)
        guard part.kind == .text || part.kind == .cdata else { continue }
        result.append(contentsOf: part.decoded)
      }
      return String(decoding: result, as: UTF8.self)
    }

    /// The attributes of an element, in the order of the file.
    public var attributes: [Node] {
      guard kind == .element else { return [] }
      return (index + 1..<firstChild).map { node($0) }
    }

    /// The value of an attribute, named as it is written: `xml:space`.
    public subscript(name: StaticString) -> String? { attribute(name)?.text }

    /// An attribute, named as it is written.
    public func attribute(_ name: StaticString) -> Node? {
      guard kind == .element else { return nil }
      var at = index + 1
      while at < Int(record.next), storage.records[at].kind == .attribute {
        let attribute = node(at)
        if attribute.spells(name, in: attribute.nameRange) { return attribute }
        at += 1
      }
      return nil
    }

    /// What an element holds, in the order of the file: elements, texts, comments, instructions.
    public var children: Children { Children(storage, firstChild..<max(firstChild, Int(record.next))) }

    /// The elements among the children.
    public var elements: some Sequence<Node> { children.lazy.filter { $0.kind == .element } }

    /// The first child element of a name, whatever its prefix.
    public func element(_ localName: StaticString) -> Node? { children.first { $0.isElement(localName) } }

    /// The parts of an element one after another.
    public struct Children: Sequence, IteratorProtocol, Sendable {
      let storage: XMLStorage
      private var place: Int
      private let end: Int

      init(_ storage: XMLStorage, _ range: Range<Int>) {
        self.storage = storage
        place = range.lowerBound
        end = range.upperBound
      }

      public mutating func next() -> Node? {
        guard place < end else { return nil }
        defer { place = Int(storage.records[place].next) }
        return Node(storage: storage, index: place)
      }
    }
  }
}

extension XMLTree.Node {
  var record: XMLRecord { storage.records[index] }

  private func node(_ index: Int) -> XMLTree.Node { XMLTree.Node(storage: storage, index: index) }

  /// The text of a part that holds no further parts; empty for comments and instructions inside an element.
  private var ownText: String { kind == .text || kind == .cdata ? text : kind == .element ? text : "" }

  private var decoded: [UInt8] {
    XMLText.decoded(storage.bytes[record.inner], isAttribute: kind == .attribute, isLiteral: kind == .cdata)
  }

  /// The record after the last attribute.
  private var firstChild: Int {
    guard kind == .element else { return Int(record.next) }
    var at = index + 1
    while at < Int(record.next), storage.records[at].kind == .attribute { at += 1 }
    return at
  }

  private var nameStart: Int {
    switch kind {
    case .element: Int(record.start) + 1
    case .attribute: Int(record.start)
    case .instruction: Int(record.start) + 2
    case .text, .cdata, .comment: Int(record.start)
    }
  }

  private var nameRange: Range<Int> { nameStart..<nameStart + Int(record.nameLength) }

  private var localNameRange: Range<Int> {
    record.prefixLength == 0 ? nameRange : nameStart + Int(record.prefixLength) + 1..<nameRange.upperBound
  }

  private func spells(_ name: StaticString, in range: Range<Int>) -> Bool {
    guard name.utf8CodeUnitCount == range.count else { return false }
    return name.withUTF8Buffer { name in
      storage.bytes.withUnsafeBufferPointer { $0.holds(name, at: range.lowerBound) }
    }
  }
}
