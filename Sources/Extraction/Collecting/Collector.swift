internal import SwiftReader

/// Reduces syntax trees to the facts that linking needs, one file after the other in the same memory.
///
/// A term is written before its children, and how many terms lie inside it is filled in after them. Every function that
/// writes a term writes exactly one with what lies inside it, ``TermKind/absent`` where there is nothing to say.
struct Collector: ~Copyable {
  var tree: SyntaxView
  let file: SwiftFile
  let source: UnsafePointer<UInt8>
  let count: Int
  var facts: FactsBuilder
  /// The declaration whose parts are being read.
  var parent = DeclarationID.none
  var isPreview = false
  var isDemo = false

  /// Reads a file whose bytes are given as well.
  init(_ file: SwiftFile, _ tree: SyntaxView, source: UnsafeBufferPointer<UInt8>, into facts: consuming FactsBuilder) {
    self.file = file
    self.tree = tree
    self.source = source.baseAddress ?? ("" as StaticString).utf8Start
    count = source.count
    self.facts = facts
    self.facts.clear(sourceCount: count)
    self.facts.readLines(self.source, count: count)
    for item in tree.children(of: file.root) { collectTopLevel(item) }
  }

  /// Gives the facts back.
  consuming func finish() -> FactsBuilder { facts }

  private mutating func collectTopLevel(_ item: NodeID) {
    switch tree.kind(of: item) {
    case .ifConfig:
      for clause in tree.children(of: item) where tree.kind(of: clause) == .ifConfigClause {
        for inner in items(of: clause) { collectTopLevel(inner) }
      }
    case .variableDeclaration, .functionDeclaration: declare(item)
    case let kind where kind.isDeclaration: declare(item)
    case .macroExpansion, .call, .assignment, .ifStatement, .forStatement, .switchStatement, .doStatement,
      .tryExpression, .awaitExpression, .guardStatement, .whileStatement, .returnStatement:
      topLevelStatement(item)
    default: break
    }
  }

  /// Writes a statement that stands outside all declarations.
  mutating func topLevelStatement(_ item: NodeID) {
    let term = root { $0.statement(item) }
    facts.statements.append(term)
  }
}

// MARK: - Terms

extension Collector {
  /// Begins a term; ``close(_:)`` ends it.
  @inline(__always)
  mutating func open(_ kind: TermKind, _ node: NodeID, name: NameID = .empty, isMarked: Bool = false) -> Int {
    open(kind, tree.start(of: node), tree.end(of: node), name: name.index, isMarked: isMarked)
  }

  @inline(__always)
  mutating func open(
    _ kind: TermKind, _ start: UInt32, _ end: UInt32, name: UInt32 = 0, isMarked: Bool = false
  ) -> Int {
    facts.terms.append(Term(kind: kind, isMarked: isMarked, name: name, start: start, end: end))
    return facts.terms.count - 1
  }

  /// What was written since a term was begun lies inside it.
  @inline(__always)
  mutating func close(_ term: Int) {
    facts.terms.setSize(of: term, to: facts.terms.count - term - 1)
  }

  /// A term without children.
  @inline(__always)
  mutating func leaf(_ kind: TermKind, _ node: NodeID, name: NameID = .empty) {
    facts.terms.append(Term(kind: kind, name: name.index, start: tree.start(of: node), end: tree.end(of: node)))
  }

  @inline(__always)
  mutating func absent() { facts.terms.append(Term(kind: .absent, start: 0, end: 0)) }

  /// The term that is written by a step, where it says something.
  @inline(__always)
  mutating func root(_ write: (inout Collector) -> Void) -> TermID {
    let term = facts.terms.count
    write(&self)
    if facts.terms.kind(of: term) != .absent { return TermID(index: UInt32(truncatingIfNeeded: term)) }
    facts.terms.truncate(to: term)
    return .none
  }

  /// The type that stands at a node; no term for none.
  @inline(__always)
  mutating func typeRoot(_ node: NodeID) -> TermID { node == .none ? .none : root { $0.type(node) } }

