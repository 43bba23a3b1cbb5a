internal import SwiftReader

/// Reduces a syntax tree to the facts that linking needs.
///
/// A term is added after its children, which wait on a stack until then.
struct Collector {
  let file: SwiftFile
  let source: UnsafeBufferPointer<UInt8>
  let facts: FactsBuilder
  /// Where text that only demonstrates begins and ends, by its `MARK` comments.
  let demoRanges: [Range<Int>]
  /// The declaration whose parts are being read.
  var parent = DeclarationID.none
  var isPreview = false
  var isDemo = false

  init(_ file: SwiftFile, source: UnsafeBufferPointer<UInt8>, into facts: FactsBuilder) {
    self.file = file
    self.source = source
    self.facts = facts
    facts.clear()
    demoRanges = Self.demoRanges(in: source)
  }

  mutating func collect() {
    for item in file.children(of: file.root) { collectTopLevel(item) }
  }

  private mutating func collectTopLevel(_ item: NodeID) {
    switch file.kind(of: item) {
    case .ifConfig:
      for clause in file.clauses(of: item) {
        for inner in file.items(of: clause) { collectTopLevel(inner) }
      }
    case .variableDeclaration, .functionDeclaration: declare(item)
    case let kind where kind.isDeclaration: declare(item)
    case .macroExpansion, .call, .assignment, .ifStatement, .forStatement, .switchStatement, .doStatement,
      .tryExpression, .awaitExpression, .guardStatement, .whileStatement, .returnStatement:
      facts.statements.append(statement(item))
    default: break
    }
  }

  // MARK: Terms

  /// Where the children of a term to be made start.
  var mark: Int { facts.waiting.count }

  func push(_ term: TermID) { facts.waiting.append(term) }

  /// Makes a term of what waits since a mark.
  func add(
    _ kind: TermKind, _ node: NodeID, name: NameID = .empty, since mark: Int? = nil, isMarked: Bool = false
  ) -> TermID {
    add(kind, file.range(of: node), name: name.index, since: mark, isMarked: isMarked)
  }

  func add(
    _ kind: TermKind, _ range: Range<Int>, name: UInt32 = 0, since mark: Int? = nil, isMarked: Bool = false
  ) -> TermID {
    let id = TermID(index: UInt32(truncatingIfNeeded: facts.terms.count))
    facts.terms.append(
      Term(
        kind: kind, isMarked: isMarked, name: name, links: mark.map { facts.takeWaiting(from: $0) } ?? .empty,
        start: UInt32(truncatingIfNeeded: range.lowerBound), end: UInt32(truncatingIfNeeded: range.upperBound)))
    return id
  }

  /// A term with one child.
  func add(_ kind: TermKind, _ node: NodeID, name: NameID = .empty, _ child: TermID) -> TermID {
    let mark = mark
    push(child)
    return add(kind, node, name: name, since: mark)
  }

  func kind(of term: TermID) -> TermKind { facts.terms[Int(term.index)].kind }

  // MARK: Names

  func name(of node: NodeID) -> NameID { name(in: file.nameRange(of: node)) }

  /// Source text as it is written.
  func name(in range: Range<Int>) -> NameID {
    facts.names.number(of: UnsafeBufferPointer(rebasing: source[range.clamped(to: 0..<source.count)]))
  }

  func name(_ text: String) -> NameID {
    var text = text
    return text.withUTF8 { facts.names.number(of: $0) }
  }

  func name(_ text: StaticString) -> NameID {
    facts.names.number(of: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether a term that has a name has this one.
  func isNamed(_ text: StaticString, _ term: TermID) -> Bool {
    facts.names.bytes(of: NameID(index: facts.terms[Int(term.index)].name)).elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Source text on one line.
  func folded(_ node: NodeID) -> NameID {
    let text = UnsafeBufferPointer(rebasing: source[file.range(of: node).clamped(to: 0..<source.count)])
    var needsFolding = false
    var wasSpace = true
    for byte in text {
      if byte >= 0x80 { return foldedSlowly(text) }
      let isSpace = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
      if isSpace, wasSpace || byte != 0x20 { needsFolding = true }
      wasSpace = isSpace
    }
    if !needsFolding, !wasSpace { return facts.names.number(of: text) }
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    wasSpace = false
    for byte in text {
      let isSpace = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
      if !isSpace {
        if wasSpace, !folded.isEmpty { folded.append(0x20) }
        folded.append(byte)
      }
      wasSpace = isSpace
    }
    return folded.withUnsafeBufferPointer { facts.names.number(of: $0) }
  }

  private func foldedSlowly(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    let words = String(decoding: text, as: UTF8.self).split { $0 == " " || $0.isNewline || $0 == "\t" }
    return name(words.joined(separator: " "))
  }

  /// Whether a name ends in some text.
  func ends(_ name: NameID, in text: StaticString) -> Bool {
    let bytes = facts.names.bytes(of: name)
    return bytes.count >= text.utf8CodeUnitCount
      && bytes.suffix(text.utf8CodeUnitCount).elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  // MARK: Demonstrations

  /// From a `// MARK: - Demo` comment to the next `// MARK: -`.
  private static func demoRanges(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    var at = 0
    while let mark = nextMark(in: bytes, from: at) {
      var end = mark
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let words = bytes[mark + 8..<max(end, mark + 8)].split {
        $0 == 0x20 || $0 == 0x09 || $0 == 0x2D || $0 == 0x0D
      }
      if let begun = start {
        ranges.append(begun..<mark)
        start = nil
      }
      if let first = words.first, ["Demo", "Demos", "Demonstration"].contains(String(decoding: first, as: UTF8.self)) {
        start = mark
      }
      at = end
    }
    if let start { ranges.append(start..<bytes.count) }
    return ranges
  }

  /// Where the next `// MARK:` starts.
  private static func nextMark(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    guard let base = bytes.baseAddress, bytes.count >= 8 else { return nil }
    var at = start
    while at + 8 <= bytes.count {
      if base[at] == 0x2F, UnsafeRawPointer(base + at).loadUnaligned(as: UInt64.self) == markWord { return at }
      at += 1
    }
    return nil
  }

  /// `// MARK:` as one number.
  private static let markWord: UInt64 = UInt64(littleEndian: 0x3A4B_5241_4D20_2F2F)
}
