extension Linker {
  func callExpression(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    let callee = facts.child(0, of: term)
    let arguments = Array(facts.children(of: term).dropFirst())
    let name = facts.name(of: callee)
    switch facts.kind(of: callee) {
    case .identifier: return callName(name, arguments, callee, context, expectation)
    case .implicitMember:
      var wanted = known.unwrapped(expectation.type)
      if wanted.isUnknown, name == "init" {
        if namesBundle(arguments, context) { wanted = known.resource }
        if let first = arguments.first, facts.name(of: first) == "localized" { wanted = known.string }
      } else if let id = wanted.nominalID, program[id].name == "StringProtocol" {
        wanted = known.string
      }
      var candidates =
        name == "init"
        ? initializers(of: wanted, context) : callables(members(name, of: .meta(wanted)), on: .meta(wanted), context)
      if name == "init", case .nominal(known.arrayID, let elements) = wanted, let element = elements.first {
        // A result builder takes an element where an array is declared.
        candidates += initializers(of: element, context)
      }
      var value = call(candidates, arguments, base: nil, at: callee, context, expectation)
      if value.type.isUnknown || name == "init" { value.type = wanted }
      return value
    case .member: return callMember(callee, arguments, context, expectation)
    case .specialization:
      let base = evaluate(callee, context)
      if case .meta(let type) = base.type {
        return call(initializers(of: type, context), arguments, base: nil, at: callee, context, expectation)
      }
      let inner = facts.child(0, of: callee)
      if facts.kind(of: inner) == .identifier {
        return callName(facts.name(of: inner), arguments, inner, context, expectation)
      }
      return callValue(base, arguments, callee, context)
    case .closure:
      let value = closure(callee, context, .function([], expectation.type), arguments: [])
      for argument in arguments { _ = evaluate(facts.child(0, of: argument), context) }
      guard case .function(_, let result) = value.type else { return .unknown }
      let slot = graph.slot(.closureResult(TermReference(file: context.file, term: callee)))
      return Value(type: result, flows: [Flow(slot: slot)])
    default: return callValue(evaluate(callee, context), arguments, callee, context)
    }
  }

  private func callName(
    _ name: String, _ arguments: [TermID], _ callee: TermID, _ context: Context, _ expectation: Expectation
  ) -> Value {
    for scope in scopes.reversed() {
      switch scope[name] {
      case .value(let type, let flow): return callValue(Value(type: type, flows: [flow]), arguments, callee, context)
      case .function(let references):
        let members = references.map { Member(reference: $0, values: [:]) }
        return call(callables(members, on: .unknown, context), arguments, base: nil, at: callee, context, expectation)
      case nil: continue
      }
    }
    if options.localizingFunctions.contains(name) {
      return call(
        callables(named: "NSLocalizedString", context), arguments, base: nil, at: callee, context, expectation)
    }
    if let value = callOwn(name, arguments, callee, context, expectation) { return value }
    let type = program.named(name, [], in: context.declaration, file: context.file)
    if let id = type.nominalID, !program[id].declarations.isEmpty {
      use(id, context)
      let candidates = initializers(of: type, context) + initializers(ofOthersNamed: name, than: id, context)
      return call(candidates, arguments, base: nil, at: callee, context, expectation)
    }
    let global = callables(named: name, context)
    if !global.isEmpty { return call(global, arguments, base: nil, at: callee, context, expectation) }
    if case .generic = type {
      return call(initializers(of: type, context), arguments, base: nil, at: callee, context, expectation)
    }
    let value = lookup(name, context, at: callee)
    if case .function = value.type { return callValue(value, arguments, callee, context) }
    let similar = initializers(of: control(like: name), context)
    return call(similar, arguments, base: nil, at: callee, context, expectation, otherwise: type)
  }

  /// Whether a call of something that no source declares names a bundle of texts.
  private func namesBundle(_ arguments: [TermID], _ context: Context) -> Bool {
    let facts = facts(context.file)
    return arguments.contains { argument in
      guard facts.name(of: argument) == "bundle" else { return false }
      var value = facts.child(0, of: argument)
      if facts.kind(of: value) == .call { value = facts.child(0, of: value) }
      return ["module", "main", "atURL", "forClass", "bundle"].contains(facts.name(of: value))
    }
  }

