internal import SwiftReader

extension Collector {
  /// A body with all that stands in it.
  mutating func block(_ node: NodeID) -> TermID { add(.block, node, items(file.items(of: node))) }

  mutating func items(_ nodes: [NodeID]) -> [TermID] {
    var terms: [TermID] = []
    for node in nodes {
      switch file.kind(of: node) {
      case .ifConfig:
        for clause in file.clauses(of: node) { terms += items(file.items(of: clause)) }
      case .variableDeclaration: terms += file.bindings(of: node).map { binding($0, in: node) }
      case .importDeclaration, .unrecognized: break
      case let kind where kind.isDeclaration: terms += localDeclarations(node)
      default: terms.append(statement(node))
      }
    }
    return terms
  }

  private mutating func localDeclarations(_ node: NodeID) -> [TermID] {
    let first = facts.declarations.count
    let owner = parent
    declare(node)
    return facts.declarations.indices[first...].filter { facts.declarations[$0].parent == owner }.map { index in
      add(.localDeclaration, file.range(of: node), name: UInt32(index))
    }
  }

  private mutating func binding(_ node: NodeID, in variable: NodeID) -> TermID {
    let name = pattern(file.pattern(of: node))
    let written = type(file.type(of: node))
    let value = file.initialValue(of: node).map { expression($0) } ?? .none
    let getter = file.getter(of: node).map { block($0) } ?? .none
    return add(.binding, node, name: file.name(of: variable), [name, written, value, getter])
  }

  mutating func statement(_ node: NodeID) -> TermID {
    switch file.kind(of: node) {
    case .ifStatement:
      var children = file.conditions(of: node).map { condition($0) }
      if let body = file.body(of: node) { children.append(block(body)) }
      if let other = file.elseBranch(of: node) {
        children.append(file.kind(of: other) == .codeBlock ? block(other) : statement(other))
      }
      return add(.ifElse, node, children)
    case .guardStatement:
      return add(.guardElse, node, file.conditions(of: node).map { condition($0) } + body(node))
    case .whileStatement:
      return add(.whileLoop, node, file.conditions(of: node).map { condition($0) } + body(node))
    case .repeatStatement:
      let test = file.expression(of: node).map { [expression($0)] } ?? []
      return add(.whileLoop, node, test + body(node))
    case .forStatement: return loop(node)
    case .switchStatement:
      guard let subject = file.firstChildIfPresent(of: node) else { return add(.other, node) }
      let cases = file.cases(of: node).map { switchCase($0) }
      return add(.switchOver, node, name: folded(subject), [expression(subject)] + cases)
    case .doStatement:
      let catches = file.children(of: node, .catchClause).map { clause in
        add(.catchClause, clause, file.caseItems(of: clause).map { caseItem($0) } + body(clause))
      }
      return add(.doCatch, node, body(node) + catches)
    case .returnStatement, .thenStatement, .yieldStatement:
      return add(.returnValue, node, file.expressions(of: node).map { expression($0) })
    case .throwStatement: return add(.throwValue, node, file.expressions(of: node).map { expression($0) })
    case .deferStatement: return body(node).first ?? .none
    case .labeledStatement: return file.firstChildIfPresent(of: node).map { statement($0) } ?? .none
    case .breakStatement, .continueStatement: return add(.throwValue, node)
    case .fallthroughStatement, .discardStatement: return add(.other, node)
    case .codeBlock: return block(node)
    default: return expression(node)
    }
  }

  private mutating func body(_ node: NodeID) -> [TermID] { file.body(of: node).map { [block($0)] } ?? [] }

  private mutating func loop(_ node: NodeID) -> TermID {
    let element = pattern(file.pattern(of: node))
    let sequence = file.expression(of: node).map { expression($0) } ?? .none
    let filter = file.child(of: node, .whereClause).flatMap { file.expression(of: $0) }.map { expression($0) } ?? .none
    return add(.forLoop, node, [element, sequence, filter] + body(node))
  }

  private mutating func condition(_ node: NodeID) -> TermID {
    let inner: TermID
    switch file.kind(of: node) {
    case .optionalBinding:
      let name = pattern(file.pattern(of: node))
      let written = type(file.type(of: node))
      let value = file.expression(of: node).map { expression($0) } ?? .none
      inner = add(.optionalBinding, node, [name, written, value])
    case .matchingCondition:
      let parts = file.children(of: node).filter { file.kind(of: $0).isPattern || file.kind(of: $0).isExpression }
      inner = add(.matching, node, [parts.first, parts.last].map { $0.map { pattern($0) } ?? .none })
    case .availability: inner = add(.other, node)
    default: inner = expression(node)
    }
    return add(.condition, node, name: folded(node), [inner])
  }

  private mutating func switchCase(_ node: NodeID) -> TermID {
    let patterns = file.caseItems(of: node).map { caseItem($0) }
    let items = items(file.items(of: node))
    return add(
      .switchCase, node, patterns + [add(.block, node, items)], isMarked: file.isNamed("default", node))
  }

  private mutating func caseItem(_ node: NodeID) -> TermID {
    let inner = file.children(of: node).first { file.kind(of: $0) != .whereClause }
    let filter = file.child(of: node, .whereClause).flatMap { file.expression(of: $0) }.map { expression($0) } ?? .none
    return add(.caseItem, node, name: folded(node), [inner.map { pattern($0) } ?? .none, filter])
  }

  /// A pattern; an expression where one stands for it.
  mutating func pattern(_ node: NodeID?) -> TermID {
    guard let node else { return .none }
    switch file.kind(of: node) {
    case .identifierPattern: return add(.namePattern, node, name: file.name(of: node))
    case .wildcardPattern, .discard: return add(.wildcard, node)
    case .tuplePattern:
      let elements = file.children(of: node, .tuplePatternElement).map { element in
        add(
          .patternElement, element, name: file.name(of: element),
          [pattern(file.children(of: element).first { _ in true })])
      }
      return add(.tuplePattern, node, elements)
    case .bindingPattern:
      return add(.bindingPattern, node, [pattern(file.firstChildIfPresent(of: node))])
    case .isTypePattern: return add(.isPattern, node, [type(file.type(of: node))])
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
