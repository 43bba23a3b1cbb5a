extension Linker {
  /// The type of an expression and where its text comes from; literals inside it are recorded on the way.
  func evaluate(_ term: TermID, _ context: Context, _ expectation: Expectation = .none) -> Value {
    guard term != .none, context.depth < 200 else { return .unknown }
    var context = context
    context.depth += 1
    let facts = facts(context.file)
    func child(_ position: Int, _ expectation: Expectation = .none) -> Value {
      evaluate(facts.child(position, of: term), context, expectation)
    }
    switch facts.kind(of: term) {
    case .string: return string(term, context, expectation)
    case .integer: return Value(type: number(expectation.type, otherwise: known.integer))
    case .decimal: return Value(type: number(expectation.type, otherwise: known.double))
    case .boolean: return Value(type: known.boolean)
    case .nothing: return Value(type: expectation.type)
    case .identifier: return identifier(term, context, expectation)
    case .member: return member(term, context, expectation)
    case .implicitMember: return implicitMember(term, context, expectation)
    case .call: return callExpression(term, context, expectation)
    case .subscriptCall: return subscriptCall(term, context)
    case .array: return array(term, context, expectation)
    case .dictionary: return dictionary(term, context, expectation)
    case .tuple: return tuple(term, context, expectation)
    case .ternary: return ternary(term, context, expectation)
    case .binary: return binary(term, context, expectation)
    case .prefix:
      let value = child(0, expectation)
      return facts.name(of: term) == "!" ? Value(type: known.boolean) : Value(type: value.type)
    case .optionalChain, .force:
      let value = child(0, optional(expectation))
      return Value(type: known.unwrapped(value.type), flows: value.flows)
    case .cast: return cast(term, context)
    case .isCheck:
      _ = child(0)
      return Value(type: known.boolean)
    case .tryOptional:
      let value = child(0)
      return Value(type: known.optional(value.type), flows: value.flows)
    case .inOut: return child(0)
    case .closure: return closure(term, context, expectation.type, arguments: [])
    case .keyPath: return keyPath(term, context, expectation)
    case .macro: return macro(term, context, expectation)
    case .typeValue:
      return Value(type: .meta(program.resolve(facts.child(0, of: term), in: context.declaration, file: context.file)))
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
    guard case .nominal(let id, _) = wanted, Specifier.numbers[program[id].name] != nil else { return otherwise }
    return wanted
  }

  private func identifier(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    lookup(facts(context.file).name(of: term), context, at: term)
  }

  /// What a name stands for, seen from a place.
  func lookup(_ name: String, _ context: Context, at term: TermID) -> Value {
    switch name {
    case "self":
      var flows: [Flow] = []
      if let declaration = context.declaration, let owner = receiver(of: declaration) {
        flows = [Flow(slot: graph.slot(.receiver(owner)))]
      }
      return Value(type: context.selfType, flows: carriesText(context.selfType) ? flows : [])
    case "Self": return Value(type: .meta(context.selfType))
    case "super":
      let parent = context.selfType.nominalID.flatMap { program.directSupertypes(of: $0).first }
      return Value(type: parent ?? .unknown)
    default: break
    }
    for scope in scopes.reversed() {
      if let local = scope[name], case .value(let type, let flow) = local { return Value(type: type, flows: [flow]) }
    }
    if name.hasPrefix("$"), let value = projected(String(name.dropFirst()), context, at: term) { return value }
    if let value = ownMember(name, context, at: term) { return value }
    if let global = program.globals[name]?.first(where: { program[$0].kind == .variable }) {
      return property(global, [:], base: nil, context)
    }
    let type = program.named(name, [], in: context.declaration, file: context.file)
    if case .nominal(let id, _) = type {
      if program[id].declarations.isEmpty, name.first?.isUppercase != true { return .unknown }
      use(id, context)
      return Value(type: .meta(type))
    }
    return Value(type: type.isUnknown ? .unknown : .meta(type))
  }

  /// The innermost function or property around a place that has a receiver.
  private func receiver(of reference: DeclarationReference) -> DeclarationReference? {
    let facts = facts(reference.file)
    var at = reference.id
    var found: DeclarationReference?
    while at != .none {
      let declaration = facts[at]
      if declaration.isType || declaration.kind == .extensionOf { return found }
      found = DeclarationReference(file: reference.file, id: at)
      at = declaration.parent
    }
    return nil
  }

  /// `$name`: a binding to what the name stands for.
  private func projected(_ name: String, _ context: Context, at term: TermID) -> Value? {
    guard let first = name.first, first.isLetter || first == "_" else { return nil }
    let value = lookup(name, context, at: term)
    if let property = members(name, of: context.selfType).first, let type = projection(of: property.reference) {
      return Value(type: type)
    }
    guard !value.type.isUnknown else { return nil }
    return Value(type: known.binding(to: value.type), flows: value.flows)
  }

  /// What the wrapper of a property gives for `$name`, where that is no binding.
  private func projection(of reference: DeclarationReference) -> SwiftType? {
    let facts = facts(reference.file)
    for attribute in program[reference].attributes {
      let type = program.resolve(facts.child(0, of: attribute), in: reference, file: reference.file)
      guard let id = type.nominalID else { continue }
      if program[id].name == "IntentParameter" { return type }
      if !program[id].isInterface, let own = program[id].members["projectedValue"]?.first {
        let given = propertyType(of: own)
        if !given.isUnknown, given.nominalID != known.bindingID { return given }
      }
    }
    return nil
  }

  /// A member of the type around a place, or of the types around that.
  private func ownMember(_ name: String, _ context: Context, at term: TermID) -> Value? {
    guard let declaration = context.declaration else { return nil }
    let found = members(name, of: context.selfType)
    if let property = found.first(where: { program[$0.reference].kind == .variable }) {
      var base: Value?
      if carriesText(context.selfType) { base = lookup("self", context, at: term) }
      return self.property(property.reference, property.values, base: base, context)
    }
    var type = program.enclosingType(of: declaration)
    while let here = type {
      for candidate in members(name, of: .meta(program.selfType(of: here))) {
        switch program[candidate.reference].kind {
        case .variable: return property(candidate.reference, candidate.values, base: nil, context)
        case .enumCase: return Value(type: program.selfType(of: here))
        default: break
        }
      }
      type = program[here].parent
    }
    if let method = found.first(where: { program[$0.reference].kind == .function }) { return functionValue(method) }
    return nil
  }

  /// A method without its arguments.
  func functionValue(_ candidate: Member) -> Value {
    let declaration = program[candidate.reference]
    let parameters = declaration.parameters.map {
      program.resolve($0.type, in: candidate.reference, file: candidate.reference.file).substituting(candidate.values)
    }
    return Value(
      type: .function(parameters, program.declaredType(of: candidate.reference).substituting(candidate.values)))
  }

  /// Notes that the code of a type names a view.
  func use(_ id: TypeID, _ context: Context) {
    guard !program[id].isInterface, !program[id].declarations.isEmpty, let declaration = context.declaration,
      let owner = program.enclosingType(of: declaration), owner != id
    else { return }
    usedViews[owner, default: []].insert(id)
  }

  // MARK: Compound values

  private func array(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    var inner = expectation
    inner.type = elementWanted(known.unwrapped(expectation.type))
    var elements: [Value] = []
    for child in facts.children(of: term) { elements.append(evaluate(child, context, inner)) }
    var element = inner.type
    if element.isUnknown { element = elements.reduce(SwiftType.unknown) { joined($0, $1.type) } }
    if inner.type.nominalID.flatMap({ program[$0].lookup }) == .phrases { unitePhrases(term, context) }
    let wanted = known.unwrapped(expectation.type)
    let type: SwiftType = wanted.nominalID == known.setID ? wanted : known.array(of: element)
    return Value(type: type, flows: elements.flatMap(\.flows))
  }

  private func elementWanted(_ type: SwiftType) -> SwiftType {
    guard case .nominal(let id, let arguments) = type else { return .unknown }
    if id == known.arrayID || id == known.setID { return arguments.first ?? .unknown }
    return program[id].isInterface ? element(of: type) : .unknown
  }

  /// The text of a dictionary literal lies at 0 for the keys and at 1 for the values.
  private func dictionary(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    var wanted = (SwiftType.unknown, SwiftType.unknown)
    if case .nominal(known.dictionaryID, let arguments) = known.unwrapped(expectation.type), arguments.count == 2 {
      wanted = (arguments[0], arguments[1])
    }
    var (key, value) = wanted
    let slot = graph.slot(.local(TermReference(file: context.file, term: term)))
    for (position, child) in facts.children(of: term).enumerated() {
      let isKey = position.isMultiple(of: 2)
      let part = evaluate(child, context, Expectation(type: isKey ? wanted.0 : wanted.1))
      if isKey { key = joined(key, part.type) } else { value = joined(value, part.type) }
      bind(part, to: slot, path: [isKey ? 0 : 1], "in a dictionary", context, child)
    }
    return Value(type: .nominal(known.dictionaryID, [key, value]), flows: [Flow(slot: slot)])
  }

  private func tuple(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    var wanted: [SwiftType] = []
    if case .tuple(let elements) = known.unwrapped(expectation.type) { wanted = elements.map(\.type) }
    let slot = graph.slot(.local(TermReference(file: context.file, term: term)))
    var elements: [SwiftType.Element] = []
    for (position, argument) in facts.children(of: term).enumerated() {
      let inner = Expectation(type: position < wanted.count ? wanted[position] : .unknown)
      let value = evaluate(facts.child(0, of: argument), context, inner)
      bind(value, to: slot, path: [Int32(position)], "in a tuple", context, facts.child(0, of: argument))
      elements.append(.init(label: facts.name(of: argument), type: value.type))
    }
    return Value(type: .tuple(elements), flows: elements.isEmpty ? [] : [Flow(slot: slot)])
  }

  private func ternary(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    _ = evaluate(facts.child(0, of: term), context, Expectation(type: known.boolean))
    let condition = facts.name(of: term)
    var yes = evaluate(facts.child(1, of: term), context, expectation)
    var no = evaluate(facts.child(2, of: term), context, expectation)
    for index in yes.flows.indices { yes.flows[index].conditions.insert(Condition(condition, holds: true), at: 0) }
    for index in no.flows.indices { no.flows[index].conditions.insert(Condition(condition, holds: false), at: 0) }
    return united(yes, no) ?? .unknown
  }

  private func binary(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    let name = facts.name(of: term)
    switch name {
    case "??":
      let left = evaluate(facts.child(0, of: term), context, optional(expectation))
      let right = evaluate(facts.child(1, of: term), context, expectation)
      let type = expectation.type.isUnknown ? joined(known.unwrapped(left.type), right.type) : expectation.type
      return Value(type: type, flows: left.flows + right.flows)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", "&&", "||":
      let left = evaluate(facts.child(0, of: term), context)
      _ = evaluate(facts.child(1, of: term), context, Expectation(type: left.type))
      return Value(type: known.boolean)
    case "...", "..<":
      let left = evaluate(facts.child(0, of: term), context)
      let right = evaluate(facts.child(1, of: term), context)
      return Value(type: .nominal(known.rangeID, [joined(left.type, right.type)]))
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
    return Value(type: type, flows: carriesText(type) ? left.flows + right.flows : [])
  }

  private func cast(_ term: TermID, _ context: Context) -> Value {
    let facts = facts(context.file)
    let type = program.resolve(facts.child(1, of: term), in: context.declaration, file: context.file)
    let name = facts.name(of: term)
    let value = evaluate(facts.child(0, of: term), context, name == "as" ? Expectation(type: type) : .none)
    return Value(type: name == "as?" ? known.optional(type) : type, flows: value.flows)
  }

  private func specialization(_ term: TermID, _ context: Context) -> Value {
    let facts = facts(context.file)
    let base = evaluate(facts.child(0, of: term), context)
    guard case .meta(.nominal(let id, _)) = base.type else { return base }
    let arguments = facts.children(of: term).dropFirst().map {
      program.resolve($0, in: context.declaration, file: context.file)
    }
    return Value(type: .meta(.nominal(id, arguments)))
  }

  private func keyPath(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    var children = facts.children(of: term)
    var root = SwiftType.unknown
    if let first = children.first, facts.kind(of: first) != .keyPathComponent {
      root = program.resolve(first, in: context.declaration, file: context.file)
      children = children.dropFirst()
    } else if case .function(let parameters, _) = expectation.type {
      root = parameters.first ?? .unknown
    } else if case .nominal(let id, let arguments) = known.unwrapped(expectation.type), program[id].name == "KeyPath" {
      root = arguments.first ?? .unknown
    }
    var value = Value(type: root)
    for component in children {
      let name = facts.name(of: component)
      if name == "self" || name == "?" || name == "!" || name.isEmpty { continue }
      value = memberValue(name, of: value, context, at: component)
    }
    if case .function = expectation.type { return Value(type: .function([root], value.type), flows: value.flows) }
    return Value(type: .nominal(known.keyPathID, [root, value.type]), flows: value.flows)
  }
}
