extension Linker {
  func callExpression(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    let callee = facts.child(0, of: term)
    let arguments = facts.arguments(of: term)
    switch facts.kind(of: callee) {
    case .identifier: return callName(facts.name(of: callee), arguments, callee, context, expectation)
    case .implicitMember: return callImplicitMember(callee, arguments, context, expectation)
    case .member: return callMember(callee, arguments, context, expectation)
    case .specialization:
      let base = evaluate(callee, context)
      if let type = base.type.instance {
        return call(initializers(of: type), arguments, base: nil, at: callee, context, expectation)
      }
      let inner = facts.child(0, of: callee)
      if facts.kind(of: inner) == .identifier {
        return callName(facts.name(of: inner), arguments, inner, context, expectation)
      }
      return callValue(base, arguments, callee, context)
    case .closure:
      let mark = made.mark
      made.push(expectation.type)
      let value = closure(callee, context, made.function(since: mark))
      for argument in arguments { _ = evaluate(facts.child(0, of: argument), context) }
      guard case .function(_, let result) = value.type.form else { return .unknown }
      return Value(type: result, flows: list(Flow(slot: slot(of: callee, context))))
    default: return callValue(evaluate(callee, context), arguments, callee, context)
    }
  }

  private func callImplicitMember(
    _ callee: TermID, _ arguments: TermList, _ context: Context, _ expectation: Expectation
  ) -> Value {
    let facts = facts(context.file)
    let name = facts.name(of: callee)
    let isInitializer = name == .initializer
    var wanted = known.unwrapped(expectation.type)
    if wanted.isUnknown, isInitializer {
      if namesBundle(arguments, context) { wanted = known.resource }
      if let first = arguments.first, facts.name(of: first) == .localized { wanted = known.string }
    } else if let id = wanted.nominalID, program[id].name == .stringProtocol {
      wanted = known.string
    }
    guard isInitializer else {
      let whole = made.meta(wanted)
      var value = call(
        callables(members(name, of: whole), on: whole), arguments, base: nil, at: callee, context, expectation)
      if value.type.isUnknown { value.type = wanted }
      return value
    }
    // A result builder takes an element where an array is declared.
    let more = wanted.isNominal(known.arrayID) ? wanted.arguments.first.map { initializers(of: $0) } : nil
    var value = call(
      initializers(of: wanted), or: more ?? .none, arguments, base: nil, at: callee, context, expectation)
    value.type = wanted
    return value
  }

  private func callName(
    _ name: Symbol, _ arguments: TermList, _ callee: TermID, _ context: Context, _ expectation: Expectation
  ) -> Value {
    var at = locals.count - 1
    while at >= localsFloor {
      if locals.base[at].name == name {
        let local = locals[at]
        if local.isFunction {
          return call(callables(local: local.functions), arguments, base: nil, at: callee, context, expectation)
        }
        return callValue(Value(type: local.type, flows: list(local.flow)), arguments, callee, context)
      }
      at -= 1
    }
    if !localizingFunctions.isEmpty, localizingFunctions.contains(name) {
      return call(
        callables(named: Symbol(.nsLocalizedString), context), arguments, base: nil, at: callee, context, expectation)
    }
    if let value = callOwn(name, arguments, callee, context, expectation) { return value }
    let type = program.named(name, in: context.declaration, file: context.file)
    if let id = type.nominalID, !program[id].isBare {
      use(id, context)
      return call(
        initializers(of: type), or: initializers(ofOthersNamed: name, than: id, context), arguments, base: nil,
        at: callee, context, expectation, otherwise: madeWithoutArguments(type))
    }
    let global = callables(named: name, context)
    if !global.isEmpty { return call(global, arguments, base: nil, at: callee, context, expectation) }
    if case .generic = type.form {
      return call(initializers(of: type), arguments, base: nil, at: callee, context, expectation)
    }
    let value = lookup(name, context)
    if case .function = value.type.form { return callValue(value, arguments, callee, context) }
    let similar = initializers(of: control(like: name))
    return call(similar, arguments, base: nil, at: callee, context, expectation, otherwise: type)
  }

  /// A type of the sources that is made without an initializer being written anywhere: a class with defaults for all
  /// that it holds.
  private func madeWithoutArguments(_ type: SwiftType) -> SwiftType {
    type.nominalID.map { program[$0].isInterface } ?? true ? .unknown : type
  }

  /// Whether a call of something that no source declares names a bundle of texts.
  private func namesBundle(_ arguments: TermList, _ context: Context) -> Bool {
    let facts = facts(context.file)
    return arguments.contains { argument in
      guard facts.name(of: argument) == .bundle else { return false }
      var value = facts.child(0, of: argument)
      if facts.kind(of: value) == .call { value = facts.child(0, of: value) }
      switch facts.name(of: value).word {
      case .module, .main, .atURL, .forClass, .bundle: return true
      default: return false
      }
    }
  }

