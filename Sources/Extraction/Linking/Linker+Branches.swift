extension Linker {
  /// An `if`, `switch` or `do`, as a statement and as an expression.
  func branches(
    _ term: TermID, _ context: inout Context, _ expectation: Expectation = .none, isResult: Bool = false
  ) -> Value? {
    switch facts(context.file).kind(of: term) {
    case .ifElse: return ifElse(term, &context, expectation, isResult: isResult)
    case .switchOver: return switchOver(term, context, expectation, isResult: isResult)
    default: return doCatch(term, context, expectation, isResult: isResult)
    }
  }

  private func ifElse(
    _ term: TermID, _ context: inout Context, _ expectation: Expectation, isResult: Bool
  ) -> Value? {
    let facts = facts(context.file)
    var yes = context
    var result: Value?
    var first = TermID.none
    var other = TermID.none
    let scope = locals.count
    for child in facts.children(of: term) {
      if facts.kind(of: child) == .condition {
        condition(child, &yes)
      } else if first == .none {
        first = child
      } else if other == .none {
        other = child
      }
    }
    if first != .none {
      result = conditioned(block(first, &yes, expectation, isResult: isResult), yes, since: context)
    }
    locals.truncate(to: scope)
    var no = context
    if context.records { addOpposite(of: term, context, to: &no) }
    if other != .none {
      let value =
        facts.kind(of: other) == .block
        ? block(other, &no, expectation, isResult: isResult)
        : branches(other, &no, expectation, isResult: isResult)
      result = united(result, conditioned(value, no, since: context))
    } else if first != .none, leaves(first, context.file) {
      context.conditions = no.conditions
    }
    return result
  }

  /// Whether a block never goes on to what stands behind it.
  private func leaves(_ block: TermID, _ file: Int32) -> Bool {
    let facts = facts(file)
    guard let last = facts.children(of: block).last else { return false }
    switch facts.kind(of: last) {
    case .returnValue, .throwValue: return true
    default: return false
    }
  }

  private func switchOver(_ term: TermID, _ context: Context, _ expectation: Expectation, isResult: Bool) -> Value? {
    let facts = facts(context.file)
    let subject = evaluate(facts.child(0, of: term), context)
    var result: Value?
    for clause in facts.children(of: term).dropFirst() {
      let scope = locals.count
      var inner = context
      let firstWord = words.count
      words.append(facts.name(of: term))
      for item in facts.children(of: clause) where facts.kind(of: item) == .caseItem {
        match(facts.child(0, of: item), subject, context)
        if facts.child(1, of: item) != .none { _ = evaluate(facts.child(1, of: item), context) }
        words.append(facts.name(of: item))
      }
      if context.records { add(graph.condition(.pattern, words.suffix(from: firstWord), holds: true), to: &inner) }
      words.truncate(to: firstWord)
      let value = block(facts.block(of: clause), &inner, expectation, isResult: isResult)
      result = united(result, conditioned(value, inner, since: context))
      locals.truncate(to: scope)
    }
    return result
  }

  private func doCatch(_ term: TermID, _ context: Context, _ expectation: Expectation, isResult: Bool) -> Value? {
    let facts = facts(context.file)
    var result: Value?
    for child in facts.children(of: term) {
      let scope = locals.count
      var inner = context
      if facts.kind(of: child) == .block {
        result = united(result, block(child, &inner, expectation, isResult: isResult))
      } else {
        locals.append(
          Local(name: Symbol(.error), type: known.errorType, flow: Flow(slot: slot(of: child, context))))
        for item in facts.children(of: child) where facts.kind(of: item) == .caseItem {
          match(facts.child(0, of: item), .unknown, context)
        }
        result = united(result, block(facts.block(of: child), &inner, expectation, isResult: isResult))
      }
      locals.truncate(to: scope)
    }
    return result
  }

  /// A value with the conditions that were met on the way to it.
  private func conditioned(_ value: Value?, _ inner: Context, since outer: Context) -> Value? {
    guard var value, !value.flows.isEmpty else { return value }
    let added = graph.conditionLists.dropping(graph.conditionLists.count(of: outer.conditions), from: inner.conditions)
    value.flows = conditioned(value.flows, added)
    return value
  }

  func united(_ left: Value?, _ right: Value?) -> Value? {
    guard let left else { return right }
    guard let right else { return left }
    return Value(type: joined(left.type, right.type), flows: joined(left.flows, right.flows))
  }

  /// The type of two arms together.
  func joined(_ left: SwiftType, _ right: SwiftType) -> SwiftType {
    if left.isUnknown { return right }
    if left == right || right.isUnknown { return left }
    if left == known.optional(right) { return left }
    if right == known.optional(left) { return right }
    if left == known.integer, right == known.double { return right }
    return left
  }
}
