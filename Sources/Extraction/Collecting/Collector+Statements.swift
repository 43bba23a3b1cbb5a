internal import SwiftReader

extension Collector {
  /// A body with all that stands in it.
  mutating func block(_ node: NodeID) {
    let term = open(.block, node)
    writeItems(of: node)
    close(term)
  }

  /// Everything that a body holds, in order, without what belongs to the node itself.
  mutating func writeItems(of node: NodeID) {
    switch tree.kind(of: node) {
    case .ifConfigClause: for child in items(of: node) { writeItem(child) }
    case .closure:
      for child in tree.children(of: node) where tree.kind(of: child) != .closureSignature { writeItem(child) }
    case .switchCase:
      for child in tree.children(of: node)
      where tree.kind(of: child) != .caseItem && tree.kind(of: child) != .attribute { writeItem(child) }
    case .accessorBlock:
      for child in tree.children(of: node) where tree.kind(of: child) != .accessor { writeItem(child) }
    default: for child in tree.children(of: node) { writeItem(child) }
    }
  }

  private mutating func writeItem(_ node: NodeID) {
    switch tree.kind(of: node) {
    case .ifConfig:
      for clause in tree.children(of: node) where tree.kind(of: clause) == .ifConfigClause { writeItems(of: clause) }
    case .variableDeclaration:
      for inner in tree.children(of: node) where tree.kind(of: inner) == .binding { binding(inner, in: node) }
    case .importDeclaration, .unrecognized: break
    case let kind where kind.isDeclaration: localDeclaration(node)
    default: statement(node)
    }
  }

  /// A declaration in a body; its terms lie inside the one that names it.
  private mutating func localDeclaration(_ node: NodeID) {
    let first = facts.declarations.count
    let owner = parent
    let term = open(.localDeclaration, node)
    declare(node)
    // Closures in its parameters may have declared something before.
    var declared = facts.declarations.count - 1
    while declared >= first, facts.declarations[declared].parent != owner { declared -= 1 }
    guard declared >= first else { return facts.terms.truncate(to: term) }
    facts.terms.change(term) { $0.name = UInt32(truncatingIfNeeded: declared) }
    close(term)
  }

  private mutating func binding(_ node: NodeID, in variable: NodeID) {
    let term = open(.binding, node, name: name(of: variable))
    patternIfPresent(patternNode(of: node))
    typeIfPresent(typeNode(of: node))
    expressionIfPresent(expressionNode(of: node))
    let getter = getter(of: node)
    if getter != .none { block(getter) }
    close(term)
  }

  @inline(__always)
  mutating func expressionIfPresent(_ node: NodeID) { if node == .none { absent() } else { expression(node) } }

  private mutating func writeConditions(of node: NodeID) {
    for child in tree.children(of: node) {
      if tree.kind(of: child) == .codeBlock { break }
      condition(child)
    }
  }

  @inline(__always)
  private mutating func writeBody(of node: NodeID) {
    let body = tree.child(of: node, .codeBlock)
    if body != .none { block(body) }
  }

  mutating func statement(_ node: NodeID) {
    switch tree.kind(of: node) {
    case .ifStatement:
      let term = open(.ifElse, node)
      writeConditions(of: node)
      let body = tree.child(of: node, .codeBlock)
      if body != .none {
        block(body)
        let other = tree.next(after: body)
        if other != .none { statement(other) }
      }
      close(term)
    case .guardStatement: conditional(.guardElse, node)
    case .whileStatement: conditional(.whileLoop, node)
    case .repeatStatement:
      let term = open(.whileLoop, node)
      let test = expressionNode(of: node)
      if test != .none { expression(test) }
      writeBody(of: node)
      close(term)
    case .forStatement: loop(node)
    case .switchStatement: switchOver(node)
    case .doStatement: doCatch(node)
    case .returnStatement, .thenStatement, .yieldStatement: list(.returnValue, node)
    case .throwStatement: list(.throwValue, node)
    case .deferStatement:
      let body = tree.child(of: node, .codeBlock)
      if body == .none { absent() } else { block(body) }
    case .labeledStatement:
      let inner = tree.firstChild(of: node)
      if inner == .none { absent() } else { statement(inner) }
    case .breakStatement, .continueStatement: leaf(.throwValue, node)
    case .fallthroughStatement, .discardStatement: leaf(.other, node)
    case .codeBlock: block(node)
    default: expression(node)
    }
  }