  /// Takes the literals of such a call for keys: what is given a bundle is looked up in it. The same argument of the
  /// same function is looked up where no bundle is given, too.
  func lookUpWithBundle(_ arguments: [TermID], of callee: String, _ context: Context) {
    guard context.records, callee.first?.isUppercase == true else { return }
    let facts = facts(context.file)
    let hasBundle = namesBundle(arguments, context)
    let labels: Set<String> = ["", "title", "message", "text", "label", "description", "prompt", "subtitle"]
    for argument in arguments where labels.contains(facts.name(of: argument)) {
      let value = facts.child(0, of: argument)
      guard facts.kind(of: value) == .string else { continue }
      let place = AbsentPlace(callee: callee, label: facts.name(of: argument))
      if hasBundle {
        absentKeys.insert(place)
        _ = string(value, context, Expectation(type: known.resource))
      } else {
        absentLiterals.append((place, TermReference(file: context.file, term: value)))
      }
    }
  }

  /// Looks up the literals of absent functions that elsewhere are given a bundle.
  func settleAbsentLiterals() {
    for (place, literal) in absentLiterals where absentKeys.contains(place) { literals[literal]?.isLookedUp = true }
  }

  /// The control of SwiftUI that a view of an absent package is named after: `AsyncButton` is made like a `Button`.
  private func control(like name: String) -> SwiftType {
    guard name.first?.isUppercase == true, let control = Self.controls.first(where: { name.hasSuffix($0) }) else {
      return .unknown
    }
    return .nominal(program.interface(control), [])
  }

  private static let controls = [
    "Button", "Toggle", "Picker", "Stepper", "TextField", "SecureField", "NavigationLink", "ShareLink", "Link", "Label",
    "Section", "Menu", "Text",
  ]

  private func callables(named name: String, _ context: Context) -> [Callable] {
    let found = (program.globals[name] ?? []).filter { program[$0].isCallable }
    let nearest = found.sorted {
      program.closeness(of: $0.file, to: context.file) > program.closeness(of: $1.file, to: context.file)
    }
    return callables(nearest.map { Member(reference: $0, values: [:]) }, on: .unknown, context)
  }

  /// A call of a method of the type around the place, or of the types around that.
  private func callOwn(
    _ name: String, _ arguments: [TermID], _ callee: TermID, _ context: Context, _ expectation: Expectation
  ) -> Value? {
    guard let declaration = context.declaration else { return nil }
    var found = members(name, of: context.selfType)
    var owner = program.enclosingType(of: declaration)
    var receiver: SwiftType = context.selfType
    while found.isEmpty, let here = owner {
      receiver = .meta(program.selfType(of: here))
      found = members(name, of: receiver)
      owner = program[here].parent
    }
    guard let first = found.first else { return nil }
    if program[first.reference].kind == .variable {
      let value = lookup(name, context, at: callee)
      return callValue(value, arguments, callee, context)
    }
    let base: Value? = carriesText(context.selfType) ? lookup("self", context, at: callee) : nil
    return call(callables(found, on: receiver, context), arguments, base: base, at: callee, context, expectation)
  }

  private func callMember(
    _ callee: TermID, _ arguments: [TermID], _ context: Context, _ expectation: Expectation
  ) -> Value {
    let facts = facts(context.file)
    let name = facts.name(of: callee)
    var inner = context
    if let style = style(name, arguments, context) { inner.styles.append(style) }
    let base = evaluate(facts.child(0, of: callee), inner)
    if name == "init" {
      let type: SwiftType = if case .meta(let type) = base.type { type } else { .unknown }
      return call(initializers(of: type, context), arguments, base: nil, at: callee, context, expectation)
    }
    if case .meta(.nominal(let id, _)) = base.type,
      let nested = program.nearest(program[id].nested[name] ?? [], to: context.file)
    {
      use(nested, context)
      return call(
        initializers(of: program.applied(nested, []), context), arguments, base: nil, at: callee, context, expectation)
    }
    var found = members(name, of: base.type)
    if found.isEmpty, base.type.nominalID == known.optionalID { found = members(name, of: known.unwrapped(base.type)) }
    if found.isEmpty, case .meta(.nominal(let id, _)) = base.type, program[id].declarations.isEmpty {
      // `Foundation.NSLocalizedString`, `SwiftUI.Text`: a module in front of a name.
      return callName(name, arguments, callee, context, expectation)
    }
    if found.isEmpty, base.type.isUnknown || isOpen(base.type) { found = guessed(name, of: base.type) }
    if let variable = found.first, program[variable.reference].kind == .variable {
      return callValue(memberValue(name, of: base, context, at: callee), arguments, callee, context)
    }
    if found.isEmpty, case .nominal(known.bindingID, _) = base.type {
      return callValue(memberValue(name, of: base, context, at: callee), arguments, callee, context)
    }
    return call(callables(found, on: base.type, context), arguments, base: base, at: callee, context, expectation)
  }

