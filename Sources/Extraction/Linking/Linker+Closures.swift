extension Linker {
  /// A closure in a place that wants a function; its text goes through slots of its own.
  func closure(_ term: TermID, _ context: Context, _ wanted: SwiftType, given: [FlowList] = []) -> Value {
    let facts = facts(context.file)
    let reference = TermReference(file: context.file, term: term)
    let parameters = TypeStack(self)
    defer { parameters.drop() }
    var result = SwiftType.unknown
    if case .function(let expected, let returned) = known.unwrapped(wanted).form {
      for type in expected { parameters.append(type) }
      result = returned
    }
    let children = facts.children(of: term)
    let written = children.prefix { facts.kind(of: $0) == .closureParameter }
    for (position, flows) in given.enumerated() {
      let slot = slot(ofClosure: reference, parameter: position)
      bind(Value(type: .unknown, flows: flows), to: slot, .givenToClosure, context, term)
    }
    // The block comes last.
    if let returned = children.first(where: { facts.kind(of: $0).isType }) {
      result = program.resolve(returned, in: context.declaration, file: context.file)
    }
    let scope = locals.count
    declareParameters(written, parameters, reference, context)
    var inner = context
    inner.resultType = result
    inner.resultSlot = slot(of: reference)
    let block = facts.block(of: term)
    let value = self.block(block, &inner, Expectation(type: result), isResult: true)
    if let value, facts.children(of: block).count == 1 {
      bind(value, to: inner.resultSlot, .givenByClosure, context, block)
    }
    let type = value.map(\.type) ?? firstReturn(in: block, inner)
    locals.truncate(to: scope)
    let mark = made.mark
    for position in 0..<parameters.count { made.push(parameters[position]) }
    made.push(result.isUnknown || !type.isUnknown && hasGenerics(result) ? type : result)
    return Value(type: made.function(since: mark), closure: reference)
  }

  private func hasGenerics(_ type: SwiftType) -> Bool {
    switch type.form {
    case .generic, .unknown: true
    case .nominal(let id, let arguments):
      program[id].kind == .protocolType || arguments.contains { hasGenerics($0) }
    default: false
    }
  }

  private func declareParameters(
    _ written: TermList, _ parameters: TypeStack, _ closure: TermReference, _ context: Context
  ) {
    let facts = facts(context.file)
    if written.count > 1, parameters.count == 1, case .tuple(let elements) = parameters[0].form {
      // A closure of several names takes a tuple apart.
      let slot = slot(ofClosure: closure, parameter: 0)
      for (position, name) in written.enumerated() {
        let path = graph.paths.appending(Int32(truncatingIfNeeded: position), to: ListTable.empty)
        locals.append(
          Local(name: facts.name(of: name), type: elements.types[position], flow: Flow(slot: slot, path: path)))
      }
      return
    }
    for (position, term) in written.enumerated() {
      var type = position < parameters.count ? parameters[position] : .unknown
      let given = program.resolve(facts.child(0, of: term), in: context.declaration, file: context.file)
      if !given.isUnknown { type = given }
      if position < parameters.count { parameters.set(type, at: position) } else { parameters.append(type) }
      declareParameter(facts.name(of: term), type, position, closure)
    }
    guard written.count < max(parameters.count, written.isEmpty ? 2 : 0) else { return }
    for position in written.count..<max(parameters.count, written.isEmpty ? 2 : 0) {
      let type = position < parameters.count ? parameters[position] : .unknown
      declareParameter(numbered(position), type, position, closure)
    }
    if written.isEmpty, parameters.count == 1, case .tuple(let elements) = parameters[0].form, elements.count > 1 {
      let path = graph.paths.appending(1, to: ListTable.empty)
      let flow = Flow(slot: slot(ofClosure: closure, parameter: 0), path: path)
      locals.append(Local(name: numbered(1), type: elements.types[1], flow: flow))
    }
  }

  private func declareParameter(_ name: Symbol, _ type: SwiftType, _ position: Int, _ closure: TermReference) {
    let flow = Flow(slot: slot(ofClosure: closure, parameter: position))
    locals.append(Local(name: name, type: type, flow: flow))
    guard type.isNominal(known.bindingID), program.symbols.firstByte(of: name) == 0x24 else { return }
    let inner = program.symbols.droppingFirst(name)
    if let first = program.symbols.text(of: inner).first, !first.isNumber {
      locals.append(Local(name: inner, type: type.arguments[0], flow: flow))
    }
  }

  /// `$0`, `$1`, ….
  private func numbered(_ position: Int) -> Symbol {
    position < dollars.count ? dollars[position] : program.symbols.symbol("$\(position)")
  }

  /// The type of the first value that a body returns.
  private func firstReturn(in block: TermID, _ context: Context) -> SwiftType {
    let facts = facts(context.file)
    var waiting = [block]
    while let next = waiting.popLast() {
      switch facts.kind(of: next) {
      case .returnValue:
        guard let value = facts.children(of: next).first else { continue }
        var probing = context
        probing.records = false
        let type = evaluate(value, probing).type
        if !type.isUnknown { return type }
      case .closure, .localDeclaration, .call, .binding: continue
      default: waiting += facts.children(of: next)
      }
    }
    return .unknown
  }
}

/// Types on the stack of a linker, from where it ended when this was made.
struct TypeStack {
  private let types: GrowingList<SwiftType>
  private let first: Int

  init(_ linker: Linker) {
    types = linker.types
    first = types.count
  }

  var count: Int { types.count - first }
  subscript(_ position: Int) -> SwiftType { types[first + position] }
  func append(_ type: SwiftType) { types.append(type) }
  func set(_ type: SwiftType, at position: Int) { types[first + position] = type }
  func drop() { types.truncate(to: first) }
}
