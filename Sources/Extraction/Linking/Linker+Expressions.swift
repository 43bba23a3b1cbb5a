extension Linker {
  /// The type of an expression and where its text comes from; literals inside it are recorded on the way.
  func evaluate(_ term: TermID, _ context: Context, _ expectation: Expectation = .none) -> Value {
    guard term != .none, context.depth < 200 else { return .unknown }
    var context = context
    context.depth += 1
    let facts = facts(context.file)
    switch facts.kind(of: term) {
    case .string: return string(term, context, expectation)
    case .integer: return Value(type: number(expectation.type, otherwise: known.integer))
    case .decimal: return Value(type: number(expectation.type, otherwise: known.double))
    case .boolean: return Value(type: known.boolean)
    case .nothing: return Value(type: expectation.type)
    case .identifier: return noted(lookup(facts.name(of: term), context), term, context)
    case .member:
      let base = evaluate(facts.child(0, of: term), context)
      return noted(memberValue(facts.name(of: term), of: base, context), term, context)
    case .implicitMember: return noted(implicitMember(term, context, expectation), term, context)
    case .call: return noted(callExpression(term, context, expectation), term, context)
    case .subscriptCall: return subscriptCall(term, context)
    case .array: return array(term, context, expectation)
    case .dictionary: return dictionary(term, context, expectation)
    case .tuple: return tuple(term, context, expectation)
    case .ternary: return ternary(term, context, expectation)
    case .binary: return binary(term, context, expectation)
    case .prefix:
      let value = evaluate(facts.child(0, of: term), context, expectation)
      return facts.name(of: term) == .exclamation ? Value(type: known.boolean) : Value(type: value.type)
    case .optionalChain, .force:
      let value = evaluate(facts.child(0, of: term), context, optional(expectation))
      return Value(type: known.unwrapped(value.type), flows: value.flows)
    case .cast: return cast(term, context)
    case .isCheck:
      _ = evaluate(facts.child(0, of: term), context)
      return Value(type: known.boolean)
    case .tryOptional:
      let value = evaluate(facts.child(0, of: term), context)
      return Value(type: known.optional(value.type), flows: value.flows)
    case .inOut: return evaluate(facts.child(0, of: term), context)
    case .closure: return closure(term, context, expectation.type)
    case .keyPath: return keyPath(term, context, expectation)
    case .macro: return macro(term, context, expectation)
    case .typeValue:
      return Value(
        type: made.meta(program.resolve(facts.child(0, of: term), in: context.declaration, file: context.file)))
    case .specialization: return specialization(term, context)
    case .ifElse, .switchOver, .doCatch:
      return branches(term, &context, expectation, isResult: true) ?? .unknown
    case .binding, .guardElse, .returnValue, .throwValue, .forLoop, .whileLoop, .localDeclaration, .block, .assignment:
      statement(term, &context)
      return .unknown
    case .bindingPattern, .namePattern, .wildcard, .tuplePattern, .isPattern: return .unknown
    default:
      for inner in facts.children(of: term) { _ = evaluate(inner, context) }
      return .unknown
    }
  }

  private func optional(_ expectation: Expectation) -> Expectation {
    var expectation = expectation
    if !expectation.type.isUnknown { expectation.type = known.optional(expectation.type) }
    return expectation
  }

  private func number(_ wanted: SwiftType, otherwise: SwiftType) -> SwiftType {
    let wanted = known.unwrapped(wanted)
    guard let id = wanted.nominalID, Specifier.number(program[id].name) != nil else { return otherwise }
    return wanted
  }

  // MARK: Compound values

  private func array(
    _ term: TermID, _ context: Context, _ expectation: Expectation, isRow: Bool = false
  ) -> Value {
    let facts = facts(context.file)
    let wanted = known.unwrapped(expectation.type)
    var inner = expectation
    inner.type = elementWanted(wanted)
    var all = FlowList.none
    var hasColumns = false
    var element = inner.type
    for (position, child) in facts.children(of: term).enumerated() {
      let isInnerRow = facts.kind(of: child) == .array
      let value = isInnerRow ? array(child, context, inner, isRow: true) : evaluate(child, context, inner)
      if isRow, bindColumn(position, value, of: term, child, context) {
        hasColumns = true
      } else {
        all = joined(all, value.flows)
      }
      if inner.type.isUnknown { element = joined(element, value.type) }
    }
    if hasColumns { all = joined(all, list(Flow(slot: slot(of: term, context)))) }
    if inner.type.nominalID.flatMap({ program[$0].lookup }) == .phrases { unitePhrases(term, context) }
    let type = wanted.isNominal(known.setID) ? wanted : known.array(of: element)
    return Value(type: type, flows: all)
  }

  /// Keeps text of a list that is part of a list apart by its position, since rows are often read at one.
  private func bindColumn(
    _ position: Int, _ value: Value, of row: TermID, _ term: TermID, _ context: Context
  ) -> Bool {
    guard position < 1000, known.unwrapped(value.type) == known.string, !value.flows.isEmpty else { return false }
    let step = FlowPath.column + Int32(truncatingIfNeeded: position)
    bind(
      value, to: slot(of: row, context), path: graph.paths.appending(step, to: ListTable.empty), .inRow, context, term)
    return true
  }

  private func elementWanted(_ type: SwiftType) -> SwiftType {
    guard let id = type.nominalID else { return .unknown }
    if id == known.arrayID || id == known.setID { return type.arguments[0] }
    return program[id].isInterface ? element(of: type) : .unknown
  }

  /// The text of a dictionary literal lies at 0 for the keys and at 1 for the values.
  private func dictionary(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    var wanted = (SwiftType.unknown, SwiftType.unknown)
    let expected = known.unwrapped(expectation.type)
    if expected.isNominal(known.dictionaryID), expected.arguments.count == 2 {
      wanted = (expected.arguments[0], expected.arguments[1])
    }
    var (key, value) = wanted
    let slot = slot(of: term, context)
    for (position, child) in facts(context.file).children(of: term).enumerated() {
      let isKey = position.isMultiple(of: 2)
      let part = evaluate(child, context, Expectation(type: isKey ? wanted.0 : wanted.1))
      if isKey { key = joined(key, part.type) } else { value = joined(value, part.type) }
      bind(
        part, to: slot, path: graph.paths.appending(isKey ? 0 : 1, to: ListTable.empty), .inDictionary, context, child)
    }
    return Value(type: made.nominal(known.dictionaryID, key, value), flows: list(Flow(slot: slot)))
  }

  private func tuple(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    var wanted = TypeList.empty
    if case .tuple(let elements) = known.unwrapped(expectation.type).form { wanted = elements.types }
    let slot = slot(of: term, context)
    var labels: [Symbol] = []
    let mark = made.mark
    for (position, argument) in facts.children(of: term).enumerated() {
      let inner = facts.child(0, of: argument)
      let value = evaluate(inner, context, Expectation(type: wanted[position]))
      let path = graph.paths.appending(Int32(truncatingIfNeeded: position), to: ListTable.empty)
      bind(value, to: slot, path: path, .inTuple, context, inner)
      labels.append(facts.name(of: argument))
      made.push(value.type)
    }
    let type = made.tuple(labels, since: mark)
    return Value(type: type, flows: labels.isEmpty ? .none : list(Flow(slot: slot)))
  }

  private func ternary(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    _ = evaluate(facts.child(0, of: term), context, Expectation(type: known.boolean))
    var yes = evaluate(facts.child(1, of: term), context, expectation)
    var no = evaluate(facts.child(2, of: term), context, expectation)
    if context.records {
      let condition = facts.name(of: term)
      yes.flows = when(condition, holds: true, yes.flows)
      no.flows = when(condition, holds: false, no.flows)
    }
    return united(yes, no) ?? .unknown
  }

  private func when(_ condition: Symbol, holds: Bool, _ list: FlowList) -> FlowList {
    if list.isEmpty { return list }
    return conditioned(
      list, graph.conditionLists.appending(graph.condition(condition, holds: holds), to: ListTable.empty))
  }

  private func binary(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    switch facts.name(of: term).word {
    case .coalescing:
      let left = evaluate(facts.child(0, of: term), context, optional(expectation))
      let right = evaluate(facts.child(1, of: term), context, expectation)
      let type = expectation.type.isUnknown ? joined(known.unwrapped(left.type), right.type) : expectation.type
      return Value(type: type, flows: joined(left.flows, right.flows))
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual, .identical, .notIdentical, .matches, .and,
      .or:
      let left = evaluate(facts.child(0, of: term), context)
      _ = evaluate(facts.child(1, of: term), context, Expectation(type: left.type))
      return Value(type: known.boolean)
    case .closedRange, .halfOpenRange:
      let left = evaluate(facts.child(0, of: term), context)
      let right = evaluate(facts.child(1, of: term), context)
      return Value(type: made.nominal(known.rangeID, joined(left.type, right.type)))
    default:
      let left = evaluate(facts.child(0, of: term), context)
      let right = evaluate(facts.child(1, of: term), context)
      return sum(left, right, isLiteral: facts.kind(of: facts.child(0, of: term)))
    }
  }

  /// The result of arithmetic: an integer literal takes the type of the other side; text stays text.
  private func sum(_ left: Value, _ right: Value, isLiteral: TermKind) -> Value {
    let type: SwiftType
    if isLiteral == .integer || isLiteral == .decimal, !right.type.isUnknown {
      type = right.type
    } else {
      type = left.type.isUnknown ? right.type : left.type
    }
    return Value(type: type, flows: carriesText(type) ? joined(left.flows, right.flows) : .none)
  }

  private func cast(_ term: TermID, _ context: Context) -> Value {
    let facts = facts(context.file)
    let type = program.resolve(facts.child(1, of: term), in: context.declaration, file: context.file)
    let name = facts.name(of: term)
    let value = evaluate(facts.child(0, of: term), context, name == .asCast ? Expectation(type: type) : .none)
    return Value(type: name == .asOptional ? known.optional(type) : type, flows: value.flows)
  }

  private func specialization(_ term: TermID, _ context: Context) -> Value {
    let facts = facts(context.file)
    let base = evaluate(facts.child(0, of: term), context)
    guard let id = base.type.instance?.nominalID else { return base }
    let mark = made.mark
    for argument in facts.arguments(of: term) {
      made.push(program.resolve(argument, in: context.declaration, file: context.file))
    }
    return Value(type: made.meta(made.nominal(id, since: mark)))
  }

  private func keyPath(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    var children = facts.children(of: term)
    var root = SwiftType.unknown
    var isFunction = false
    if case .function(let parameters, _) = expectation.type.form {
      isFunction = true
      root = parameters[0]
    }
    let wanted = known.unwrapped(expectation.type)
    if let first = children.first, facts.kind(of: first) != .keyPathComponent {
      root = program.resolve(first, in: context.declaration, file: context.file)
      children = children.dropFirst()
    } else if !isFunction, let id = wanted.nominalID, program[id].name == .keyPath {
      root = wanted.arguments[0]
    }
    var value = Value(type: root)
    for component in children {
      let name = facts.name(of: component)
      if name == .ownValue || name == .question || name == .exclamation || name.isEmpty { continue }
      value = noted(memberValue(name, of: value, context), component, context)
    }
    if isFunction {
      let mark = made.mark
      made.push(root)
      made.push(value.type)
      return Value(type: made.function(since: mark), flows: value.flows)
    }
    return Value(type: made.nominal(known.keyPathID, root, value.type), flows: value.flows)
  }
}