  /// Methods that a base of unknown type may have: those of views, and those of the sources.
  private func guessed(_ name: String, of type: SwiftType) -> [Member] {
    if case .meta = type { return [] }
    let views = members(name, of: .nominal(known.view, []))
    if !views.isEmpty { return views }
    guard type.isUnknown else { return [] }
    let own = (program.membersByName[name] ?? []).filter { program[$0].kind == .function && !program[$0].isStatic }
    return own.count <= 4 ? own.map { Member(reference: $0, values: [:]) } : []
  }

  /// A call of a value that is a function.
  private func callValue(_ value: Value, _ arguments: [TermID], _ callee: TermID, _ context: Context) -> Value {
    let facts = facts(context.file)
    if case .meta(let type) = value.type {
      return call(initializers(of: type, context), arguments, base: nil, at: callee, context, .none)
    }
    let type = known.unwrapped(value.type)
    if case .function(let parameters, let result) = type {
      for (position, argument) in arguments.enumerated() {
        let wanted = position < parameters.count ? parameters[position] : .unknown
        let given = evaluate(facts.child(0, of: argument), context, Expectation(type: wanted))
        for flow in value.flows {
          bind(
            given, to: flow.slot, path: flow.path + [FlowPath.parameter + Int32(position)],
            "passed to \(quoted(facts.name(of: callee)))", conditions: context.conditions, context, argument)
        }
      }
      return Value(type: result, flows: part(FlowPath.result, of: value.flows))
    }
    let found = members("callAsFunction", of: type)
    return call(callables(found, on: type, context), arguments, base: value, at: callee, context, .none)
  }

  func macro(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    let name = facts.name(of: term)
    let arguments = Array(facts.children(of: term))
    if name == "Preview" {
      var inner = context
      inner.isPreview = true
      for argument in arguments { _ = evaluate(facts.child(0, of: argument), inner) }
      return .unknown
    }
    if options.localizingMacros.contains(name) { return localizingMacro(arguments, context) }
    let found = (program.globals[name] ?? []).filter { program[$0].kind == .macro }
    return call(
      callables(found.map { Member(reference: $0, values: [:]) }, on: .unknown, context), arguments, base: nil,
      at: term, context, expectation)
  }

  /// `#localized("Cancel", bundle: .module, name)`: the first text is the key, whatever follows.
  private func localizingMacro(_ arguments: [TermID], _ context: Context) -> Value {
    let facts = facts(context.file)
    let key = keyContext(of: arguments, context) { facts.name(of: $0) }
    var text: Value?
    for argument in arguments {
      let value = facts.child(0, of: argument)
      if text == nil, facts.name(of: argument).isEmpty {
        text = evaluate(value, context, Expectation(type: known.resource, key: key))
      } else if facts.kind(of: value) != .string || facts.name(of: argument).isEmpty {
        _ = evaluate(value, context)
      }
    }
    return Value(type: known.string, flows: text?.flows ?? [])
  }

  func subscriptCall(_ term: TermID, _ context: Context) -> Value {
    let facts = facts(context.file)
    let base = evaluate(facts.child(0, of: term), context)
    let arguments = Array(facts.children(of: term).dropFirst())
    if case .nominal(known.dictionaryID, let types) = known.unwrapped(base.type), types.count == 2 {
      for argument in arguments {
        let isDefault = facts.name(of: argument) == "default"
        let value = evaluate(
          facts.child(0, of: argument), context, Expectation(type: isDefault ? types[1] : types[0]))
        if isDefault {
          return Value(type: types[1], flows: part(1, of: base.flows) + value.flows)
        }
      }
      return Value(type: known.optional(types[1]), flows: part(1, of: base.flows))
    }
    let found = members("subscript", of: base.type)
    let candidates = callables(found, on: base.type, context)
    if case .nominal(known.bindingID, let inner) = base.type, candidates.isEmpty, let collection = inner.first {
      for argument in arguments { _ = evaluate(facts.child(0, of: argument), context) }
      return Value(type: known.binding(to: element(of: collection)), flows: base.flows)
    }
    return call(candidates, arguments, base: base, at: term, context, .none)
  }

  // MARK: Candidates

  /// What makes values of other types of a name, such as SwiftUI's `Link` beside one of the sources.
  private func initializers(ofOthersNamed name: String, than id: TypeID, _ context: Context) -> [Callable] {
    guard let all = program.topLevelTypes[name], all.count > 1, all.contains(id) else { return [] }
    let others = all.filter { $0 != id }.sorted { left, right in
      let first = program[left].declarations.first.map { program.closeness(of: $0.file, to: context.file) } ?? -2
      let second = program[right].declarations.first.map { program.closeness(of: $0.file, to: context.file) } ?? -2
      return first > second
    }
    return others.flatMap { initializers(of: program.selfType(of: $0), context) }
  }

