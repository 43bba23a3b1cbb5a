extension Linker {
  /// Reads the statements of a block. Gives the value of the last expression where the block may have a result.
  func block(
    _ block: TermID, _ context: inout Context, _ expectation: Expectation = .none, isResult: Bool = false
  ) -> Value? {
    let facts = facts(context.file)
    scopes.append([:])
    defer { scopes.removeLast() }
    let items = facts.children(of: block)
    declareLocalFunctions(items, context)
    let outer = context.conditions
    defer { context.conditions = outer }
    var result: Value?
    for item in items {
      let isLast = item == items.last
      switch facts.kind(of: item) {
      case .binding, .guardElse, .localDeclaration, .returnValue, .throwValue, .forLoop, .whileLoop, .assignment:
        statement(item, &context)
      case .ifElse, .switchOver, .doCatch:
        let value = branches(item, &context, isLast && isResult ? expectation : .none, isResult: isLast && isResult)
        if isLast, isResult { result = value }
      default:
        let value = evaluate(item, context, isLast && isResult ? expectation : .none)
        if isLast, isResult { result = value }
      }
    }
    return result
  }

  private func declareLocalFunctions(_ items: ArraySlice<TermID>, _ context: Context) {
    let facts = facts(context.file)
    for item in items where facts.kind(of: item) == .localDeclaration {
      let id = DeclarationID(index: Int32(facts[item].name))
      guard facts[id].kind == .function else { continue }
      let reference = DeclarationReference(file: context.file, id: id)
      if case .function(let others) = scopes[scopes.count - 1][facts[id].name] {
        scopes[scopes.count - 1][facts[id].name] = .function(others + [reference])
      } else {
        scopes[scopes.count - 1][facts[id].name] = .function([reference])
      }
    }
  }

  func statement(_ term: TermID, _ context: inout Context) {
    let facts = facts(context.file)
    switch facts.kind(of: term) {
    case .binding: binding(term, context)
    case .guardElse: guardElse(term, &context)
    case .ifElse, .switchOver, .doCatch: _ = branches(term, &context)
    case .returnValue:
      for value in facts.children(of: term) {
        let given = evaluate(value, context, Expectation(type: context.resultType))
        if let slot = context.resultSlot {
          bind(given, to: slot, "returned", conditions: context.conditions, context, value)
        }
      }
    case .throwValue: for value in facts.children(of: term) { _ = evaluate(value, context) }
    case .forLoop: loop(term, context)
    case .whileLoop:
      scopes.append([:])
      var inner = context
      for child in facts.children(of: term) {
        if facts.kind(of: child) == .block { _ = block(child, &inner) } else { condition(child, &inner) }
      }
      scopes.removeLast()
    case .localDeclaration: localDeclaration(DeclarationID(index: Int32(facts[term].name)), context)
    case .block: _ = block(term, &context)
    case .assignment: assignment(term, context)
    default: _ = evaluate(term, context)
    }
  }

  /// Lets text flow into a slot under conditions that hold where it stands.
  func bind(
    _ value: Value, to slot: Slot, path: [Int32] = [], _ message: String, conditions: [Condition], _ context: Context,
    _ term: TermID
  ) {
    var value = value
    for index in value.flows.indices { value.flows[index].conditions = conditions + value.flows[index].conditions }
    bind(value, to: slot, path: path, message, context, term)
  }

  private func localDeclaration(_ id: DeclarationID, _ context: Context) {
    guard context.records else { return }
    let reference = DeclarationReference(file: context.file, id: id)
    let declaration = program[reference]
    if declaration.isType || declaration.kind == .extensionOf {
      for (index, member) in facts(context.file).declarations.enumerated() where member.parent == id {
        localDeclaration(DeclarationID(index: Int32(index)), context)
      }
    } else {
      visit(reference)
    }
  }

  private func binding(_ term: TermID, _ context: Context) {
    let facts = facts(context.file)
    let written = facts.child(1, of: term)
    var type = program.resolve(written, in: context.declaration, file: context.file)
    let name = facts.child(0, of: term)
    let slot = graph.slot(.local(TermReference(file: context.file, term: name)))
    var value = Value(type: type)
    if facts.child(2, of: term) != .none {
      value = evaluate(facts.child(2, of: term), context, Expectation(type: type))
      if written == .none { type = value.type }
      bind(value, to: slot, "set as \(quoted(facts.name(of: name)))", context, facts.child(2, of: term))
    }
    declare(name, type, Flow(slot: slot), context)
    let getter = facts.child(3, of: term)
    if getter != .none {
      var inner = context
      inner.resultType = type
      inner.resultSlot = slot
      if let result = block(getter, &inner, Expectation(type: type), isResult: true) {
        bind(result, to: slot, "given by \(quoted(facts.name(of: name)))", context, getter)
      }
    }
  }

  private func guardElse(_ term: TermID, _ context: inout Context) {
    let facts = facts(context.file)
    var names: [String] = []
    var after = context
    for child in facts.children(of: term) where facts.kind(of: child) != .block {
      condition(child, &after)
      names.append(facts.name(of: child))
    }
    var otherwise = context
    otherwise.conditions.append(Condition(names.joined(separator: ", "), holds: false))
    _ = block(facts.block(of: term), &otherwise)
    context.conditions = after.conditions
  }

  /// Reads one condition of an `if`, `guard` or `while`; what it binds goes into the innermost scope.
  func condition(_ term: TermID, _ context: inout Context) {
    let facts = facts(context.file)
    guard facts.kind(of: term) == .condition else {
      _ = evaluate(term, context)
      return
    }
    let inner = facts.child(0, of: term)
    switch facts.kind(of: inner) {
    case .optionalBinding: optionalBinding(inner, context)
    case .matching:
      let value = evaluate(facts.child(1, of: inner), context)
      match(facts.child(0, of: inner), value, context)
    default: _ = evaluate(inner, context, Expectation(type: known.boolean))
    }
    context.conditions.append(Condition(facts.name(of: term), holds: true))
  }

  private func optionalBinding(_ term: TermID, _ context: Context) {
    let facts = facts(context.file)
    let name = facts.child(0, of: term)
    let written = program.resolve(facts.child(1, of: term), in: context.declaration, file: context.file)
    let value: Value
    if facts.child(2, of: term) == .none {
      value = lookup(facts.name(of: name), context, at: name)
    } else {
      let wanted = written.isUnknown ? .unknown : known.optional(written)
      value = evaluate(facts.child(2, of: term), context, Expectation(type: wanted))
    }
    let slot = graph.slot(.local(TermReference(file: context.file, term: name)))
    bind(value, to: slot, "bound to \(quoted(facts.name(of: name)))", context, name)
    declare(name, written.isUnknown ? known.unwrapped(value.type) : written, Flow(slot: slot), context)
  }

  private func loop(_ term: TermID, _ context: Context) {
    let facts = facts(context.file)
    let sequence = evaluate(facts.child(1, of: term), context)
    scopes.append([:])
    var inner = context
    let pattern = facts.child(0, of: term)
    let slot = graph.slot(.local(TermReference(file: context.file, term: pattern)))
    bind(sequence, to: slot, "element of a loop", context, pattern)
    declare(pattern, element(of: sequence.type), Flow(slot: slot), context)
    if facts.child(2, of: term) != .none { _ = evaluate(facts.child(2, of: term), inner) }
    _ = block(facts.block(of: term), &inner)
    scopes.removeLast()
  }

  /// What a sequence holds.
  func element(of type: SwiftType) -> SwiftType {
    program.view(known.unwrapped(type), as: program.interface("Sequence"))?.arguments.first ?? .unknown
  }

  private func assignment(_ term: TermID, _ context: Context) {
    let facts = facts(context.file)
    let target = evaluate(facts.child(0, of: term), context)
    let value = evaluate(facts.child(1, of: term), context, Expectation(type: target.type))
    let name = facts.name(of: facts.child(0, of: term))
    for flow in target.flows {
      bind(
        value, to: flow.slot, path: flow.path, "assigned to \(quoted(name))", conditions: context.conditions, context,
        facts.child(1, of: term))
    }
    showAssigned(value, to: facts.child(0, of: term), context)
  }

  // MARK: Branches

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
    var names: [String] = []
    var result: Value?
    var blocks: [TermID] = []
    scopes.append([:])
    for child in facts.children(of: term) {
      if facts.kind(of: child) == .condition {
        condition(child, &yes)
        names.append(facts.name(of: child))
      } else {
        blocks.append(child)
      }
    }
    if let first = blocks.first {
      result = conditioned(block(first, &yes, expectation, isResult: isResult), yes, since: context)
    }
    scopes.removeLast()
    var no = context
    no.conditions.append(Condition(names.joined(separator: ", "), holds: false))
    if blocks.count > 1 {
      let other = blocks[1]
      let value =
        facts.kind(of: other) == .block
        ? block(other, &no, expectation, isResult: isResult)
        : branches(other, &no, expectation, isResult: isResult)
      result = united(result, conditioned(value, no, since: context))
    } else if let first = blocks.first, leaves(first, context.file) {
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
      scopes.append([:])
      var inner = context
      var names: [String] = []
      for item in facts.children(of: clause) where facts.kind(of: item) == .caseItem {
        match(facts.child(0, of: item), subject, context)
        if facts.child(1, of: item) != .none { _ = evaluate(facts.child(1, of: item), context) }
        names.append(facts.name(of: item))
      }
      let pattern = names.isEmpty ? "default" : names.joined(separator: ", ")
      inner.conditions.append(Condition("\(facts.name(of: term)) is \(pattern)", holds: true))
      let value = block(facts.block(of: clause), &inner, expectation, isResult: isResult)
      result = united(result, conditioned(value, inner, since: context))
      scopes.removeLast()
    }
    return result
  }

  private func doCatch(_ term: TermID, _ context: Context, _ expectation: Expectation, isResult: Bool) -> Value? {
    let facts = facts(context.file)
    var result: Value?
    for child in facts.children(of: term) {
      scopes.append([:])
      var inner = context
      if facts.kind(of: child) == .block {
        result = united(result, block(child, &inner, expectation, isResult: isResult))
      } else {
        scopes[scopes.count - 1]["error"] = .value(
          .nominal(program.interface("Error"), []),
          Flow(slot: graph.slot(.local(TermReference(file: context.file, term: child)))))
        for item in facts.children(of: child) where facts.kind(of: item) == .caseItem {
          match(facts.child(0, of: item), .unknown, context)
        }
        result = united(result, block(facts.block(of: child), &inner, expectation, isResult: isResult))
      }
      scopes.removeLast()
    }
    return result
  }

  /// A value with the conditions that were met on the way to it.
  private func conditioned(_ value: Value?, _ inner: Context, since outer: Context) -> Value? {
    guard var value else { return nil }
    let added = Array(inner.conditions.dropFirst(outer.conditions.count))
    for index in value.flows.indices { value.flows[index].conditions = added + value.flows[index].conditions }
    return value
  }

  func united(_ left: Value?, _ right: Value?) -> Value? {
    guard let left else { return right }
    guard let right else { return left }
    return Value(type: joined(left.type, right.type), flows: left.flows + right.flows)
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