  private mutating func conditional(_ kind: TermKind, _ node: NodeID) {
    let term = open(kind, node)
    writeConditions(of: node)
    writeBody(of: node)
    close(term)
  }

  private mutating func switchOver(_ node: NodeID) {
    let subject = tree.firstChild(of: node)
    guard subject != .none else { return leaf(.other, node) }
    let term = open(.switchOver, node, name: folded(subject))
    expression(subject)
    writeCases(of: node)
    close(term)
  }

  /// The cases of a `switch`, those in `#if` branches included.
  private mutating func writeCases(of node: NodeID) {
    for child in tree.children(of: node) {
      switch tree.kind(of: child) {
      case .switchCase: switchCase(child)
      case .ifConfig, .ifConfigClause: writeCases(of: child)
      default: break
      }
    }
  }

  private mutating func doCatch(_ node: NodeID) {
    let term = open(.doCatch, node)
    writeBody(of: node)
    for clause in tree.children(of: node) where tree.kind(of: clause) == .catchClause {
      let inner = open(.catchClause, clause)
      for item in tree.children(of: clause) where tree.kind(of: item) == .caseItem { caseItem(item) }
      writeBody(of: clause)
      close(inner)
    }
    close(term)
  }

  private mutating func loop(_ node: NodeID) {
    let term = open(.forLoop, node)
    patternIfPresent(patternNode(of: node))
    expressionIfPresent(expressionNode(of: node))
    expressionIfPresent(filter(of: node))
    writeBody(of: node)
    close(term)
  }

  /// The condition behind `where`.
  private func filter(of node: NodeID) -> NodeID {
    let clause = tree.child(of: node, .whereClause)
    return clause == .none ? .none : expressionNode(of: clause)
  }

  private mutating func condition(_ node: NodeID) {
    let term = open(.condition, node, name: folded(node))
    switch tree.kind(of: node) {
    case .optionalBinding:
      let inner = open(.optionalBinding, node)
      patternIfPresent(patternNode(of: node))
      typeIfPresent(typeNode(of: node))
      expressionIfPresent(expressionNode(of: node))
      close(inner)
    case .matchingCondition:
      var first = NodeID.none
      var last = NodeID.none
      for child in tree.children(of: node) where tree.kind(of: child).isPattern || tree.kind(of: child).isExpression {
        if first == .none { first = child }
        last = child
      }
      let inner = open(.matching, node)
      patternIfPresent(first)
      patternIfPresent(last)
      close(inner)
    case .availability: leaf(.other, node)
    default: expression(node)
    }
    close(term)
  }

  private mutating func switchCase(_ node: NodeID) {
    let term = open(.switchCase, node, isMarked: isNamed("default", node))
    for item in tree.children(of: node) where tree.kind(of: item) == .caseItem { caseItem(item) }
    block(node)
    close(term)
  }

  private mutating func caseItem(_ node: NodeID) {
    let term = open(.caseItem, node, name: folded(node))
    var inner = tree.firstChild(of: node)
    while inner != .none, tree.kind(of: inner) == .whereClause { inner = tree.next(after: inner) }
    patternIfPresent(inner)
    let filter = filter(of: node)
    if filter != .none { expression(filter) }
    close(term)
  }
}

// MARK: - Patterns

extension Collector {
  /// A pattern; an absent term for none.
  @inline(__always)
  mutating func patternIfPresent(_ node: NodeID) { if node == .none { absent() } else { pattern(node) } }

  /// A pattern; an expression where one stands for it.
  mutating func pattern(_ node: NodeID) {
    switch tree.kind(of: node) {
    case .identifierPattern: leaf(.namePattern, node, name: name(of: node))
    case .wildcardPattern, .discard: leaf(.wildcard, node)
    case .tuplePattern:
      let term = open(.tuplePattern, node)
      for element in tree.children(of: node) where tree.kind(of: element) == .tuplePatternElement {
        let inner = open(.patternElement, element, name: name(of: element))
        patternIfPresent(tree.firstChild(of: element))
        close(inner)
      }
      close(term)
    case .bindingPattern:
      let term = open(.bindingPattern, node)
      patternIfPresent(tree.firstChild(of: node))
      close(term)
    case .isTypePattern:
      let term = open(.isPattern, node)
      typeIfPresent(typeNode(of: node))
      close(term)
    default: expression(node)
    }
  }
}
