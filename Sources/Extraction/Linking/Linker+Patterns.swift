extension Linker {
  /// Makes the names of a pattern known in the innermost scope.
  func declare(_ pattern: TermID, _ type: SwiftType, _ flow: Flow, _ context: Context) {
    let facts = facts(context.file)
    switch facts.kind(of: pattern) {
    case .namePattern, .identifier, .closureParameter:
      scopes[scopes.count - 1][facts.name(of: pattern)] = .value(type, flow)
    case .tuplePattern:
      for (position, element) in facts.children(of: pattern).enumerated() {
        var inner = flow
        inner.path.append(Int32(position))
        var part = SwiftType.unknown
        if case .tuple(let elements) = type, position < elements.count { part = elements[position].type }
        declare(facts.child(0, of: element), part, inner, context)
      }
    case .tuple:
      for (position, argument) in facts.children(of: pattern).enumerated() {
        var inner = flow
        inner.path.append(Int32(position))
        var part = SwiftType.unknown
        if case .tuple(let elements) = type, position < elements.count { part = elements[position].type }
        declareIfBinding(facts.child(0, of: argument), part, inner, context)
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
    let facts = facts(context.file)
    switch facts.kind(of: pattern) {
    case .namePattern, .tuplePattern, .tuple, .bindingPattern, .optionalChain, .cast:
      let slot = graph.slot(.local(TermReference(file: context.file, term: pattern)))
      bind(value, to: slot, "bound in a pattern", context, pattern)
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
    let candidates = members(name, of: .meta(known.unwrapped(type)))
    let found = candidates.first { program[$0.reference].kind == .enumCase }
    for (position, argument) in facts.children(of: pattern).dropFirst().enumerated() {
      let inner = facts.child(0, of: argument)
      var part = SwiftType.unknown
      var flow = Flow(slot: graph.slot(.local(TermReference(file: context.file, term: inner))))
      if let found, position < program[found.reference].parameters.count {
        let parameter = program[found.reference].parameters[position]
        part = program.resolve(parameter.type, in: found.reference, file: found.reference.file)
          .substituting(found.values)
        flow = Flow(slot: graph.slot(.parameter(found.reference, position)))
      }
      switch facts.kind(of: inner) {
      case .namePattern, .bindingPattern, .tuple, .tuplePattern, .call, .optionalChain, .identifier:
        declare(inner, part, flow, context)
      default: break
      }
    }
  }
}
