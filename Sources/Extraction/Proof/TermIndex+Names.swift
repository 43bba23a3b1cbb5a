extension TermIndex {
  /// Whether every name that may mean a place was understood, so that no use of it is overlooked.
  func isOpen(_ place: TextPlace) -> Bool {
    let text = linker.program.symbols.text(of: place.name)
    for spelling in [text, "`\(text)`"] {
      let symbol = linker.program.symbols.symbol(spelling)
      for term in places(named: symbol) where mayMean(place, term) {
        if place.part == .result ? !isUnderstood(call: term, of: place) : !isUnderstood(term) {
          return false
        }
      }
    }
    // `$name` and `_name` are a binding to it and its wrapper.
    for spelling in ["$\(text)", "_\(text)"] {
      for term in places(named: linker.program.symbols.symbol(spelling)) where mayMean(place, term) {
        let slots = linker.uses?.uses[linker.slot(of: term).index]?.slots
        if slots?.contains(place.slot) ?? true || slots?.isEmpty ?? true { return false }
      }
    }
    if case .parameter = place.part { return areCallsUnderstood(of: place) }
    return place.part != .property || areCallsUnderstood(of: place)
  }

  /// Whether a name stands where it could mean a place: in its function, in its file, or anywhere.
  private func mayMean(_ place: TextPlace, _ term: TermReference) -> Bool {
    let facts = linker.facts(term.file)
    switch place.part {
    case .local, .parameter:
      guard term.file == place.file, facts.kind(of: term.term) == .identifier else { return false }
      guard case .parameter = place.part else { return !isPattern(term, facts) }
      let start = Int(facts[term.term].start)
      return place.declaration.range.contains(start) && !isPattern(term, facts)
    case .property, .result:
      return !isPattern(term, facts) && !(facts.kind(of: term.term) == .implicitMember && !place.declaration.isStatic)
    }
  }

  /// Whether a term stands in a pattern that binds it, or names a case there.
  private func isPattern(_ term: TermReference, _ facts: SourceFacts) -> Bool {
    var isNew = facts.kind(of: term.term) == .implicitMember
    var at = term
    while let outer = parent(of: at) {
      switch facts.kind(of: outer.term) {
      case .argument, .call, .tuple, .optionalChain, .tuplePattern, .patternElement: at = outer
      case .bindingPattern: (at, isNew) = (outer, true)
      case .caseItem: return isNew
      case .matching: return isNew && facts.child(0, of: outer.term) == at.term
      default: return false
      }
    }
    return false
  }

  /// Whether it is known what a name means: some place, or something that no source declares.
  private func isUnderstood(_ term: TermReference) -> Bool {
    guard let uses = linker.uses else { return false }
    let facts = linker.facts(term.file)
    if isCallee(term, facts), uses.callees[linker.slot(of: term).index] != nil { return true }
    guard let use = uses.uses[linker.slot(of: term).index] else { return false }
    if !use.slots.isEmpty { return true }
    guard use.isKnown else { return false }
    switch facts.kind(of: term.term) {
    case .member:
      let base = TermReference(file: term.file, term: facts.child(0, of: term.term))
      return uses.uses[linker.slot(of: base).index]?.isKnown ?? false
    case .keyPathComponent: return false
    default: return true
    }
  }

  /// Whether a name of a function is that of a call that was understood.
  private func isUnderstood(call term: TermReference, of place: TextPlace) -> Bool {
    guard let uses = linker.uses else { return false }
    if let use = uses.uses[linker.slot(of: term).index], !use.slots.isEmpty { return true }
    return isCallee(term, linker.facts(term.file)) && uses.callees[linker.slot(of: term).index] != nil
  }

  private func isCallee(_ term: TermReference, _ facts: SourceFacts) -> Bool {
    guard let outer = parent(of: term), facts.kind(of: outer.term) == .call else { return false }
    return facts.child(0, of: outer.term) == term.term
  }

  /// Whether every call that may give a value to a parameter or property was understood.
  private func areCallsUnderstood(of place: TextPlace) -> Bool {
    let program = linker.program
    let facts = linker.facts(place.file)
    var label = place.name
    var callees: Set<Symbol> = [Symbol(.initializer), Symbol(.ownType), Symbol(.superValue)]
    if let owner = program.enclosingType(of: place.reference) {
      callees.insert(program[owner].name)
      if place.declaration.kind != .function, mayBePassedOn(initializersOf: owner) { return false }
    }
    if case .parameter(let position) = place.part {
      label = facts.symbol(facts.parameters(of: place.declaration)[position].label)
      if place.declaration.kind == .function { callees = [program.name(of: place.reference)] }
    }
    for callee in callees {
      for term in places(named: callee) where isCallee(term, linker.facts(term.file)) {
        guard linker.uses?.callees[linker.slot(of: term).index] == nil, let call = parent(of: term) else { continue }
        let facts = linker.facts(term.file)
        if isPattern(term, facts) { continue }
        if facts.arguments(of: call.term).contains(where: { facts.name(of: $0) == label }) { return false }
      }
      guard case .parameter = place.part, place.declaration.kind == .function else { continue }
      for term in places(named: callee) where !isCallee(term, linker.facts(term.file)) {
        // A function that is passed on is called with who knows what.
        if linker.uses?.uses[linker.slot(of: term).index]?.slots.isEmpty ?? true { return false }
      }
    }
    return true
  }

  /// Whether an initializer of a type may be given to other code as a function, which calls it with who knows what.
  private func mayBePassedOn(initializersOf owner: TypeID) -> Bool {
    places(named: Symbol(.initializer)).contains { term in
      let facts = linker.facts(term.file)
      guard !isCallee(term, facts) else { return false }
      guard facts.kind(of: term.term) == .member else { return true }
      var base = facts.child(0, of: term.term)
      if facts.kind(of: base) == .specialization { base = facts.child(0, of: base) }
      let name = facts.name(of: base)
      guard linker.program.symbols.isUppercase(name), name != .ownType, name != linker.program[owner].name else {
        return true
      }
      return linker.program.named(name, in: .none, file: term.file).nominalID == owner
    }
  }

  /// The names that `if let name` binds to what is in a place; nil where it is not known what one of them binds.
  func bindings(of place: TextPlace, _ search: FlowSearch) -> [Slot]? {
    var found: [Slot] = []
    for binding in shorthands(of: place.name) {
      let pattern = TermReference(file: binding.file, term: linker.facts(binding.file).child(0, of: binding.term))
      let slot = linker.slot(of: pattern)
      let sources = search.edges(to: slot).map { linker.graph.edges[Int($0)].from.slot }
      if sources.contains(place.slot) {
        found.append(slot)
      } else if sources.isEmpty, place.isOptional || place.part == .local {
        return nil
      }
    }
    return found
  }
}
