internal import SwiftReader

extension Collector {
  mutating func expression(_ node: NodeID) -> TermID {
    let mark = mark
    switch file.kind(of: node) {
    case .stringLiteral: return string(node)
    case .integerLiteral: return add(.integer, node, name: name(in: file.range(of: node)))
    case .floatLiteral: return add(.decimal, node, name: name(in: file.range(of: node)))
    case .booleanLiteral: return add(.boolean, node)
    case .nilLiteral: return add(.nothing, node)
    case .identifier: return add(.identifier, node, name: name(of: node))
    case .memberAccess: return add(.member, node, name: name(of: node), first(node))
    case .implicitMember: return add(.implicitMember, node, name: name(of: node))
    case .call: return call(node)
    case .subscriptCall:
      push(first(node))
      pushArguments(of: node)
      return add(.subscriptCall, node, since: mark)
    case .specialization:
      push(first(node))
      pushTypes(of: node)
      return add(.specialization, node, since: mark)
    case .arrayLiteral:
      pushExpressions(of: node)
      return add(.array, node, since: mark)
    case .dictionaryLiteral:
      for element in file.children(of: node, .dictionaryElement) { pushExpressions(of: element) }
      return add(.dictionary, node, since: mark)
    case .tuple: return tuple(node)
    case .ternary: return ternary(node)
    case .sequence: return folded(sequence: node)
    case .prefixOperator: return add(.prefix, node, name: name(of: node), first(node))
    case .optionalChaining: return add(.optionalChain, node, first(node))
    case .forceUnwrap: return add(.force, node, first(node))
    case .cast:
      push(first(node))
      push(type(file.type(of: node)))
      return add(.cast, node, name: name(of: node), since: mark)
    case .isCheck: return add(.isCheck, node, first(node))
    case .tryExpression:
      let value = first(node)
      return file.isNamed("try?", node) ? add(.tryOptional, node, value) : value
    case .awaitExpression, .unsafeExpression, .ownershipExpression, .packExpansion, .packElement: return first(node)
    case .inOut: return add(.inOut, node, first(node))
    case .assignment:
      pushExpressions(of: node)
      return add(.assignment, node, name: name(of: node), since: mark)
    case .closure: return closure(node)
    case .keyPath: return keyPath(node)
    case .macroExpansion:
      pushArguments(of: node)
      return add(.macro, node, name: name(of: node), since: mark)
    case .typeExpression: return add(.typeValue, node, type(file.type(of: node)))
    case .ifStatement, .switchStatement, .doStatement: return statement(node)
    case .bindingPattern, .tuplePattern, .identifierPattern, .wildcardPattern, .isTypePattern: return pattern(node)
    case .postfixIfConfig: return postfixConfiguration(node)
    default:
      pushExpressions(of: node)
      return add(.other, node, since: mark)
    }
  }

  private mutating func first(_ node: NodeID) -> TermID {
    expressionIfPresent(file.expression(of: node) ?? file.pattern(of: node))
  }

  mutating func pushExpressions(of node: NodeID) {
    for child in file.children(of: node) where file.kind(of: child).isExpression { push(expression(child)) }
  }

  private mutating func string(_ node: NodeID) -> TermID {
    let mark = mark
    let first = facts.segments.count
    var isInterpolated = false
    if file.firstChild(of: node) == .none, let content = plainContent(of: node) {
      // A literal of one line without escapes is its own text.
      if !content.isEmpty { facts.segments.append(.init(isValue: false, index: name(in: content).index)) }
    } else {
      var pieces: [StringLiteral.Segment] = []
      for segment in file.segments(of: node) {
        switch segment {
        case .text(let text, _): pieces.append(.init(isValue: false, index: name(text).index))
        case .interpolation(let inner):
          isInterpolated = true
          var written = NameID.empty
          if let argument = file.arguments(of: inner).first, let value = file.value(of: argument) {
            written = folded(value)
          }
          let own = self.mark
          pushArguments(of: inner)
          let value = add(.interpolation, inner, name: written, since: own)
          pieces.append(.init(isValue: true, index: value.index))
          push(value)
        }
      }
      let start = facts.segments.count
      for piece in pieces { facts.segments.append(piece) }
      return literal(node, start..<facts.segments.count, isInterpolated, since: mark)
    }
    return literal(node, first..<facts.segments.count, isInterpolated, since: mark)
  }

  /// The name of a declaration as a string.
  mutating func literal(named node: NodeID) -> TermID {
    let mark = mark
    let first = facts.segments.count
    facts.segments.append(.init(isValue: false, index: name(of: node).index))
    return literal(node, first..<facts.segments.count, false, since: mark)
  }