  /// Takes the literals of such a call for keys: what is given a bundle is looked up in it. The same argument of the
  /// same function is looked up where no bundle is given, too.
  func lookUpWithBundle(_ arguments: TermList, of callee: Symbol, _ context: Context) {
    guard context.records, program.symbols.isUppercase(callee) else { return }
    let facts = facts(context.file)
    let hasBundle = namesBundle(arguments, context)
    for argument in arguments where isTextLabel(facts.name(of: argument)) {
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

  private func isTextLabel(_ label: Symbol) -> Bool {
    switch label.word {
    case .nothing, .title, .message, .textLabel, .labelLabel, .description, .prompt, .subtitle: true
    default: false
    }
  }

  /// The control of SwiftUI that a view of an absent package is named after: `AsyncButton` is made like a `Button`.
  private func control(like name: Symbol) -> SwiftType {
    guard program.symbols.isUppercase(name) else { return .unknown }
    let text = program.symbols.text(of: name)
    guard let control = Self.controls.first(where: { text.hasSuffix($0.rawValue) }) else { return .unknown }
    return made.nominal(program.interface(control))
  }

  private static let controls: [Word] = [
    .button, .toggle, .picker, .stepper, .textField, .secureField, .navigationLink, .shareLink, .link, .label,
    .section, .menu, .text,
  ]

  /// A call of a method of the type around the place, or of the types around that.
  private func callOwn(
    _ name: Symbol, _ arguments: TermList, _ callee: TermID, _ context: Context, _ expectation: Expectation
  ) -> Value? {
    guard !context.declaration.isNone else { return nil }
    var found = members(name, of: context.selfType)
    var owner = index.enclosingType(of: context.declaration)
    var receiver = context.selfType
    while found.isEmpty, owner != .none {
      receiver = made.meta(program.selfType(of: owner))
      found = members(name, of: receiver)
      owner = program[owner].parent
    }
    guard let first = first(found) else { return nil }
    if program[first.reference].kind == .variable {
      return callValue(lookup(name, context), arguments, callee, context)
    }
    let base: Value? = carriesText(context.selfType) ? lookup(Symbol(.ownValue), context) : nil
    return call(callables(found, on: receiver), arguments, base: base, at: callee, context, expectation)
  }

  private func callMember(
    _ callee: TermID, _ arguments: TermList, _ context: Context, _ expectation: Expectation
  ) -> Value {
    let facts = facts(context.file)
    let name = facts.name(of: callee)
    let base = evaluate(facts.child(0, of: callee), inside(name, arguments, context))
    if name == .initializer {
      // `self.init` and `super.init` are called on a value.
      let type = base.type.instance ?? base.type
      return call(
        initializers(of: type), arguments, base: nil, at: callee, context, expectation,
        otherwise: madeWithoutArguments(type))
    }
    let metaID = base.type.instance?.nominalID
    if let metaID, let nested = program.nested(name, in: metaID, from: context.file) {
      use(nested, context)
      let type = program.applied(nested)
      return call(
        initializers(of: type), arguments, base: nil, at: callee, context, expectation,
        otherwise: madeWithoutArguments(type))
    }
    var found = members(name, of: base.type)
    if found.isEmpty, base.type.isNominal(known.optionalID) { found = members(name, of: known.unwrapped(base.type)) }
    if found.isEmpty, let metaID, program[metaID].isBare {
      // `Foundation.NSLocalizedString`, `SwiftUI.Text`: a module in front of a name.
      return callName(name, arguments, callee, context, expectation)
    }
    if found.isEmpty, isOpen(base.type) {
      return callGuessed(name, arguments, base, callee, context, expectation)
    }
    if let variable = first(found), program[variable.reference].kind == .variable,
      first(found, where: { $0.kind == .function }) == nil
    {
      return callValue(memberValue(name, of: base, context), arguments, callee, context)
    }
    if found.isEmpty, base.type.isNominal(known.bindingID) {
      return callValue(memberValue(name, of: base, context), arguments, callee, context)
    }
    return call(callables(found, on: base.type), arguments, base: base, at: callee, context, expectation)
  }

  /// A call of a method that a base of unknown type may have: those of views, and those of the sources.
  private func callGuessed(
    _ name: Symbol, _ arguments: TermList, _ base: Value, _ callee: TermID, _ context: Context,
    _ expectation: Expectation
  ) -> Value {
    let isMeta = base.type.instance != nil
    let views = isMeta ? .none : members(name, of: known.viewType)
    if let first = first(views) {
      if program[first.reference].kind == .variable {
        return callValue(memberValue(name, of: base, context), arguments, callee, context)
      }
      return call(callables(views, on: base.type), arguments, base: base, at: callee, context, expectation)
    }
    if base.type.isNominal(known.bindingID) {
      return callValue(memberValue(name, of: base, context), arguments, callee, context)
    }
    let own = base.type.isUnknown ? callables(ofAnyTypeNamed: name) : .none
    return call(own, arguments, base: base, at: callee, context, expectation)
  }

  /// A call of a value that is a function.
  private func callValue(_ value: Value, _ arguments: TermList, _ callee: TermID, _ context: Context) -> Value {
    let facts = facts(context.file)
    if let type = value.type.instance {
      return call(initializers(of: type), arguments, base: nil, at: callee, context, .none)
    }
    let type = known.unwrapped(value.type)
    if case .function(let parameters, let result) = type.form {
      for (position, argument) in arguments.enumerated() {
        let given = evaluate(facts.child(0, of: argument), context, Expectation(type: parameters[position]))
        for index in elements(value.flows) {
          let flow = flows[index]
          let step = FlowPath.parameter + Int32(truncatingIfNeeded: position)
          bindHere(
            given, to: flow.slot, path: graph.paths.appending(step, to: flow.path),
            .passedTo(facts.name(of: callee)), context, argument)
        }
      }
      return Value(type: result, flows: part(FlowPath.result, of: value.flows))
    }
    let found = members(Symbol(.callAsFunction), of: type)
    return call(callables(found, on: type), arguments, base: value, at: callee, context, .none)
  }

  func macro(_ term: TermID, _ context: Context, _ expectation: Expectation) -> Value {
    let facts = facts(context.file)
    let name = facts.name(of: term)
    let arguments = facts.children(of: term)
    if name == .preview {
      var inner = context
      inner.isPreview = true
      for argument in arguments { _ = evaluate(facts.child(0, of: argument), inner) }
      return .unknown
    }
    if localizingMacros.contains(name) { return localizingMacro(arguments, context) }
    return call(callables(macro: name), arguments, base: nil, at: term, context, expectation)
  }

  /// `#localized("Cancel", bundle: .module, name)`: the first text is the key, whatever follows.
  private func localizingMacro(_ arguments: TermList, _ context: Context) -> Value {
    let facts = facts(context.file)
    let key = keyContext(of: arguments, context) { facts.name(of: arguments[$0]) }
    var text: Value?
    for argument in arguments {
      let value = facts.child(0, of: argument)
      if text == nil, facts.name(of: argument).isEmpty {
        text = evaluate(value, context, Expectation(type: known.resource, key: key))
      } else if facts.kind(of: value) != .string || facts.name(of: argument).isEmpty {
        _ = evaluate(value, context)
      }
    }
    return Value(type: known.string, flows: text?.flows ?? .none)
  }

  func subscriptCall(_ term: TermID, _ context: Context) -> Value {
    let facts = facts(context.file)
    let base = evaluate(facts.child(0, of: term), context)
    let arguments = facts.arguments(of: term)
    let dictionary = known.unwrapped(base.type)
    if dictionary.isNominal(known.dictionaryID), dictionary.arguments.count == 2 {
      let (keyType, valueType) = (dictionary.arguments[0], dictionary.arguments[1])
      for argument in arguments {
        let isDefault = facts.name(of: argument) == .defaultLabel
        let value = evaluate(
          facts.child(0, of: argument), context, Expectation(type: isDefault ? valueType : keyType))
        if isDefault { return Value(type: valueType, flows: joined(part(1, of: base.flows), value.flows)) }
      }
      return Value(type: known.optional(valueType), flows: part(1, of: base.flows))
    }
    let candidates = callables(members(Symbol(.subscriptMember), of: base.type), on: base.type)
    if base.type.isNominal(known.bindingID), candidates.isEmpty, let collection = base.type.arguments.first {
      for argument in arguments { _ = evaluate(facts.child(0, of: argument), context) }
      return Value(type: known.binding(to: element(of: collection)), flows: base.flows)
    }
    var value = call(candidates, arguments, base: base, at: term, context, .none)
    if let position = column(of: term, base, facts) { value.flows = part(position, of: value.flows) }
    return value
  }

  /// The position at which a list of strings is read, where it is written as a number.
  private func column(of term: TermID, _ base: Value, _ facts: SourceFacts) -> Int32? {
    guard base.type.isNominal(known.arrayID), base.type.arguments[0] == known.string else { return nil }
    switch facts.kind(of: facts.child(0, of: term)) {
    case .identifier, .subscriptCall: break
    default: return nil
    }
    guard let argument = facts.arguments(of: term).first else { return nil }
    let index = facts.child(0, of: argument)
    guard facts.kind(of: index) == .integer,
      let position = Int32(program.symbols.text(of: facts.name(of: index))), 0..<1000 ~= position
    else { return nil }
    return FlowPath.readColumn + position
  }
}
