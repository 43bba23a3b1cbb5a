/// A callable that the arguments of a call fit, with the places where they go.
struct Fit: BitwiseCopyable {
  var callable: Callable
  /// How many parameters are left to their defaults.
  var defaulted: Int32
  /// Where the places start in ``Linker/places``.
  var places: Int32
}

extension Linker {
  /// A call of one of several candidates: the best fitting one is chosen, its parameters say what the arguments are.
  func call(
    _ candidates: CallableList, or more: CallableList = .none, _ arguments: TermList, base: Value?, at callee: TermID,
    _ context: Context, _ expectation: Expectation, otherwise: SwiftType = .unknown
  ) -> Value {
    let (firstFit, firstPlace) = (fits.count, places.count)
    defer {
      fits.truncate(to: firstFit)
      places.truncate(to: firstPlace)
    }
    let facts = facts(context.file)
    addFits(candidates, arguments, facts)
    addFits(more, arguments, facts)
    guard fits.count > firstFit else {
      for argument in arguments { _ = evaluate(facts.child(0, of: argument), context) }
      if candidates.isEmpty, more.isEmpty { lookUpWithBundle(arguments, of: facts.name(of: callee), context) }
      guard let first = first(candidates) ?? first(more) else { return Value(type: otherwise) }
      return Value(type: erasedResult(first))
    }
    let chosen = fits.count - firstFit == 1 ? firstFit : choose(firstFit..<fits.count, arguments, context, expectation)
    return invoke(fits[chosen], arguments, base: base, at: callee, context)
  }

  private func first(_ list: CallableList) -> Callable? { list.isEmpty ? nil : callablePool[Int(list.first)] }

  private func addFits(_ candidates: CallableList, _ arguments: TermList, _ facts: SourceFacts) {
    guard !candidates.isEmpty else { return }
    // Every candidate goes back and forth between them.
    withUnsafeTemporaryAllocation(of: TermID.self, capacity: arguments.count) { list in
      _ = list.initialize(from: arguments)
      for position in 0..<Int(candidates.count) {
        addFit(callablePool[Int(candidates.first) + position], UnsafeBufferPointer(list), facts)
      }
    }
  }

  private func addFit(_ callable: Callable, _ arguments: UnsafeBufferPointer<TermID>, _ facts: SourceFacts) {
    let parameters = callable.parameters
    let first = places.count
    for _ in 0..<max(arguments.count, 1) { places.append(-1) }
    while taken.count < parameters.count { taken.append(false) }
    let match = ArgumentMatch(
      arguments: arguments, facts: facts, parameters: parameters, places: places.base + first, taken: taken.base)
    if let defaulted = match.match() {
      fits.append(
        Fit(
          callable: callable, defaulted: Int32(truncatingIfNeeded: defaulted), places: Int32(truncatingIfNeeded: first))
      )
    } else {
      places.truncate(to: first)
    }
  }

  private func choose(
    _ candidates: Range<Int>, _ arguments: TermList, _ context: Context, _ expectation: Expectation
  ) -> Int {
    let facts = facts(context.file)
    let (floor, count) = (probesFloor, probes.count)
    probesFloor = count
    defer {
      probesFloor = floor
      probes.truncate(to: count)
    }
    var best: (cost: Int, index: Int)?
    for index in candidates {
      let fit = fits[index]
      let callable = fit.callable
      var total = (callable.signature.pointee.isDisfavored ? 50 : 0) + (callable.isInterface ? 0 : -1)
      var isFitting = true
      for (position, argument) in arguments.enumerated() {
        let parameter = callable.parameters[Int(places[Int(fit.places) + position])]
        let type = erased(program.substituting(parameter.type, callable.values), callable, callable.values)
        guard let cost = cost(facts.child(0, of: argument), to: type, context) else {
          isFitting = false
          break
        }
        total += cost
      }
      guard isFitting else { continue }
      if !expectation.type.isUnknown,
        cost(from: erased(callable.result, callable, callable.values), to: expectation.type) == nil
      {
        total += 20
      }
      total = total * 10 + Int(fit.defaulted)
      if best.map({ total < $0.cost }) ?? true { best = (total, index) }
    }
    return best?.index ?? candidates.lowerBound
  }

  /// A type in which what the call has yet to decide is unknown.
  private func erased(_ type: SwiftType, _ callable: Callable, _ values: Bindings) -> SwiftType {
    guard type.hasGenerics else { return type }
    guard case .generic(let reference) = type.form else {
      return made.mapping(type) { erased($0, callable, values) }
    }
    if values[type] != nil { return type }
    if !callable.reference.isNone, reference.owner == callable.reference {
      return program.constraint(of: type)
    }
    if callable.reference.isNone || index.enclosingType(of: callable.reference) != .none,
      let id = callable.result.nominalID, program[id].genericsOwner == reference.owner, isGeneric(reference, of: id)
    {
      return .unknown
    }
    return type
  }

  /// The result of a call before its arguments are read.
  private func erasedResult(_ callable: Callable) -> SwiftType { erased(callable.result, callable, callable.values) }

  /// The result of a call with what its arguments have told so far.
  func erasedResult(_ call: Invocation) -> SwiftType {
    call.withBindings { erased(call.fit.callable.result, call.fit.callable, $0) }
  }

  /// Whether a parameter is one of a type's own.
  private func isGeneric(_ reference: GenericReference, of id: TypeID) -> Bool {
    let facts = facts(reference.owner.file)
    return facts.generics(of: facts[reference.owner.id]).contains { facts.symbol($0.name) == reference.name }
  }

