/// What becomes of the value of an expression.
enum Consumer {
  /// It goes there: it is passed, assigned, bound or returned.
  case slots([Slot])
  /// A person reads it; whether by `Text` that is given nothing else.
  case shown(byTextAlone: Bool)
  /// The expression is the target of an assignment of this value.
  case target(value: TermReference)
  /// It may be the value of another expression: of a ternary, an `if`, a `??`.
  case choice(TermReference)
  /// It is a part of the value of another expression: of a sum, of a string that it is inserted into.
  case part(TermReference)
  /// It is only asked whether there is any text.
  case asked
  case unknown
}

extension TermIndex {
  func consumer(of term: TermReference) -> Consumer {
    let facts = linker.facts(term.file)
    guard let parent = parent(of: term) else {
      switch root(term) {
      case .value(let reference): return .slots([linker.slot(of: reference, .value)])
      case .defaultOf(let reference, let position): return .slots([linker.slot(of: reference, parameter: position)])
      default: return .unknown
      }
    }
    switch facts.kind(of: parent.term) {
    case .argument: return consumer(ofArgument: parent)
    case .assignment:
      if facts.child(0, of: parent.term) == term.term {
        guard linker.program.symbols.text(of: facts.name(of: parent.term)) == "=" else { return .unknown }
        return .target(value: TermReference(file: term.file, term: facts.child(1, of: parent.term)))
      }
      let target = TermReference(file: term.file, term: facts.child(0, of: parent.term))
      let slots = linker.uses?.uses[linker.slot(of: target).index]?.slots ?? []
      return slots.isEmpty ? .unknown : .slots(slots)
    case .optionalBinding: return pattern(of: parent)
    case .binding:
      return facts.child(2, of: parent.term) == term.term ? pattern(of: parent) : .unknown
    case .returnValue: return result(around: parent)
    case .block: return consumer(ofLast: term, in: parent)
    case .ternary:
      return facts.child(0, of: parent.term) == term.term ? .unknown : .choice(parent)
    case .binary:
      switch linker.program.symbols.text(of: facts.name(of: parent.term)) {
      case "??": return .choice(parent)
      case "+": return .part(parent)
      default: return .unknown
      }
    case .member:
      return linker.program.symbols.text(of: facts.name(of: parent.term)) == "isEmpty" ? .asked : .unknown
    case .optionalChain, .force: return .part(parent)
    default: return .unknown
    }
  }

  private func consumer(ofArgument argument: TermReference) -> Consumer {
    guard let call = parent(of: argument) else { return .unknown }
    let facts = linker.facts(call.file)
    switch facts.kind(of: call.term) {
    case .interpolation:
      let isFirst = facts.child(0, of: call.term) == argument.term && facts.name(of: argument.term).isEmpty
      return isFirst ? parent(of: call).map { .part($0) } ?? .unknown : .unknown
    case .call:
      guard let deliveries = linker.uses?.deliveries[linker.slot(of: argument).index], deliveries.count == 1,
        let delivery = deliveries.first
      else { return .unknown }
      switch delivery {
      case .slot(let slot): return .slots([slot])
      case .elsewhere: return .unknown
      case .shown:
        let callee = facts.child(0, of: call.term)
        let isText = facts.kind(of: callee) == .identifier && facts.name(of: callee) == .text
        return .shown(byTextAlone: isText && facts.children(of: call.term).count == 2)
      }
    default: return .unknown
    }
  }

  private func pattern(of binding: TermReference) -> Consumer {
    let facts = linker.facts(binding.file)
    let pattern = facts.child(0, of: binding.term)
    guard facts.kind(of: pattern) == .namePattern else { return .unknown }
    return .slots([linker.slot(of: TermReference(file: binding.file, term: pattern))])
  }

  /// Where `return` takes a value, seen from the statement.
  private func result(around statement: TermReference) -> Consumer {
    var at = statement
    while let outer = parent(of: at) {
      switch linker.facts(at.file).kind(of: outer.term) {
      case .closure: return .unknown
      case .binding: return pattern(of: outer)
      default: at = outer
      }
    }
    return body(at)
  }

  private func body(_ block: TermReference) -> Consumer {
    guard case .body(let reference)? = root(block) else { return .unknown }
    switch linker.program[reference].kind {
    case .variable: return .slots([linker.slot(of: reference, .value)])
    case .function: return .slots([linker.slot(of: reference, .result)])
    default: return .unknown
    }
  }

  /// The last expression of a block is its value where it stands alone.
  private func consumer(ofLast term: TermReference, in block: TermReference) -> Consumer {
    let facts = linker.facts(term.file)
    guard facts.children(of: block.term).count == 1 else { return .unknown }
    guard let outer = parent(of: block) else { return body(block) }
    switch facts.kind(of: outer.term) {
    case .ifElse: return whole(outer, facts)
    case .switchCase: return parent(of: outer).map { .choice($0) } ?? .unknown
    case .binding: return pattern(of: outer)
    default: return .unknown
    }
  }

  /// The `if` that an `else if` is part of.
  private func whole(_ branch: TermReference, _ facts: SourceFacts) -> Consumer {
    var at = branch
    while let outer = parent(of: at), facts.kind(of: outer.term) == .ifElse { at = outer }
    return .choice(at)
  }
}
