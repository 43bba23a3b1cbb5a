extension Linker {
  // MARK: Keys

  /// What the other arguments say of the key in a call that looks something up; -1 in another call.
  func keyContext(of call: Invocation, _ arguments: TermList, _ context: Context) -> Int32 {
    let callable = call.fit.callable
    guard callable.signature.pointee.isLookup else { return -1 }
    return keyContext(of: arguments, context) { callable.parameters[place($0, call)].label }
  }

  /// What arguments say of a key, by the labels of their parameters.
  func keyContext(of arguments: TermList, _ context: Context, label: (Int) -> Symbol) -> Int32 {
    let facts = facts(context.file)
    var key = KeyContext()
    for (position, argument) in arguments.enumerated() {
      let value = facts.child(0, of: argument)
      let isString = facts.kind(of: value) == .string
      let isPlain = isString && !facts.literal(of: value).isInterpolated
      let plain = isPlain ? TermReference(file: context.file, term: value) : .none
      switch label(position).word {
      case .table, .tableName: key.table = plain
      case .bundle: if facts.kind(of: value) != .nothing { readBundle(value, facts, &key) }
      case .comment: key.comment = plain
      case .value, .defaultValue:
        if isString {
          key.defaultValue = Int32(truncatingIfNeeded: defaultValues.count)
          defaultValues.append(defaultValue(value, context))
        }
      default: break
      }
    }
    keys.append(key)
    return Int32(truncatingIfNeeded: keys.count - 1)
  }

  private func readBundle(_ term: TermID, _ facts: SourceFacts, _ key: inout KeyContext) {
    key.bundle = facts.name(of: term)
    switch facts.kind(of: term) {
    case .implicitMember, .member: key.bundleSign = .dot
    case .macro: key.bundleSign = .pound
    case .identifier: key.bundleSign = .plain
    default: key.bundleSign = .none
    }
  }

  /// The text of a default value; its interpolations are written as specifiers.
  private func defaultValue(_ term: TermID, _ context: Context) -> String {
    let facts = facts(context.file)
    let literal = facts.literal(of: term)
    var probing = context
    probing.records = false
    var text = ""
    for segment in facts.segments(of: literal) {
      if segment.isValue {
        let first = facts.child(0, of: facts.child(0, of: segment.term))
        text += "%" + (specifier(of: evaluate(first, probing).type).specifier.text ?? "@")
      } else {
        let part = program.symbols.text(of: facts.symbol(segment.text))
        text += literal.isInterpolated ? part.doublingPercents : part
      }
    }
    return text
  }

  // MARK: Places

  func deliver(
    _ value: Value, to parameter: CallableParameter, of call: Invocation, _ argument: TermID, _ context: Context
  ) {
    guard context.records else { return }
    let callable = call.fit.callable
    note(argument: argument, to: parameter, of: callable, context)
    if !parameter.slot.isNone {
      mention(parameter.slot)
      bindHere(
        value, to: parameter.slot,
        .passed(
          label: parameter.label.isEmpty ? parameter.name : parameter.label, callee: callable.signature.pointee.name),
        context, argument)
    }
    guard callable.isInterface, !value.flows.isEmpty, parameter.mark == .shown || parameter.isLookup,
      !parameter.isCompanion
    else { return }
    if parameter.isLookup, carriesText(callable.result) || carriesText(erasedResult(call)) { return }
    show(value, at: call.callee, role: callable.signature.pointee.role, context)
  }

  /// Records that text meets a person here.
  func show(_ value: Value, at callee: TermID, role: TextRole?, _ context: Context) {
    guard context.records, !value.flows.isEmpty else { return }
    let facts = facts(context.file)
    let range = facts.range(of: callee)
    let name = facts.name(of: callee)
    let isMember = facts.kind(of: callee) == .member
    let length = isMember ? program.symbols.length(of: name) : 0
    let offset = Int32(
      truncatingIfNeeded: isMember ? max(range.upperBound - length, range.lowerBound) : range.lowerBound)
    let sink = graph.addSink(
      SinkRecord(
        callee: name, isMember: isMember, role: role ?? self.role(in: context), file: context.file, offset: offset,
        conditions: context.conditions))
    for index in elements(value.flows) {
      graph.connect(
        FlowEdge(
          from: flows[index], to: sink, path: ListTable.empty, message: .shownBy(name, isMember: isMember),
          file: context.file, offset: offset))
    }
  }

  /// Text that is assigned to a property which shows it, such as the `text` of a `UILabel`.
  func showAssigned(_ value: Value, to target: TermID, _ context: Context) {
    let facts = facts(context.file)
    guard context.records, facts.kind(of: target) == .member else { return }
    var probing = context
    probing.records = false
    let base = evaluate(facts.child(0, of: target), probing)
    guard let member = first(members(facts.name(of: target), of: known.unwrapped(base.type))),
      program.isInterface(member.reference.file)
    else { return }
    let home = self.facts(member.reference.file)
    let type = home[member.reference.id].type
    guard home.kind(of: type) == .attributedType, home.name(of: type) == .shown else { return }
    show(value, at: target, role: nil, context)
  }

  /// Whether anything in a call has text that a closure may be called with.
  func hasTextToGive(_ call: Invocation) -> Bool {
    if let base = call.base, !base.flows.isEmpty { return true }
    return (0..<call.count).contains { !given[call.firstGiven + $0].value.flows.isEmpty }
  }

  /// The text of the arguments that a closure is called with.
  func closureFlows(_ parameter: CallableParameter, _ call: Invocation) -> [FlowList] {
    guard case .function(let parameters, _) = known.unwrapped(parameter.type).form else { return [] }
    return parameters.map { type in
      var all = FlowList.none
      if let base = call.base, !base.flows.isEmpty,
        carriesText(call.withBindings { program.substituting(type, $0) })
      {
        all = base.flows
      }
      for position in 0..<call.count {
        let argument = given[call.firstGiven + position]
        guard argument.isGiven, argument.value.closure.isNone, !argument.value.flows.isEmpty,
          shareGenerics(call.fit.callable.parameters[place(position, call)].type, type)
        else { continue }
        all = joined(all, argument.value.flows)
      }
      return all
    }
  }

  private func shareGenerics(_ left: SwiftType, _ right: SwiftType) -> Bool {
    guard left.hasGenerics, right.hasGenerics else { return false }
    var found: [SwiftType] = []
    collectGenerics(in: left, &found)
    return holdsAny(of: found, right)
  }

  private func collectGenerics(in type: SwiftType, _ found: inout [SwiftType]) {
    guard type.hasGenerics else { return }
    if case .generic = type.form { found.append(type) }
    for part in type.parts { collectGenerics(in: part, &found) }
  }

  private func holdsAny(of generics: [SwiftType], _ type: SwiftType) -> Bool {
    guard type.hasGenerics else { return false }
    if case .generic = type.form { return generics.contains(type) }
    return type.parts.contains { holdsAny(of: generics, $0) }
  }

  func resultFlows(_ call: Invocation, _ result: SwiftType, _ context: Context) -> FlowList {
    let callable = call.fit.callable
    let slot = callable.signature.pointee.resultSlot
    if !slot.isNone { return list(Flow(slot: slot)) }
    guard callable.isInterface, carriesText(result) else { return .none }
    var all = FlowList.none
    var fromClosure = false
    for position in 0..<call.count {
      let argument = given[call.firstGiven + position]
      guard argument.isGiven else { continue }
      let parameter = callable.parameters[place(position, call)]
      let flows = argument.value.flows
      if !argument.value.closure.isNone {
        guard case .function(_, let returned) = known.unwrapped(parameter.type).form,
          shareGenerics(returned, callable.result)
        else { continue }
        all = joined(all, list(Flow(slot: self.slot(of: argument.value.closure))))
        fromClosure = true
      } else if parameter.mark == .key {
        all = joined(all, filtering(flows) { isLiteral($0.slot, near: context.file) })
      } else if parameter.mark == .passed {
        all = joined(all, filtering(flows) { !isLiteral($0.slot, near: context.file) })
      } else if parameter.mark == .carried || (parameter.isLookup && !parameter.isCompanion)
        || (parameter.mark == nil && shareGenerics(parameter.type, callable.result))
      {
        if let id = parameter.type.nominalID, program[id].name == .keyPath { fromClosure = true }
        all = joined(all, flows)
      }
    }
    if let base = call.base, !fromClosure {
      all = joined(all, repositioned(base.flows, callable, at: call.callee, context))
    }
    return all
  }

  /// The text of a receiver where the result holds it inside a tuple: that of `enumerated()` lies at 1.
  private func repositioned(
    _ flows: FlowList, _ callable: Callable, at callee: TermID, _ context: Context
  ) -> FlowList {
    guard !flows.isEmpty, let position = tuplePosition(in: callable.result) else { return flows }
    let slot = slot(of: callee, context)
    let path = graph.paths.appending(position, to: ListTable.empty)
    bind(Value(type: .unknown, flows: flows), to: slot, path: path, .numbered, context, callee)
    return list(Flow(slot: slot))
  }

  private func tuplePosition(in type: SwiftType) -> Int32? {
    switch type.form {
    case .tuple(let elements):
      return elements.types.lastIndex { $0.hasGenerics }.map { Int32(truncatingIfNeeded: $0) }
    case .nominal(_, let arguments):
      for argument in arguments { if let position = tuplePosition(in: argument) { return position } }
      return nil
    default: return nil
    }
  }
}

extension String {
  var doublingPercents: String {
    utf8.contains(0x25) ? split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : self
  }
}
