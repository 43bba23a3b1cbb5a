extension Linker {
  /// Reads the statements of a block. Gives the value of the last expression where the block may have a result.
  func block(
    _ block: TermID, _ context: inout Context, _ expectation: Expectation = .none, isResult: Bool = false
  ) -> Value? {
    let facts = facts(context.file)
    let scope = locals.count
    let items = facts.children(of: block)
    declareLocalFunctions(items, context)
    let outer = context.conditions
    var result: Value?
    let last = isResult ? items.last : nil
    for item in items {
      let isLast = item == last
      switch facts.kind(of: item) {
      case .binding, .guardElse, .localDeclaration, .returnValue, .throwValue, .forLoop, .whileLoop, .assignment:
        statement(item, &context)
      case .ifElse, .switchOver, .doCatch:
        let value = branches(item, &context, isLast ? expectation : .none, isResult: isLast)
        if isLast { result = value }
      default:
        let value = evaluate(item, context, isLast ? expectation : .none)
        if isLast { result = value }
      }
    }
    locals.truncate(to: scope)
    context.conditions = outer
    return result
  }

  private func declareLocalFunctions(_ items: TermList, _ context: Context) {
    let facts = facts(context.file)
    let scope = locals.count
    for item in items where facts.kind(of: item) == .localDeclaration {
      let id = DeclarationID(index: Int32(bitPattern: facts[item].name))
      let declaration = facts[id]
      guard declaration.kind == .function else { continue }
      let reference = DeclarationReference(file: context.file, id: id)
      let name = facts.symbol(declaration.name)
      let first = localFunctions.count
      var functions = Run(first: UInt32(truncatingIfNeeded: first), count: 1)
      if let known = (scope..<locals.count).first(where: { locals[$0].name == name }) {
        for other in locals[known].functions.range { localFunctions.append(localFunctions[other]) }
        functions.count += locals[known].functions.count
        localFunctions.append(reference)
        locals.base[known].functions = functions
      } else {
        localFunctions.append(reference)
        locals.append(Local(name: name, type: .unknown, flow: Flow(slot: .none), functions: functions))
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
        if !context.resultSlot.isNone { bindHere(given, to: context.resultSlot, .returned, context, value) }
      }
    case .throwValue: for value in facts.children(of: term) { _ = evaluate(value, context) }
    case .forLoop: loop(term, context)
    case .whileLoop:
      let scope = locals.count
      var inner = context
      for child in facts.children(of: term) {
        if facts.kind(of: child) == .block { _ = block(child, &inner) } else { condition(child, &inner) }
      }
      locals.truncate(to: scope)
    case .localDeclaration: localDeclaration(DeclarationID(index: Int32(bitPattern: facts[term].name)), context)
    case .block: _ = block(term, &context)
    case .assignment: assignment(term, context)
    default: _ = evaluate(term, context)
    }
  }

  private func localDeclaration(_ id: DeclarationID, _ context: Context) {
    guard context.records else { return }
    let facts = facts(context.file)
    let declaration = facts[id]
    if declaration.isType || declaration.kind == .extensionOf {
      for (number, member) in facts.declarations.enumerated() where member.parent == id {
        localDeclaration(DeclarationID(index: Int32(truncatingIfNeeded: number)), context)
      }
    } else {
      visit(DeclarationReference(file: context.file, id: id))
    }
  }

  private func binding(_ term: TermID, _ context: Context) {
    let facts = facts(context.file)
    let written = facts.child(1, of: term)
    var type = program.resolve(written, in: context.declaration, file: context.file)
    let name = facts.child(0, of: term)
    let slot = slot(of: name, context)
    let initial = facts.child(2, of: term)
    if initial != .none {
      let value = evaluate(initial, context, Expectation(type: type))
      if written == .none { type = value.type }
      bind(value, to: slot, .setAs(facts.name(of: name)), context, initial)
    }
    declare(name, type, Flow(slot: slot), context)
    let getter = facts.child(3, of: term)
    if getter != .none {
      var inner = context
      inner.resultType = type
      inner.resultSlot = slot
      if let result = block(getter, &inner, Expectation(type: type), isResult: true) {
        bind(result, to: slot, .givenBy(facts.name(of: name)), context, getter)
      }
    }
  }

  private func guardElse(_ term: TermID, _ context: inout Context) {
    let facts = facts(context.file)
    var after = context
    for child in facts.children(of: term) where facts.kind(of: child) != .block { condition(child, &after) }
    var otherwise = context
    if context.records { addOpposite(of: term, context, to: &otherwise) }
    _ = block(facts.block(of: term), &otherwise)
    context.conditions = after.conditions
  }

  func add(_ condition: Int32, to context: inout Context) {
    context.conditions = graph.conditionLists.appending(condition, to: context.conditions)
  }

  /// Adds that the conditions of an `if` or `guard` do not hold.
  func addOpposite(of term: TermID, _ place: Context, to context: inout Context) {
    let facts = facts(place.file)
    let first = words.count
    for child in facts.children(of: term) where facts.kind(of: child) == .condition {
      words.append(facts.name(of: child))
    }
    add(graph.condition(.expressions, words.suffix(from: first), holds: false), to: &context)
    words.truncate(to: first)
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
    if context.records { add(graph.condition(facts.name(of: term), holds: true), to: &context) }
  }

  private func optionalBinding(_ term: TermID, _ context: Context) {
    let facts = facts(context.file)
    let name = facts.child(0, of: term)
    let written = program.resolve(facts.child(1, of: term), in: context.declaration, file: context.file)
    let value: Value
    if facts.child(2, of: term) == .none {
      value = lookup(facts.name(of: name), context)
    } else {
      let wanted = written.isUnknown ? .unknown : known.optional(written)
      value = evaluate(facts.child(2, of: term), context, Expectation(type: wanted))
    }
    let slot = slot(of: name, context)
    bind(value, to: slot, .boundTo(facts.name(of: name)), context, name)
    declare(name, written.isUnknown ? known.unwrapped(value.type) : written, Flow(slot: slot), context)
  }

  private func loop(_ term: TermID, _ context: Context) {
    let facts = facts(context.file)
    let sequence = evaluate(facts.child(1, of: term), context)
    let scope = locals.count
    var inner = context
    let pattern = facts.child(0, of: term)
    let slot = slot(of: pattern, context)
    bind(sequence, to: slot, .loopElement, context, pattern)
    declare(pattern, element(of: sequence.type), Flow(slot: slot), context)
    if facts.child(2, of: term) != .none { _ = evaluate(facts.child(2, of: term), inner) }
    _ = block(facts.block(of: term), &inner)
    locals.truncate(to: scope)
  }

  /// What a sequence holds.
  func element(of type: SwiftType) -> SwiftType {
    program.view(known.unwrapped(type), as: known.sequenceID)?.arguments.first ?? .unknown
  }

  private func assignment(_ term: TermID, _ context: Context) {
    let facts = facts(context.file)
    let place = facts.child(0, of: term)
    let given = facts.child(1, of: term)
    let target = evaluate(place, context)
    let value = evaluate(given, context, Expectation(type: target.type))
    for index in elements(target.flows) {
      let flow = flows[index]
      bindHere(value, to: flow.slot, path: flow.path, .assignedTo(facts.name(of: place)), context, given)
    }
    showAssigned(value, to: place, context)
  }
}
