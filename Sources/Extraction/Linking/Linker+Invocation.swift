extension Linker {
  /// A call of one of several candidates: the best fitting one is chosen, its parameters say what the arguments are.
  func call(
    _ candidates: [Callable], _ arguments: [TermID], base: Value?, at callee: TermID, _ context: Context,
    _ expectation: Expectation, otherwise: SwiftType = .unknown
  ) -> Value {
    let facts = facts(context.file)
    let written = arguments.map {
      ArgumentMatch.Argument(label: facts.name(of: $0), isTrailing: facts[$0].isMarked)
    }
    var fitting: [(Callable, ArgumentMatch)] = []
    for candidate in candidates {
      if let match = ArgumentMatch(written, candidate.parameters) { fitting.append((candidate, match)) }
    }
    guard let chosen = choose(fitting, arguments, context, expectation) else {
      for argument in arguments { _ = evaluate(facts.child(0, of: argument), context) }
      if candidates.isEmpty { lookUpWithBundle(arguments, of: facts.name(of: callee), context) }
      return Value(type: candidates.first.map { erased($0.result, $0) } ?? otherwise)
    }
    return invoke(chosen.0, chosen.1, arguments, base: base, at: callee, context)
  }

  private func choose(
    _ fitting: [(Callable, ArgumentMatch)], _ arguments: [TermID], _ context: Context, _ expectation: Expectation
  ) -> (Callable, ArgumentMatch)? {
    guard fitting.count > 1 else { return fitting.first }
    let facts = facts(context.file)
    var best: (cost: Int, index: Int)?
    for (index, (callable, match)) in fitting.enumerated() {
      var total = (callable.isDisfavored ? 50 : 0) + (callable.isInterface ? 0 : -1)
      var fits = true
      for (argument, place) in zip(arguments, match.parameters) {
        let type = erased(callable.parameters[place].type.substituting(callable.values), callable)
        guard let cost = cost(facts.child(0, of: argument), to: type, context) else {
          fits = false
          break
        }
        total += cost
      }
      guard fits else { continue }
      if !expectation.type.isUnknown, cost(from: erased(callable.result, callable), to: expectation.type) == nil {
        total += 20
      }
      total = total * 10 + match.defaulted
      if best == nil || total < best?.cost ?? 0 { best = (total, index) }
    }
    return best.map { fitting[$0.index] } ?? fitting.first
  }

  /// A type in which what the call has yet to decide is unknown.
  private func erased(_ type: SwiftType, _ callable: Callable) -> SwiftType {
    switch type {
    case .generic(let reference):
      if callable.values[reference] != nil { return type }
      if reference.owner == callable.reference {
        let bound = program.constraint(of: reference)
        return bound.isUnknown ? .unknown : bound
      }
      if callable.reference.map({ program.enclosingType(of: $0) != nil }) ?? true,
        case .nominal(let id, _) = callable.result, program[id].generics.contains(reference)
      {
        return .unknown
      }
      return type
    case .nominal(let id, let arguments): return .nominal(id, arguments.map { erased($0, callable) })
    case .tuple(let elements):
      return .tuple(elements.map { SwiftType.Element(label: $0.label, type: erased($0.type, callable)) })
    case .function(let parameters, let result):
      return .function(parameters.map { erased($0, callable) }, erased(result, callable))
    case .meta(let inner): return .meta(erased(inner, callable))
    case .unknown: return type
    }
  }

  private func invoke(
    _ callable: Callable, _ match: ArgumentMatch, _ arguments: [TermID], base: Value?, at callee: TermID,
    _ context: Context
  ) -> Value {
    let facts = facts(context.file)
    var callable = callable
    for (reference, value) in callable.values where value == .generic(reference) { callable.values[reference] = nil }
    let key = keyContext(callable, match, arguments, context)
    var given: [Value?] = Array(repeating: nil, count: arguments.count)
    let closuresLast = arguments.indices.sorted { left, right in
      let kinds = (
        facts.kind(of: facts.child(0, of: arguments[left])), facts.kind(of: facts.child(0, of: arguments[right]))
      )
      return kinds.0 != .closure && kinds.1 == .closure
        || (kinds.0 == .closure) == (kinds.1 == .closure) && left < right
    }
    for index in closuresLast {
      let parameter = callable.parameters[match.parameters[index]]
      let type = erased(parameter.type.substituting(callable.values), callable)
      let value = facts.child(0, of: arguments[index])
      if facts.kind(of: value) == .closure {
        var inner = context
        if parameter.mark == .callToAction { inner.labelRole = .callToAction }
        if parameter.mark == .heading { inner.labelRole = .heading }
        let flows = callable.isInterface ? closureFlows(parameter, callable, match, given, base) : []
        given[index] = closure(value, inner, type, arguments: flows)
      } else {
        var wanted = Expectation(type: type)
        wanted.key = key.map { companion(of: parameter, $0) }
        given[index] = evaluate(value, placed(context, in: parameter, of: callable), wanted)
      }
      if let value = given[index] { unify(parameter.type.substituting(callable.values), value.type, &callable.values) }
      if let value = given[index] {
        deliver(value, to: parameter, of: callable, at: callee, arguments[index], context)
      }
    }
    if let base, !callable.isInterface, let reference = callable.reference, carriesText(base.type) {
      receive(base, by: reference, context)
    }
    let result = erased(callable.result.substituting(callable.values), callable)
    return Value(type: result, flows: resultFlows(callable, match, given, base, result, at: callee, context))
  }

  /// The place of an argument: a `Text` that is given to a modifier is for what the modifier is for.
  private func placed(_ context: Context, in parameter: CallableParameter, of callable: Callable) -> Context {
    guard let role = callable.role, let type = known.unwrapped(parameter.type).nominalID, program[type].name == "Text"
    else { return context }
    var inner = context
    inner.labelRole = role
    inner.styles = []
    return inner
  }

  // MARK: Keys

  /// What the other arguments say of the key in a call that looks something up.
  private func keyContext(
    _ callable: Callable, _ match: ArgumentMatch, _ arguments: [TermID], _ context: Context
  ) -> KeyContext? {
    guard callable.isInterface else { return nil }
    let isLookup = callable.parameters.contains { parameter in
      parameter.mark == .key || known.unwrapped(parameter.type).nominalID.flatMap { program[$0].lookup } != nil
    }
    guard isLookup else { return nil }
    let labels = Dictionary(zip(arguments, match.parameters), uniquingKeysWith: { first, _ in first })
    return keyContext(of: arguments, context) { labels[$0].flatMap { callable.parameters[$0].label } ?? "" }
  }

  /// What arguments say of a key, by the labels of their parameters.
  func keyContext(of arguments: [TermID], _ context: Context, label: (TermID) -> String) -> KeyContext {
    let facts = facts(context.file)
    var key = KeyContext()
    for argument in arguments {
      let value = facts.child(0, of: argument)
      let plain = facts.kind(of: value) == .string ? facts.literal(of: value).plainText : nil
      switch label(argument) {
      case "table", "tableName": key.table = plain
      case "bundle": if facts.kind(of: value) != .nothing { key.bundle = bundle(value, facts) }
      case "comment": key.comment = plain
      case "value", "defaultValue":
        if facts.kind(of: value) == .string { key.defaultValue = defaultValue(value, context) }
      default: break
      }
    }
    return key
  }

  private func bundle(_ term: TermID, _ facts: IndexedFacts) -> String? {
    switch facts.kind(of: term) {
    case .implicitMember: return "." + facts.name(of: term)
    case .member: return "." + facts.name(of: term)
    case .macro: return "#" + facts.name(of: term)
    case .identifier: return facts.name(of: term)
    default: return nil
    }
  }

  /// The text of a default value; its interpolations are written as specifiers.
  private func defaultValue(_ term: TermID, _ context: Context) -> String {
    let facts = facts(context.file)
    let literal = facts.literal(of: term)
    var probing = context
    probing.records = false
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .text(let part): text += literal.isInterpolated ? part.doublingPercents : part
      case .value(let value):
        let first = facts.child(0, of: facts.child(0, of: value))
        text += "%" + specifier(of: evaluate(first, probing).type).specifier
      }
    }
    return text
  }

  private func companion(of parameter: CallableParameter, _ key: KeyContext) -> KeyContext {
    var key = key
    key.isKey = parameter.mark == .key
    switch parameter.label {
    case "defaultValue", "value", "comment", "table", "tableName": key.isCompanion = parameter.mark != .key
    default: break
    }
    return key
  }

  // MARK: Text

  private func deliver(
    _ value: Value, to parameter: CallableParameter, of callable: Callable, at callee: TermID, _ argument: TermID,
    _ context: Context
  ) {
    guard context.records else { return }
    if let key = parameter.slot {
      let label = parameter.label ?? parameter.name
      bind(
        value, to: graph.slot(key), "passed\(label.isEmpty ? "" : " as \(quoted(label))") to \(quoted(callable.name))",
        conditions: context.conditions, context, argument)
    }
    guard callable.isInterface, !value.flows.isEmpty else { return }
    let isLookup = known.unwrapped(parameter.type).nominalID.flatMap { program[$0].lookup } != nil
    guard parameter.mark == .shown || isLookup, !isCompanion(parameter) else { return }
    if isLookup, carriesText(callable.result) || carriesText(erased(callable.result, callable)) { return }
    show(value, at: callee, role: callable.role, context)
  }

  private func isCompanion(_ parameter: CallableParameter) -> Bool {
    ["defaultValue", "comment", "table", "tableName"].contains(parameter.label)
  }

  /// Records that text meets a person here.
  func show(_ value: Value, at callee: TermID, role: TextRole?, _ context: Context) {
    guard context.records, !value.flows.isEmpty else { return }
    let facts = facts(context.file)
    let range = facts.range(of: callee)
    let name = facts.name(of: callee)
    let isMember = facts.kind(of: callee) == .member
    let offset = isMember ? max(range.upperBound - name.utf8.count, range.lowerBound) : range.lowerBound
    let sink = graph.addSink(
      SinkRecord(
        callee: isMember ? "." + name : name, role: role ?? self.role(in: context), file: context.file, offset: offset,
        conditions: context.conditions))
    for flow in value.flows {
      graph.connect(
        flow, to: sink, message: "shown by \(isMember ? "." : "")\(name)", file: context.file, offset: offset)
    }
  }

  /// Text that is assigned to a property which shows it, such as the `text` of a `UILabel`.
  func showAssigned(_ value: Value, to target: TermID, _ context: Context) {
    let facts = facts(context.file)
    guard context.records, facts.kind(of: target) == .member else { return }
    var probing = context
    probing.records = false
    let base = evaluate(facts.child(0, of: target), probing)
    guard let member = members(facts.name(of: target), of: known.unwrapped(base.type)).first else { return }
    let declaration = program[member.reference]
    let home = self.facts(member.reference.file)
    guard program.isInterface(member.reference.file), home.kind(of: declaration.type) == .attributedType,
      home.name(of: declaration.type) == "shown"
    else { return }
    show(value, at: target, role: nil, context)
  }

  /// The text of the arguments that a closure is called with.
  private func closureFlows(
    _ parameter: CallableParameter, _ callable: Callable, _ match: ArgumentMatch, _ given: [Value?], _ base: Value?
  ) -> [[Flow]] {
    guard case .function(let parameters, _) = known.unwrapped(parameter.type) else { return [] }
    return parameters.map { type in
      var flows: [Flow] = []
      if let base, carriesText(type.substituting(callable.values)) { flows += base.flows }
      for (value, place) in zip(given, match.parameters) {
        guard let value, value.closure == nil, shareGenerics(callable.parameters[place].type, type) else { continue }
        flows += value.flows
      }
      return flows
    }
  }

  private func shareGenerics(_ left: SwiftType, _ right: SwiftType) -> Bool {
    !generics(in: left).isDisjoint(with: generics(in: right))
  }

  private func generics(in type: SwiftType) -> Set<GenericReference> {
    switch type {
    case .generic(let reference): [reference]
    case .nominal(_, let arguments): arguments.reduce(into: []) { $0.formUnion(generics(in: $1)) }
    case .tuple(let elements): elements.reduce(into: []) { $0.formUnion(generics(in: $1.type)) }
    case .function(let parameters, let result):
      parameters.reduce(into: generics(in: result)) { $0.formUnion(generics(in: $1)) }
    case .meta(let inner): generics(in: inner)
    case .unknown: []
    }
  }

  private func resultFlows(
    _ callable: Callable, _ match: ArgumentMatch, _ given: [Value?], _ base: Value?, _ result: SwiftType,
    at callee: TermID, _ context: Context
  ) -> [Flow] {
    if let slot = callable.resultSlot { return [Flow(slot: slot)] }
    guard callable.isInterface, carriesText(result) else { return [] }
    var flows: [Flow] = []
    var fromClosure = false
    for (value, place) in zip(given, match.parameters) {
      guard let value else { continue }
      let parameter = callable.parameters[place]
      let isLookup = known.unwrapped(parameter.type).nominalID.flatMap { program[$0].lookup } != nil
      if let closure = value.closure {
        guard case .function(_, let given) = known.unwrapped(parameter.type), shareGenerics(given, callable.result)
        else {
          continue
        }
        flows.append(Flow(slot: graph.slot(.closureResult(closure))))
        fromClosure = true
      } else if parameter.mark == .key {
        flows += value.flows.filter { isLiteral($0) }
      } else if parameter.mark == .passed {
        flows += value.flows.filter { !isLiteral($0) }
      } else if parameter.mark == .carried || (isLookup && !isCompanion(parameter))
        || (parameter.mark == nil && shareGenerics(parameter.type, callable.result))
      {
        if case .nominal(let id, _) = parameter.type, program[id].name == "KeyPath" { fromClosure = true }
        flows += value.flows
      }
    }
    if let base, !fromClosure { flows += repositioned(base.flows, callable, at: callee, context) }
    return flows
  }

  private func isLiteral(_ flow: Flow) -> Bool {
    if case .literal = graph.keys[Int(flow.slot.index)] { return true }
    return false
  }

  /// The text of a receiver where the result holds it inside a tuple: that of `enumerated()` lies at 1.
  private func repositioned(_ flows: [Flow], _ callable: Callable, at callee: TermID, _ context: Context) -> [Flow] {
    guard let position = tuplePosition(in: callable.result), !flows.isEmpty else { return flows }
    let slot = graph.slot(.local(TermReference(file: context.file, term: callee)))
    bind(Value(type: .unknown, flows: flows), to: slot, path: [position], "numbered", context, callee)
    return [Flow(slot: slot)]
  }

  private func tuplePosition(in type: SwiftType) -> Int32? {
    switch type {
    case .tuple(let elements):
      elements.lastIndex { !generics(in: $0.type).isEmpty }.map { Int32($0) }
    case .nominal(_, let arguments): arguments.lazy.compactMap { self.tuplePosition(in: $0) }.first
    default: nil
    }
  }

  // MARK: Generic parameters

  /// Learns what generic parameters stand for from an argument.
  private func unify(_ parameter: SwiftType, _ argument: SwiftType, _ values: inout [GenericReference: SwiftType]) {
    guard !argument.isUnknown else { return }
    switch (parameter, argument) {
    case (.generic(let reference), _):
      guard values[reference] == nil, argument != parameter else { return }
      values[reference] = argument
      let bound = program.constraint(of: reference)
      if case .nominal(let id, let wanted) = bound, let seen = program.view(argument, as: id) {
        for (left, right) in zip(wanted, seen.arguments) { unify(left, right, &values) }
      }
    case (.nominal(let target, let wanted), .nominal(let source, let given)):
      if target == source {
        for (left, right) in zip(wanted, given) { unify(left, right, &values) }
      } else if target == known.optionalID, let inner = wanted.first {
        unify(inner, argument, &values)
      } else if let seen = program.view(argument, as: target) {
        for (left, right) in zip(wanted, seen.arguments) { unify(left, right, &values) }
      }
    case (.nominal(known.optionalID, let wanted), _): if let inner = wanted.first { unify(inner, argument, &values) }
    case (.function(let left, let result), .function(let right, let given)):
      for (left, right) in zip(left, right) { unify(left, right, &values) }
      unify(result, given, &values)
    case (.tuple(let left), .tuple(let right)):
      for (left, right) in zip(left, right) { unify(left.type, right.type, &values) }
    case (.meta(let left), .meta(let right)): unify(left, right, &values)
    default: break
    }
  }
}

extension String {
  var doublingPercents: String { split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") }
}