  private func invoke(
    _ fit: Fit, _ arguments: TermList, base: Value?, at callee: TermID, _ context: Context
  ) -> Value {
    let facts = facts(context.file)
    let callable = fit.callable
    note(callee: callee, calls: callable, context)
    let firstGiven = given.count
    defer { given.truncate(to: firstGiven) }
    for _ in arguments { given.append(GivenArgument(value: .unknown, isGiven: false)) }
    let values = bindingLists.take()
    defer { bindingLists.giveBack() }
    var call = Invocation(
      fit: fit, base: base, callee: callee, firstGiven: firstGiven, count: arguments.count, values: values)
    for binding in callable.values.elements where binding.type != binding.generic { call.values.append(binding) }
    call.key = keyContext(of: call, arguments, context)
    for isClosure in [false, true] {
      for (position, argument) in arguments.enumerated() {
        let value = facts.child(0, of: argument)
        guard (facts.kind(of: value) == .closure) == isClosure else { continue }
        pass(value, argument, position, isClosure: isClosure, &call, context)
      }
    }
    if let base, !callable.isInterface, !callable.reference.isNone, carriesText(base.type) {
      receive(base, by: callable.reference, context)
    }
    let result = call.withBindings { erased(program.substituting(callable.result, $0), callable, $0) }
    return Value(type: result, flows: resultFlows(call, result, context))
  }

  private func pass(
    _ value: TermID, _ argument: TermID, _ position: Int, isClosure: Bool, _ call: inout Invocation, _ context: Context
  ) {
    let callable = call.fit.callable
    let parameter = callable.parameters[place(position, call)]
    let written = call.withBindings { program.substituting(parameter.type, $0) }
    let type = call.withBindings { erased(written, callable, $0) }
    let result: Value
    if isClosure {
      var inner = context
      if parameter.mark == .callToAction { inner.labelRole = .callToAction }
      if parameter.mark == .heading { inner.labelRole = .heading }
      let flows = callable.isInterface && hasTextToGive(call) ? closureFlows(parameter, call) : []
      result = closure(value, inner, type, given: flows)
    } else {
      var wanted = Expectation(type: type, key: call.key)
      if call.key >= 0 {
        wanted.isKey = parameter.mark == .key
        wanted.isCompanion = isCompanionOrValue(parameter) && parameter.mark != .key
      }
      result = evaluate(value, placed(context, in: parameter, of: callable), wanted)
    }
    given.base[call.firstGiven + position] = GivenArgument(value: result, isGiven: true)
    unify(written, result.type, call.values)
    deliver(result, to: parameter, of: call, argument, context)
  }

  @inline(__always)
  func place(_ position: Int, _ call: Invocation) -> Int { Int(places[Int(call.fit.places) + position]) }

  /// The place of an argument: a `Text` that is given to a modifier is for what the modifier is for.
  private func placed(_ context: Context, in parameter: CallableParameter, of callable: Callable) -> Context {
    guard parameter.isText, let role = callable.signature.pointee.role else { return context }
    var inner = context
    inner.labelRole = role
    inner.style = -1
    return inner
  }

  private func isCompanionOrValue(_ parameter: CallableParameter) -> Bool {
    parameter.isCompanion || parameter.label == .value
  }

  // MARK: Generic parameters

  /// Learns what generic parameters stand for from an argument.
  private func unify(_ parameter: SwiftType, _ argument: SwiftType, _ values: GrowingList<Binding>) {
    guard !argument.isUnknown, parameter.hasGenerics else { return }
    switch (parameter.form, argument.form) {
    case (.generic, _):
      guard argument != parameter, !values.suffix(from: 0).contains(where: { $0.generic == parameter }) else { return }
      values.append(Binding(generic: parameter, type: argument))
      let bound = program.constraint(of: parameter)
      if case .nominal(let id, let wanted) = bound.form, let seen = program.view(argument, as: id) {
        unify(wanted, seen.arguments, values)
      }
    case (.nominal(let target, let wanted), .nominal(let source, let given)):
      if target == source {
        unify(wanted, given, values)
      } else if target == known.optionalID, let inner = wanted.first {
        unify(inner, argument, values)
      } else if let seen = program.view(argument, as: target) {
        unify(wanted, seen.arguments, values)
      }
    case (.nominal(known.optionalID, let wanted), _): if let inner = wanted.first { unify(inner, argument, values) }
    case (.function(let left, let result), .function(let right, let given)):
      unify(left, right, values)
      unify(result, given, values)
    case (.tuple(let left), .tuple(let right)): unify(left.types, right.types, values)
    case (.meta(let left), .meta(let right)): unify(left, right, values)
    default: break
    }
  }

  private func unify(_ parameters: TypeList, _ arguments: TypeList, _ values: GrowingList<Binding>) {
    for position in 0..<min(parameters.count, arguments.count) {
      unify(parameters[position], arguments[position], values)
    }
  }
}

/// A call under way.
struct Invocation {
  let fit: Fit
  let base: Value?
  let callee: TermID
  /// Where the values of the arguments start in ``Linker/given``.
  let firstGiven: Int
  let count: Int
  /// What generic parameters stand for, as far as the arguments read so far tell.
  let values: GrowingList<Binding>
  /// What the call says beside its key, a position in ``Linker/keys``.
  var key: Int32 = -1

  func withBindings<Result>(_ body: (Bindings) -> Result) -> Result {
    body(Bindings(base: values.base, count: values.count))
  }
}

/// The value of an argument, once it is read.
struct GivenArgument: BitwiseCopyable {
  var value: Value
  var isGiven: Bool
}