  /// What making a value of a type can call.
  func initializers(of type: SwiftType, _ context: Context) -> [Callable] {
    switch type {
    case .nominal(let id, _):
      var found = callables(members("init", of: type), on: .meta(type), context)
      for index in found.indices { found[index].result = type }
      let info = program[id]
      if !info.hasInitializer, info.kind == .structure, !info.isInterface,
        info.declarations.first.map({ program[$0].isType }) == true
      {
        found.insert(memberwise(id, type), at: 0)
      }
      return found
    case .generic(let reference):
      var found = callables(members("init", of: program.constraint(of: reference)), on: .meta(type), context)
      for index in found.indices { found[index].result = type }
      return found
    default: return []
    }
  }

  /// The initializer that Swift writes for a structure.
  private func memberwise(_ id: TypeID, _ type: SwiftType) -> Callable {
    let info = program[id]
    let values = program.substitution(of: id, type.arguments)
    var parameters: [CallableParameter] = []
    for reference in info.stored {
      let declaration = program[reference]
      let facts = facts(reference.file)
      let wrappers = Set(declaration.attributes.map { facts.name(of: $0) })
      if declaration.isConstant, declaration.value != .none { continue }
      if !wrappers.isDisjoint(with: [
        "Environment", "EnvironmentObject", "FocusState", "Namespace", "GestureState", "Query", "FetchRequest",
        "AppStorage",
      ]) {
        continue
      }
      var property = propertyType(of: reference)
      if wrappers.contains("Binding") { property = known.binding(to: property) }
      if wrappers.contains("ViewBuilder") || wrappers.contains("ContentBuilder"), !isFunction(property) {
        property = .function([], property)
      }
      let isOptional = property.nominalID == known.optionalID && !declaration.isConstant
      parameters.append(
        CallableParameter(
          label: declaration.name, name: declaration.name, type: property,
          hasDefault: declaration.value != .none || isOptional || declaration.isPrivate,
          slot: .declaration(reference)))
    }
    return Callable(
      name: info.name, parameters: parameters, result: type, values: values)
  }

  private func isFunction(_ type: SwiftType) -> Bool {
    if case .function = known.unwrapped(type) { return true }
    return false
  }

  func callables(_ members: [Member], on base: SwiftType, _ context: Context) -> [Callable] {
    members.compactMap { callable($0, on: base) }
  }

  private func callable(_ member: Member, on base: SwiftType) -> Callable? {
    let signature: Callable
    if let known = signatures[member.reference] {
      signature = known
    } else if let read = readSignature(of: member.reference) {
      signatures[member.reference] = read
      signature = read
    } else {
      return nil
    }
    var made = signature
    made.values = member.values
    if program[member.reference].kind == .enumCase, case .meta(let type) = base { made.result = type }
    return made
  }

  /// What can be said of a call before its receiver is known.
  private func readSignature(of reference: DeclarationReference) -> Callable? {
    let declaration = program[reference]
    guard declaration.isCallable || declaration.kind == .enumCase else { return nil }
    let facts = facts(reference.file)
    let isInterface = program.isInterface(reference.file)
    let attributes = declaration.attributes.map { facts.name(of: $0) }
    var made = Callable(
      reference: reference, name: display(declaration), parameters: [], result: .unknown, isInterface: isInterface,
      isDisfavored: attributes.contains("_disfavoredOverload"))
    made.role = isInterface ? attributes.lazy.compactMap { Self.roles[$0] }.first : nil
    for (position, parameter) in declaration.parameters.enumerated() {
      var mark: CallableParameter.Mark?
      if isInterface, facts.kind(of: parameter.type) == .attributedType {
        mark = Self.marks[facts.name(of: parameter.type)]
      }
      made.parameters.append(
        CallableParameter(
          label: parameter.label, name: parameter.name,
          type: program.resolve(parameter.type, in: reference, file: reference.file),
          hasDefault: parameter.defaultValue != .none, isVariadic: parameter.isVariadic,
          slot: isInterface ? nil : .parameter(reference, position), mark: mark))
    }
    made.result = program.declaredType(of: reference)
    if declaration.kind == .initializer {
      made.name = program.enclosingType(of: reference).map { program[$0].name } ?? "init"
    } else if !isInterface, declaration.kind != .enumCase {
      made.resultSlot = graph.slot(.result(reference))
    }
    return made
  }

  private static let roles: [String: TextRole] = [
    "heading": .heading, "accessibility": .accessibility, "badge": .badge, "callToAction": .callToAction,
    "body": .body,
  ]

  private static let marks: [String: CallableParameter.Mark] = [
    "shown": .shown, "key": .key, "carried": .carried, "passed": .passed, "callToAction": .callToAction,
    "heading": .heading,
  ]
}
