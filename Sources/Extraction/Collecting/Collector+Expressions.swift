internal import SwiftReader

extension Collector {
  mutating func expression(_ node: NodeID) -> TermID {
    switch file.kind(of: node) {
    case .stringLiteral: return string(node)
    case .integerLiteral: return add(.integer, node, name: file.text(of: node))
    case .floatLiteral: return add(.decimal, node, name: file.text(of: node))
    case .booleanLiteral: return add(.boolean, node)
    case .nilLiteral: return add(.nothing, node)
    case .identifier: return add(.identifier, node, name: file.name(of: node))
    case .memberAccess: return add(.member, node, name: file.name(of: node), [first(node)])
    case .implicitMember: return add(.implicitMember, node, name: file.name(of: node))
    case .call: return call(node)
    case .subscriptCall: return add(.subscriptCall, node, [first(node)] + arguments(of: node))
    case .specialization:
      return add(.specialization, node, [first(node)] + types(of: node))
    case .arrayLiteral: return add(.array, node, file.expressions(of: node).map { expression($0) })
    case .dictionaryLiteral:
      let pairs = file.children(of: node, .dictionaryElement).flatMap { file.expressions(of: $0) }
      return add(.dictionary, node, pairs.map { expression($0) })
    case .tuple: return tuple(node)
    case .ternary: return ternary(node)
    case .sequence: return folded(sequence: node)
    case .prefixOperator: return add(.prefix, node, name: file.name(of: node), [first(node)])
    case .optionalChaining: return add(.optionalChain, node, [first(node)])
    case .forceUnwrap: return add(.force, node, [first(node)])
    case .cast: return add(.cast, node, name: file.name(of: node), [first(node), type(file.type(of: node))])
    case .isCheck: return add(.isCheck, node, [first(node)])
    case .tryExpression:
      let value = first(node)
      return file.isNamed("try?", node) ? add(.tryOptional, node, [value]) : value
    case .awaitExpression, .unsafeExpression, .ownershipExpression, .packExpansion, .packElement: return first(node)
    case .inOut: return add(.inOut, node, [first(node)])
    case .assignment:
      return add(.assignment, node, name: file.name(of: node), file.expressions(of: node).map { expression($0) })
    case .closure: return closure(node)
    case .keyPath: return keyPath(node)
    case .macroExpansion: return add(.macro, node, name: file.name(of: node), arguments(of: node))
    case .typeExpression: return add(.typeValue, node, [type(file.type(of: node))])
    case .ifStatement, .switchStatement, .doStatement: return statement(node)
    case .bindingPattern, .tuplePattern, .identifierPattern, .wildcardPattern, .isTypePattern: return pattern(node)
    case .postfixIfConfig: return postfixConfiguration(node)
    default: return add(.other, node, file.expressions(of: node).map { expression($0) })
    }
  }

  private mutating func first(_ node: NodeID) -> TermID {
    (file.expression(of: node) ?? file.pattern(of: node)).map { expression($0) } ?? .none
  }

  private mutating func string(_ node: NodeID) -> TermID {
    var segments: [StringLiteral.Segment] = []
    var values: [TermID] = []
    for segment in file.segments(of: node) {
      switch segment {
      case .text(let text, _): segments.append(.text(text))
      case .interpolation(let inner):
        let written = file.arguments(of: inner).first.flatMap { file.value(of: $0) }.map { folded($0) } ?? ""
        let value = add(.interpolation, inner, name: written, arguments(of: inner))
        segments.append(.value(value))
        values.append(value)
      }
    }
    let number = UInt32(facts.literals.count)
    facts.literals.append(StringLiteral(segments: segments))
    return add(.string, file.range(of: node), name: number, values)
  }

  mutating func arguments(of node: NodeID) -> [TermID] {
    file.arguments(of: node).map { argument in
      let value = first(argument)
      return add(
        .argument, argument, name: file.name(of: argument), [value], isMarked: file.isTrailingClosure(argument))
    }
  }

  private mutating func call(_ node: NodeID) -> TermID {
    let callee = expression(file.callee(of: node))
    return add(.call, node, [callee] + arguments(of: node), isMarked: !file.hasParentheses(node))
  }

