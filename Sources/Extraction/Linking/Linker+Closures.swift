extension Linker {
  /// A closure in a place that wants a function; its text goes through slots of its own.
  func closure(_ term: TermID, _ context: Context, _ wanted: SwiftType, arguments: [[Flow]]) -> Value {
    let facts = facts(context.file)
    let reference = TermReference(file: context.file, term: term)
    var parameters: [SwiftType] = []
    var result = SwiftType.unknown
    if case .function(let given, let returned) = known.unwrapped(wanted) { (parameters, result) = (given, returned) }
    var scope: [String: Local] = [:]
    let written = facts.children(of: term).filter { facts.kind(of: $0) == .closureParameter }
    declareParameters(written, &parameters, &scope, reference, context)
    for (position, flows) in arguments.enumerated() {
      let slot = graph.slot(.closureParameter(reference, position))
      let value = Value(type: .unknown, flows: flows)
      bind(value, to: slot, "given to a closure", context, term)
    }
    if let last = facts.children(of: term).dropLast().last, facts.kind(of: last).isType {
      result = program.resolve(last, in: context.declaration, file: context.file)
    }
    scopes.append(scope)
    var inner = context
    inner.resultType = result
    inner.resultSlot = graph.slot(.closureResult(reference))
    let block = facts.block(of: term)
    let value = self.block(block, &inner, Expectation(type: result), isResult: true)
    if let value, facts.children(of: block).count == 1, let slot = inner.resultSlot {
      bind(value, to: slot, "given by a closure", context, block)
    }
    let type = value.map(\.type) ?? firstReturn(in: block, inner)
    scopes.removeLast()
    let returned = result.isUnknown || !type.isUnknown && hasGenerics(result) ? type : result
    return Value(type: .function(parameters, returned), closure: reference)
  }

  private func hasGenerics(_ type: SwiftType) -> Bool {
    switch type {
    case .generic, .unknown: true
    case .nominal(let id, let arguments):
      program[id].kind == .protocolType || arguments.contains { hasGenerics($0) }
    default: false
    }
  }

  private func declareParameters(
    _ written: [TermID], _ parameters: inout [SwiftType], _ scope: inout [String: Local], _ closure: TermReference,
    _ context: Context
  ) {
    let facts = facts(context.file)
    if written.count > 1, parameters.count == 1, case .tuple(let elements) = parameters[0] {
      // A closure of several names takes a tuple apart.
      let slot = graph.slot(.closureParameter(closure, 0))
      for (position, name) in written.enumerated() {
        let type = position < elements.count ? elements[position].type : .unknown
        scope[facts.name(of: name)] = .value(type, Flow(slot: slot, path: [Int32(position)]))
      }
      return
    }
    let count = max(written.count, parameters.count, written.isEmpty ? 2 : 0)
    for position in 0..<count {
      var type = position < parameters.count ? parameters[position] : .unknown
      var name = "$\(position)"
      if position < written.count {
        let term = written[position]
        name = facts.name(of: term)
        let given = program.resolve(facts.child(0, of: term), in: context.declaration, file: context.file)
        if !given.isUnknown { type = given }
        if position < parameters.count { parameters[position] = type } else { parameters.append(type) }
      }
      let flow = Flow(slot: graph.slot(.closureParameter(closure, position)))
      scope[name] = .value(type, flow)
      if name.hasPrefix("$"), name.count > 1, name.dropFirst().first?.isNumber == false,
        case .nominal(known.bindingID, let inner) = type
      {
        scope[String(name.dropFirst())] = .value(inner.first ?? .unknown, flow)
      }
    }
    if written.isEmpty, parameters.count == 1, case .tuple(let elements) = parameters[0], elements.count > 1 {
      let slot = graph.slot(.closureParameter(closure, 0))
      scope["$1"] = .value(elements[1].type, Flow(slot: slot, path: [1]))
    }
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