  @inline(__always)
  mutating func expressionRoot(_ node: NodeID) -> TermID { node == .none ? .none : root { $0.expression(node) } }
}

// MARK: - Nodes

extension Collector {
  /// The first child that is a type, and the like.
  @inline(__always)
  func typeNode(of node: NodeID) -> NodeID {
    var child = tree.firstChild(of: node)
    while child != .none, !tree.kind(of: child).isType { child = tree.next(after: child) }
    return child
  }

  @inline(__always)
  func expressionNode(of node: NodeID) -> NodeID {
    var child = tree.firstChild(of: node)
    while child != .none, !tree.kind(of: child).isExpression { child = tree.next(after: child) }
    return child
  }

  @inline(__always)
  func patternNode(of node: NodeID) -> NodeID {
    var child = tree.firstChild(of: node)
    while child != .none, !tree.kind(of: child).isPattern { child = tree.next(after: child) }
    return child
  }

  /// What stands in an `#if` clause, without its condition.
  func items(of clause: NodeID) -> SyntaxView.Siblings {
    var items = tree.children(of: clause)
    if !isNamed("else", clause) { _ = items.next() }
    return items
  }

  /// Whether a node has a name.
  @inline(__always)
  func isNamed(_ name: StaticString, _ node: NodeID) -> Bool {
    let length = tree.nameLength(of: node)
    let start = Int(tree.nameStart(of: node))
    return length == name.utf8CodeUnitCount && start + length <= count
      && NameHash.areEqual(source + start, name.utf8Start, length)
  }
}

// MARK: - Names

extension Collector {
  @inline(__always)
  mutating func name(of node: NodeID) -> NameID {
    let start = Int(tree.nameStart(of: node))
    return name(from: start, to: start + tree.nameLength(of: node))
  }

  /// A node as it is written.
  @inline(__always)
  mutating func written(_ node: NodeID) -> NameID { name(from: Int(tree.start(of: node)), to: Int(tree.end(of: node))) }

  @inline(__always)
  mutating func name(from start: Int, to end: Int) -> NameID {
    let end = min(end, count)
    return start < end ? facts.names.number(of: source + start, count: end - start) : .empty
  }

  mutating func name(_ text: String) -> NameID {
    var text = text
    return text.withUTF8 { bytes in
      bytes.baseAddress.map { facts.names.number(of: $0, count: bytes.count) } ?? .empty
    }
  }

  mutating func name(_ text: StaticString) -> NameID {
    facts.names.number(of: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Source text on one line.
  mutating func folded(_ node: NodeID) -> NameID {
    let (start, end) = (Int(tree.start(of: node)), min(Int(tree.end(of: node)), count))
    guard start < end else { return .empty }
    let text = UnsafeBufferPointer(start: source + start, count: end - start)
    var needsFolding = false
    var wasSpace = true
    for byte in text {
      if byte >= 0x80 { return foldedSlowly(text) }
      let isSpace = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
      if isSpace, wasSpace || byte != 0x20 { needsFolding = true }
      wasSpace = isSpace
    }
    if !needsFolding, !wasSpace { return name(from: start, to: end) }
    return foldedWords(text)
  }

  private mutating func foldedWords(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.count)
    var wasSpace = false
    for byte in text {
      let isSpace = byte == 0x20 || byte >= 0x09 && byte <= 0x0D
      if !isSpace {
        if wasSpace, !folded.isEmpty { folded.append(0x20) }
        folded.append(byte)
      }
      wasSpace = isSpace
    }
    return folded.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { facts.names.number(of: $0, count: bytes.count) } ?? .empty
    }
  }

  private mutating func foldedSlowly(_ text: UnsafeBufferPointer<UInt8>) -> NameID {
    let words = String(decoding: text, as: UTF8.self).split { $0 == " " || $0.isNewline || $0 == "\t" }
    return name(words.joined(separator: " "))
  }
}