  private mutating func tuple(_ node: NodeID) -> TermID {
    let inner = file.unwrapped(node)
    if inner != node { return expression(inner) }
    return add(.tuple, node, arguments(of: node))
  }

  private mutating func ternary(_ node: NodeID) -> TermID {
    let parts = file.expressions(of: node)
    guard parts.count == 3 else { return add(.other, node, parts.map { expression($0) }) }
    return add(.ternary, node, name: folded(parts[0]), parts.map { expression($0) })
  }

  private mutating func closure(_ node: NodeID) -> TermID {
    var children: [TermID] = []
    for parameter in file.closureParameters(of: node) {
      children.append(
        add(.closureParameter, parameter, name: file.name(of: parameter), [type(file.type(of: parameter))]))
    }
    if let signature = file.child(of: node, .closureSignature), let result = file.type(of: signature) {
      children.append(type(result))
    }
    children.append(add(.block, node, items(file.items(of: node))))
    return add(.closure, node, children)
  }

  private mutating func keyPath(_ node: NodeID) -> TermID {
    var children: [TermID] = file.type(of: node).map { [type($0)] } ?? []
    for component in file.children(of: node, .keyPathComponent) {
      children.append(add(.keyPathComponent, component, name: file.name(of: component), arguments(of: component)))
    }
    return add(.keyPath, node, name: folded(node), children)
  }

  /// Members inside a postfix `#if` are read one branch after the other, each on top of the one before.
  private mutating func postfixConfiguration(_ node: NodeID) -> TermID {
    var base = first(node)
    guard let config = file.child(of: node, .ifConfig) else { return base }
    for clause in file.clauses(of: config) {
      for item in file.items(of: clause) { base = rebased(item, on: base) }
    }
    return base
  }

  private mutating func rebased(_ node: NodeID, on base: TermID) -> TermID {
    switch file.kind(of: node) {
    case .postfixBase: return base
    case .memberAccess:
      return add(.member, node, name: file.name(of: node), [rebased(file.firstChild(of: node), on: base)])
    case .call:
      let callee = rebased(file.callee(of: node), on: base)
      return add(.call, node, [callee] + arguments(of: node), isMarked: !file.hasParentheses(node))
    case .postfixIfConfig:
      var inner = rebased(file.firstChild(of: node), on: base)
      guard let config = file.child(of: node, .ifConfig) else { return inner }
      for clause in file.clauses(of: config) {
        for item in file.items(of: clause) { inner = rebased(item, on: inner) }
      }
      return inner
    case .optionalChaining, .forceUnwrap:
      return add(
        file.kind(of: node) == .forceUnwrap ? .force : .optionalChain, node,
        [rebased(file.firstChild(of: node), on: base)])
    default: return expression(node)
    }
  }

  // MARK: Operators

  /// Brings operands and operators into a tree.
  private mutating func folded(sequence node: NodeID) -> TermID {
    var operands: [TermID] = []
    var operators: [(name: String, rank: Int)] = []
    for child in file.children(of: node) {
      if file.kind(of: child) == .binaryOperator {
        let name = file.name(of: child)
        operators.append((name, Self.rank(of: name)))
      } else {
        operands.append(expression(child))
      }
    }
    guard operands.count == operators.count + 1 else { return add(.other, node, operands) }
    var index = 0
    return fold(operands, operators, &index, minimum: 0)
  }

  private mutating func fold(
    _ operands: [TermID], _ operators: [(name: String, rank: Int)], _ index: inout Int, minimum: Int
  ) -> TermID {
    var left = operands[index]
    while index < operators.count, operators[index].rank >= minimum {
      let (name, rank) = operators[index]
      index += 1
      let right = fold(operands, operators, &index, minimum: name == "??" ? rank : rank + 1)
      let range = facts.range(of: left).lowerBound..<facts.range(of: right).upperBound
      left = add(.binary, range, name: number(of: name), [left, right])
    }
    return left
  }

  private static func rank(of name: String) -> Int {
    switch name {
    case "||": 1
    case "&&": 2
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 3
    case "??": 4
    case "...", "..<": 5
    case "+", "-", "|", "^", "&+", "&-": 6
    case "*", "/", "%", "&", "&*": 7
    case "<<", ">>": 8
    default: 4
    }
  }
}
