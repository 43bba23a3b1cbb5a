extension Linker {
  /// What a name stands for, seen from a place.
  func lookup(_ name: Symbol, _ context: Context) -> Value {
    switch name.word {
    case .ownValue:
      guard carriesText(context.selfType) else { return Value(type: context.selfType) }
      let owner = receiver(of: context.declaration)
      return Value(type: context.selfType, flows: owner.isNone ? .none : list(Flow(slot: slot(of: owner, .receiver))))
    case .ownType: return Value(type: made.meta(context.selfType))
    case .superValue:
      let parent = context.selfType.nominalID.flatMap { program.directSupertypes(of: $0).first }
      return Value(type: parent ?? .unknown)
    default: break
    }
    var at = locals.count - 1
    while at >= localsFloor {
      if locals.base[at].name == name, !locals.base[at].isFunction {
        return Value(type: locals[at].type, flows: list(locals[at].flow))
      }
      at -= 1
    }
    if program.symbols.firstByte(of: name) == 0x24, let value = projected(name, context) { return value }
    if let value = ownMember(name, context) { return value }
    if let value = wrapper(name, of: context.selfType, base: nil, context) { return value }
    for global in index.globals[ProgramIndex.key(name)] where program[global].kind == .variable {
      return property(global, .none, base: nil, context)
    }
    let type = program.named(name, in: context.declaration, file: context.file)
    if let id = type.nominalID {
      if program[id].isBare, !program.symbols.isUppercase(name) { return .unknown }
      use(id, context)
      return Value(type: made.meta(type))
    }
    return Value(type: type.isUnknown ? .unknown : made.meta(type))
  }

  /// The outermost function or property around a place that has a receiver.
  private func receiver(of reference: DeclarationReference) -> DeclarationReference {
    guard !reference.isNone else { return .none }
    let facts = facts(reference.file)
    var at = reference.id
    var found = DeclarationReference.none
    while at != .none {
      let declaration = facts[at]
      if declaration.isType || declaration.kind == .extensionOf { return found }
      found = DeclarationReference(file: reference.file, id: at)
      at = declaration.parent
    }
    return .none
  }

  /// `$name`: a binding to what the name stands for.
  private func projected(_ projection: Symbol, _ context: Context) -> Value? {
    let name = program.symbols.droppingFirst(projection)
    guard let first = program.symbols.text(of: name).first, first.isLetter || first == "_" else { return nil }
    let value = lookup(name, context)
    if let property = self.first(members(name, of: context.selfType)),
      let type = self.projection(of: property.reference)
    {
      return Value(type: type)
    }
    guard !value.type.isUnknown else { return nil }
    return Value(type: known.binding(to: value.type), flows: value.flows)
  }

  /// `_name`: the wrapper of a property of ours, `State` or `Binding`, with what the property holds.
  func wrapper(_ name: Symbol, of type: SwiftType, base: Value?, _ context: Context) -> Value? {
    guard program.symbols.firstByte(of: name) == 0x5F,
      let property = first(
        members(program.symbols.droppingFirst(name), of: type),
        where: { $0.kind == .variable && $0.attributes != .none })
    else { return nil }
    let reference = property.reference
    let facts = facts(reference.file)
    for attribute in facts.list(facts[reference.id].attributes) {
      let written = program.resolve(facts.child(0, of: attribute), in: reference, file: reference.file)
      guard let id = written.nominalID, program[id].isInterface else { continue }
      let value = self.property(reference, property.values, base: base, context)
      return Value(type: made.nominal(id, value.type), flows: value.flows)
    }
    return nil
  }

  /// What the wrapper of a property gives for `$name`, where that is no binding.
  private func projection(of reference: DeclarationReference) -> SwiftType? {
    let facts = facts(reference.file)
    for attribute in facts.list(facts[reference.id].attributes) {
      let type = program.resolve(facts.child(0, of: attribute), in: reference, file: reference.file)
      guard let id = type.nominalID else { continue }
      if program[id].name == .intentParameter { return type }
      if !program[id].isInterface, let own = program.members(Symbol(.projectedValue), in: id).first {
        let given = propertyType(of: own)
        if !given.isUnknown, given.nominalID != known.bindingID { return given }
      }
    }
    return nil
  }

  /// A member of the type around a place, or of the types around that.
  private func ownMember(_ name: Symbol, _ context: Context) -> Value? {
    guard !context.declaration.isNone else { return nil }
    let found = members(name, of: context.selfType)
    if let property = first(found, where: { $0.kind == .variable }) {
      var base: Value?
      if carriesText(context.selfType) { base = lookup(Symbol(.ownValue), context) }
      return self.property(property.reference, property.values, base: base, context)
    }
    var type = index.enclosingType(of: context.declaration)
    while type != .none {
      let whole = program.selfType(of: type)
      let own = members(name, of: made.meta(whole))
      for position in own.range {
        let candidate = memberPool[position]
        switch program[candidate.reference].kind {
        case .variable: return property(candidate.reference, candidate.values, base: nil, context)
        case .enumCase: return Value(type: whole)
        default: break
        }
      }
      type = program[type].parent
    }
    if let method = first(found, where: { $0.kind == .function }) { return functionValue(method) }
    return nil
  }

  /// A method without its arguments.
  func functionValue(_ candidate: Member) -> Value {
    let facts = facts(candidate.reference.file)
    let mark = made.mark
    for parameter in facts.parameters(of: facts[candidate.reference.id]) {
      let type = program.resolve(parameter.type, in: candidate.reference, file: candidate.reference.file)
      made.push(program.substituting(type, candidate.values))
    }
    made.push(program.substituting(program.declaredType(of: candidate.reference), candidate.values))
    return Value(type: made.function(since: mark))
  }
}