  private func literal(_ node: NodeID, _ segments: Range<Int>, _ isInterpolated: Bool, since mark: Int) -> TermID {
    let number = UInt32(truncatingIfNeeded: facts.literals.count)
    let run = Run(
      first: UInt32(truncatingIfNeeded: segments.lowerBound), count: UInt32(truncatingIfNeeded: segments.count))
    facts.literals.append(StringLiteral(segments: run, isInterpolated: isInterpolated))
    return add(.string, file.range(of: node), name: number, since: mark)
  }

  /// What stands between the quotes, where it is the text as it is: one line, no escape, no raw literal.
  private func plainContent(of node: NodeID) -> Range<Int>? {
    let range = file.range(of: node).clamped(to: 0..<source.count)
    guard range.count >= 2, source[range.lowerBound] == 0x22, source[range.upperBound - 1] == 0x22 else { return nil }
    if range.count >= 6, source[range.lowerBound + 1] == 0x22 { return nil }
    let content = range.lowerBound + 1..<range.upperBound - 1
    for offset in content where source[offset] == 0x5C || source[offset] == 0x0A || source[offset] == 0x0D {
      return nil
    }
    return content
  }

  mutating func pushArguments(of node: NodeID) {
    for argument in file.arguments(of: node) {
      let mark = mark
      push(first(argument))
      push(
        add(.argument, argument, name: name(of: argument), since: mark, isMarked: file.isTrailingClosure(argument)))
    }
  }

  private mutating func call(_ node: NodeID) -> TermID {
    let mark = mark
    push(expression(file.callee(of: node)))
    pushArguments(of: node)
    return add(.call, node, since: mark, isMarked: !file.hasParentheses(node))
  }

  private mutating func tuple(_ node: NodeID) -> TermID {
    let inner = file.unwrapped(node)
    if inner != node { return expression(inner) }
    let mark = mark
    pushArguments(of: node)
    return add(.tuple, node, since: mark)
  }

  private mutating func ternary(_ node: NodeID) -> TermID {
    let mark = mark
    let condition = file.expression(of: node)
    pushExpressions(of: node)
    guard self.mark - mark == 3, let condition else { return add(.other, node, since: mark) }
    return add(.ternary, node, name: folded(condition), since: mark)
  }

  private mutating func closure(_ node: NodeID) -> TermID {
    let mark = mark
    let signature = file.child(of: node, .closureSignature)
    if signature != nil {
      for parameter in file.closureParameters(of: node) {
        let inner = type(file.type(of: parameter))
        push(add(.closureParameter, parameter, name: name(of: parameter), inner))
      }
    }
    if let signature, let result = file.type(of: signature) { push(type(result)) }
    push(block(node))
    return add(.closure, node, since: mark)
  }

  private mutating func keyPath(_ node: NodeID) -> TermID {
    let mark = mark
    if let root = file.type(of: node) { push(type(root)) }
    for component in file.children(of: node, .keyPathComponent) {
      let inner = self.mark
      pushArguments(of: component)
      push(add(.keyPathComponent, component, name: name(of: component), since: inner))
    }
    return add(.keyPath, node, name: folded(node), since: mark)
  }

  /// Members inside a postfix `#if` are read one branch after the other, each on top of the one before.
  private mutating func postfixConfiguration(_ node: NodeID) -> TermID { rebased(chain: node, on: first(node)) }

  private mutating func rebased(chain node: NodeID, on base: TermID) -> TermID {
    var base = base
    guard let config = file.child(of: node, .ifConfig) else { return base }
    for clause in file.clauses(of: config) {
      for item in file.items(of: clause) { base = rebased(item, on: base) }
    }
    return base
  }

  private mutating func rebased(_ node: NodeID, on base: TermID) -> TermID {
    let mark = mark
    switch file.kind(of: node) {
    case .postfixBase: return base
    case .memberAccess:
      return add(.member, node, name: name(of: node), rebased(file.firstChild(of: node), on: base))
    case .call:
      push(rebased(file.callee(of: node), on: base))
      pushArguments(of: node)
      return add(.call, node, since: mark, isMarked: !file.hasParentheses(node))
    case .postfixIfConfig: return rebased(chain: node, on: rebased(file.firstChild(of: node), on: base))
    case .optionalChaining, .forceUnwrap:
      return add(
        file.kind(of: node) == .forceUnwrap ? .force : .optionalChain, node,
        rebased(file.firstChild(of: node), on: base))
    default: return expression(node)
    }
  }
}
