internal import SwiftReader

extension Collector {
  /// A body with all that stands in it.
  mutating func block(_ node: NodeID) -> TermID {
    let mark = mark
    pushItems(of: node)
    return add(.block, node, since: mark)
  }

  /// Everything that a body holds, in order.
  mutating func pushItems(of node: NodeID) {
    switch file.kind(of: node) {
    case .codeBlock: for child in file.children(of: node) { pushItem(child) }
    default: for child in file.items(of: node) { pushItem(child) }
    }
  }

  private mutating func pushItem(_ node: NodeID) {
    switch file.kind(of: node) {
    case .ifConfig: for clause in file.clauses(of: node) { pushItems(of: clause) }
    case .variableDeclaration: for inner in file.bindings(of: node) { push(binding(inner, in: node)) }
    case .importDeclaration, .unrecognized: break
    case let kind where kind.isDeclaration: pushLocalDeclarations(node)
    default: push(statement(node))
    }
  }

  private mutating func pushLocalDeclarations(_ node: NodeID) {
    let first = facts.declarations.count
    let owner = parent
    declare(node)
    for index in first..<facts.declarations.count where facts.declarations[index].parent == owner {
      push(add(.localDeclaration, file.range(of: node), name: UInt32(truncatingIfNeeded: index)))
    }
  }

  private mutating func binding(_ node: NodeID, in variable: NodeID) -> TermID {
    let mark = mark
    push(pattern(file.pattern(of: node)))
    push(type(file.type(of: node)))
    push(expressionIfPresent(file.initialValue(of: node)))
    if let getter = file.getter(of: node) { push(block(getter)) } else { push(.none) }
    return add(.binding, node, name: name(of: variable), since: mark)
  }

  mutating func expressionIfPresent(_ node: NodeID?) -> TermID {
    guard let node else { return .none }
    return expression(node)
  }

  private mutating func pushConditions(of node: NodeID) {
    for child in file.children(of: node) {
      if file.kind(of: child) == .codeBlock { break }
      push(condition(child))
    }
  }

  private mutating func pushBody(of node: NodeID) {
    if let body = file.body(of: node) { push(block(body)) }
  }

  mutating func statement(_ node: NodeID) -> TermID {
    let mark = mark
    switch file.kind(of: node) {
    case .ifStatement:
      pushConditions(of: node)
      pushBody(of: node)
      if let other = file.elseBranch(of: node) {
        push(file.kind(of: other) == .codeBlock ? block(other) : statement(other))
      }
      return add(.ifElse, node, since: mark)
    case .guardStatement:
      pushConditions(of: node)
      pushBody(of: node)
      return add(.guardElse, node, since: mark)
    case .whileStatement:
      pushConditions(of: node)
      pushBody(of: node)
      return add(.whileLoop, node, since: mark)
    case .repeatStatement:
      if let test = file.expression(of: node) { push(expression(test)) }
      pushBody(of: node)
      return add(.whileLoop, node, since: mark)
    case .forStatement: return loop(node)
    case .switchStatement:
      guard let subject = file.firstChildIfPresent(of: node) else { return add(.other, node) }
      push(expression(subject))
      for clause in file.cases(of: node) { push(switchCase(clause)) }
      return add(.switchOver, node, name: folded(subject), since: mark)
    case .doStatement:
      pushBody(of: node)
      for clause in file.children(of: node, .catchClause) {
        let inner = self.mark
        for item in file.caseItems(of: clause) { push(caseItem(item)) }
        pushBody(of: clause)
        push(add(.catchClause, clause, since: inner))
      }
      return add(.doCatch, node, since: mark)
    case .returnStatement, .thenStatement, .yieldStatement:
      pushExpressions(of: node)
      return add(.returnValue, node, since: mark)
    case .throwStatement:
      pushExpressions(of: node)
      return add(.throwValue, node, since: mark)
    case .deferStatement: return file.body(of: node).map { block($0) } ?? .none
    case .labeledStatement: return file.firstChildIfPresent(of: node).map { statement($0) } ?? .none
    case .breakStatement, .continueStatement: return add(.throwValue, node)
    case .fallthroughStatement, .discardStatement: return add(.other, node)
    case .codeBlock: return block(node)
    default: return expression(node)
    }
  }

  private mutating func loop(_ node: NodeID) -> TermID {
    let mark = mark
    push(pattern(file.pattern(of: node)))
    push(expressionIfPresent(file.expression(of: node)))
    push(filter(of: node))
    pushBody(of: node)
    return add(.forLoop, node, since: mark)
  }

  /// The condition behind `where`.
  private mutating func filter(of node: NodeID) -> TermID {
    guard let clause = file.child(of: node, .whereClause) else { return .none }
    return expressionIfPresent(file.expression(of: clause))
  }

  private mutating func condition(_ node: NodeID) -> TermID {
    let mark = mark
    let inner: TermID
    switch file.kind(of: node) {
    case .optionalBinding:
      push(pattern(file.pattern(of: node)))
      push(type(file.type(of: node)))
      push(expressionIfPresent(file.expression(of: node)))
      inner = add(.optionalBinding, node, since: mark)
    case .matchingCondition:
      var first: NodeID?
      var last: NodeID?
      for child in file.children(of: node) where file.kind(of: child).isPattern || file.kind(of: child).isExpression {
        if first == nil { first = child }
        last = child
      }
      push(pattern(first))
      push(pattern(last))
      inner = add(.matching, node, since: mark)
    case .availability: inner = add(.other, node)
    default: inner = expression(node)
    }
    return add(.condition, node, name: folded(node), inner)
  }

  private mutating func switchCase(_ node: NodeID) -> TermID {
    let mark = mark
    for item in file.caseItems(of: node) { push(caseItem(item)) }
    let inner = self.mark
    pushItems(of: node)
    push(add(.block, node, since: inner))
    return add(.switchCase, node, since: mark, isMarked: file.isNamed("default", node))
  }

  private mutating func caseItem(_ node: NodeID) -> TermID {
    let mark = mark
    var inner: NodeID?
    for child in file.children(of: node) where file.kind(of: child) != .whereClause {
      inner = child
      break
    }
    push(pattern(inner))
    push(filter(of: node))
    return add(.caseItem, node, name: folded(node), since: mark)
  }

  /// A pattern; an expression where one stands for it.
  mutating func pattern(_ node: NodeID?) -> TermID {
    guard let node else { return .none }
    let mark = mark
    switch file.kind(of: node) {
    case .identifierPattern: return add(.namePattern, node, name: name(of: node))
    case .wildcardPattern, .discard: return add(.wildcard, node)
    case .tuplePattern:
      for element in file.children(of: node, .tuplePatternElement) {
        let inner = pattern(file.firstChildIfPresent(of: element))
        push(add(.patternElement, element, name: name(of: element), inner))
      }
      return add(.tuplePattern, node, since: mark)
    case .bindingPattern: return add(.bindingPattern, node, pattern(file.firstChildIfPresent(of: node)))
    case .isTypePattern: return add(.isPattern, node, type(file.type(of: node)))
    default: return expression(node)
    }
  }
}

extension SwiftFile {
  /// The first child; nil where there is none.
  func firstChildIfPresent(of id: NodeID) -> NodeID? {
    let child = firstChild(of: id)
    return child == .none ? nil : child
  }
}
