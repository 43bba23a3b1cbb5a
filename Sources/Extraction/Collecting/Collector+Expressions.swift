internal import SwiftReader

extension Collector {
  mutating func expression(_ node: NodeID) {
    switch tree.kind(of: node) {
    case .stringLiteral: string(node)
    case .integerLiteral: leaf(.integer, node, name: written(node))
    case .floatLiteral: leaf(.decimal, node, name: written(node))
    case .booleanLiteral: leaf(.boolean, node)
    case .nilLiteral: leaf(.nothing, node)
    case .identifier: leaf(.identifier, node, name: name(of: node))
    case .implicitMember: leaf(.implicitMember, node, name: name(of: node))
    case .memberAccess: wrapped(.member, node, name: name(of: node))
    case .call: call(node)
    case .subscriptCall:
      let term = open(.subscriptCall, node)
      first(node)
      writeArguments(of: node)
      close(term)
    case .specialization:
      let term = open(.specialization, node)
      first(node)
      writeTypes(of: node)
      close(term)
    case .arrayLiteral: list(.array, node)
    case .dictionaryLiteral: dictionary(node)
    case .tuple: tuple(node)
    case .ternary: ternary(node)
    case .sequence: folded(sequence: node)
    case .prefixOperator: wrapped(.prefix, node, name: name(of: node))
    case .optionalChaining: wrapped(.optionalChain, node)
    case .forceUnwrap: wrapped(.force, node)
    case .cast:
      let term = open(.cast, node, name: name(of: node))
      first(node)
      typeIfPresent(typeNode(of: node))
      close(term)
    case .isCheck: wrapped(.isCheck, node)
    case .tryExpression: if isNamed("try?", node) { wrapped(.tryOptional, node) } else { first(node) }
    case .awaitExpression, .unsafeExpression, .ownershipExpression, .packExpansion, .packElement: first(node)
    case .inOut: wrapped(.inOut, node)
    case .assignment: list(.assignment, node, name: name(of: node))
    case .closure: closure(node)
    case .keyPath: keyPath(node)
    case .macroExpansion:
      let term = open(.macro, node, name: name(of: node))
      writeArguments(of: node)
      close(term)
    case .typeExpression:
      let term = open(.typeValue, node)
      typeIfPresent(typeNode(of: node))
      close(term)
    case .ifStatement, .switchStatement, .doStatement: statement(node)
    case .bindingPattern, .tuplePattern, .identifierPattern, .wildcardPattern, .isTypePattern: pattern(node)
    case .postfixIfConfig: branching(node)
    default: list(.other, node)
    }
  }

  /// The expression that comes first in a node, or the pattern that stands for one.
  @inline(__always)
  private mutating func first(_ node: NodeID) {
    let inner = expressionNode(of: node)
    if inner == .none { patternIfPresent(patternNode(of: node)) } else { expression(inner) }
  }

  /// A term with one child.
  @inline(__always)
  private mutating func wrapped(_ kind: TermKind, _ node: NodeID, name: NameID = .empty) {
    let term = open(kind, node, name: name)
    first(node)
    close(term)
  }

  /// A term of all expressions below a node.
  mutating func list(_ kind: TermKind, _ node: NodeID, name: NameID = .empty) {
    let term = open(kind, node, name: name)
    writeExpressions(of: node)
    close(term)
  }

  private mutating func writeExpressions(of node: NodeID) {
    for child in tree.children(of: node) where tree.kind(of: child).isExpression { expression(child) }
  }

  private mutating func dictionary(_ node: NodeID) {
    let term = open(.dictionary, node)
    for element in tree.children(of: node) where tree.kind(of: element) == .dictionaryElement {
      writeExpressions(of: element)
    }
    close(term)
  }

  mutating func writeArguments(of node: NodeID) {
    for argument in tree.children(of: node) where tree.kind(of: argument) == .argument {
      let term = open(
        .argument, argument, name: name(of: argument), isMarked: tree.isTrailingClosure(argument))
      first(argument)
      close(term)
    }
  }

  private mutating func call(_ node: NodeID) {
    let term = open(.call, node, isMarked: !tree.hasParentheses(node))
    expression(tree.firstChild(of: node))
    writeArguments(of: node)
    close(term)
  }

  private mutating func tuple(_ node: NodeID) {
    let inner = file.unwrapped(node)
    if inner != node { return expression(inner) }
    let term = open(.tuple, node)
    writeArguments(of: node)
    close(term)
  }

  private mutating func ternary(_ node: NodeID) {
    var expressions = 0
    for child in tree.children(of: node) where tree.kind(of: child).isExpression { expressions += 1 }
    guard expressions == 3 else { return list(.other, node) }
    list(.ternary, node, name: folded(expressionNode(of: node)))
  }

  private mutating func closure(_ node: NodeID) {
    let term = open(.closure, node)
    let signature = tree.child(of: node, .closureSignature)
    if signature != .none {
      writeParameters(ofClosure: signature)
      let result = typeNode(of: signature)
      if result != .none { type(result) }
    }
    block(node)
    close(term)
  }

  private mutating func writeParameters(ofClosure signature: NodeID) {
    let clause = tree.child(of: signature, .parameterClause)
    let (node, kind): (NodeID, NodeKind) =
      clause == .none ? (signature, .closureParameter) : (clause, .parameter)
    for parameter in tree.children(of: node) where tree.kind(of: parameter) == kind {
      let term = open(.closureParameter, parameter, name: name(of: parameter))
      typeIfPresent(typeNode(of: parameter))
      close(term)
    }
  }

  private mutating func keyPath(_ node: NodeID) {
    let term = open(.keyPath, node, name: folded(node))
    let root = typeNode(of: node)
    if root != .none { type(root) }
    for component in tree.children(of: node) where tree.kind(of: component) == .keyPathComponent {
      let inner = open(.keyPathComponent, component, name: name(of: component))
      writeArguments(of: component)
      close(inner)
    }
    close(term)
  }
}
