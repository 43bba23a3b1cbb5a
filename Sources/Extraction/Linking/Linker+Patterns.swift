extension Linker {
  /// Makes the names of a pattern known in the innermost scope.
  func declare(_ pattern: TermID, _ type: SwiftType, _ flow: Flow, _ context: Context) {
    let facts = facts(context.file)
    switch facts.kind(of: pattern) {
    case .namePattern, .identifier, .closureParameter:
      locals.append(Local(name: facts.name(of: pattern), type: type, flow: flow))
    case .tuplePattern, .tuple:
      let isPattern = facts.kind(of: pattern) == .tuplePattern
      for (position, element) in facts.children(of: pattern).enumerated() {
        var inner = flow
        inner.path = graph.paths.appending(Int32(truncatingIfNeeded: position), to: flow.path)
        var part = SwiftType.unknown
        if case .tuple(let elements) = type.form { part = elements.types[position] }
        if isPattern {
          declare(facts.child(0, of: element), part, inner, context)
        } else {
          declareIfBinding(facts.child(0, of: element), part, inner, context)
        }
      }
    case .bindingPattern, .optionalChain: declare(facts.child(0, of: pattern), known.unwrapped(type), flow, context)
    case .cast:
      declare(
        facts.child(0, of: pattern),
        program.resolve(facts.child(1, of: pattern), in: context.declaration, file: context.file), flow, context)
    case .call: declarePayload(pattern, type, context)
    default: break
    }
  }

  private func declareIfBinding(_ pattern: TermID, _ type: SwiftType, _ flow: Flow, _ context: Context) {
    switch facts(context.file).kind(of: pattern) {
    case .bindingPattern, .tuple, .call, .optionalChain: declare(pattern, type, flow, context)
    default: break
    }
  }

  /// Matches a value against the pattern of a case or condition.
  func match(_ pattern: TermID, _ value: Value, _ context: Context) {
    switch facts(context.file).kind(of: pattern) {
    case .namePattern, .tuplePattern, .tuple, .bindingPattern, .optionalChain, .cast:
      let slot = slot(of: pattern, context)
      bind(value, to: slot, .boundInPattern, context, pattern)
      declare(pattern, value.type, Flow(slot: slot), context)
    case .call: declarePayload(pattern, value.type, context)
    case .implicitMember, .wildcard, .isPattern: break
    default: if pattern != .none { _ = evaluate(pattern, context, Expectation(type: value.type)) }
    }
  }

  /// `.failure(let message)`, `let .failure(message)`.
  private func declarePayload(_ pattern: TermID, _ type: SwiftType, _ context: Context) {
    let facts = facts(context.file)
    let name = facts.name(of: facts.child(0, of: pattern))
    let candidates = members(name, of: made.meta(known.unwrapped(type)))
    let found = first(candidates) { $0.kind == .enumCase }
    for (position, argument) in facts.arguments(of: pattern).enumerated() {
      let inner = facts.child(0, of: argument)
      var part = SwiftType.unknown
      var flow = Flow(slot: slot(of: inner, context))
      if let found {
        let home = self.facts(found.reference.file)
        let parameters = home.parameters(of: home[found.reference.id])
        if position < parameters.count {
          let written = program.resolve(parameters[position].type, in: found.reference, file: found.reference.file)
          part = program.substituting(written, found.values)
          flow = Flow(slot: slot(of: found.reference, parameter: position))
        }
      }
      switch facts.kind(of: inner) {
      case .namePattern, .bindingPattern, .tuple, .tuplePattern, .call, .optionalChain, .identifier:
        declare(inner, part, flow, context)
      default: break
      }
    }
  }
}
