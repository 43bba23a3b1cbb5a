extension Program {
  /// The type that a type term of a declaration stands for.
  func resolve(_ term: TermID, in reference: DeclarationReference, file: Int32) -> SwiftType {
    guard term != .none else { return .unknown }
    let facts = facts(file)
    func child(_ position: Int) -> SwiftType { resolve(facts.child(position, of: term), in: reference, file: file) }
    func push(_ terms: TermList) { for term in terms { made.push(resolve(term, in: reference, file: file)) } }
    let mark = made.mark
    switch facts.kind(of: term) {
    case .namedType:
      let name = facts.name(of: term)
      push(facts.children(of: term))
      return named(name, since: mark, in: reference, file: file)
    case .memberType:
      push(facts.arguments(of: term))
      return memberType(of: child(0), named: facts.name(of: term), since: mark, file: file)
    case .optionalType: return known.optional(child(0))
    case .arrayType: return known.array(of: child(0))
    case .dictionaryType:
      made.push(child(0))
      made.push(child(1))
      return made.nominal(known.dictionaryID, since: mark)
    case .tupleType:
      var labels: [Symbol] = []
      for element in facts.children(of: term) {
        labels.append(facts.name(of: element))
        made.push(resolve(facts.child(0, of: element), in: reference, file: file))
      }
      return made.tuple(labels, since: mark)
    case .functionType:
      push(facts.children(of: term))
      if made.mark == mark { made.push(.unknown) }
      return made.function(since: mark)
    case .opaqueType, .attributedType, .compositionType: return child(0)
    case .metatype: return made.meta(child(0))
    default: return .unknown
    }
  }

  /// A type by its name, seen from a declaration.
  func named(_ name: Symbol, in reference: DeclarationReference, file: Int32) -> SwiftType {
    named(name, since: made.mark, in: reference, file: file)
  }

  /// The same with the generic arguments that lie ready since a mark.
  private func named(_ name: Symbol, since mark: Int, in reference: DeclarationReference, file: Int32) -> SwiftType {
    if !reference.isNone, index.isInnerType(name), let found = visible(name, since: mark, from: reference) {
      return found
    }
    if let id = index.nearest(index.topLevelTypes[ProgramIndex.key(name)], to: file) {
      return applied(id, since: mark)
    }
    if let alias = nearestAlias(name, to: file) { return aliased(alias, since: mark) }
    if name == .ownType, !reference.isNone, let id = enclosingType(of: reference) {
      made.drop(to: mark)
      // What conforms to a protocol stands for `Self` in it.
      if self[id].kind == .protocolType, !self[id].main.isNone {
        return made.generic(GenericReference(owner: self[id].main, name: Symbol(.ownType)))
      }
      return selfType(of: id)
    }
    if name == .void {
      made.drop(to: mark)
      return made.tuple([], since: made.mark)
    }
    return made.nominal(externalType(name), since: mark)
  }

  private func nearestAlias(_ name: Symbol, to file: Int32) -> DeclarationReference? {
    var best: DeclarationReference?
    var closest = 0
    for alias in index.topLevelAliases[ProgramIndex.key(name)] {
      let closeness = index.closeness(of: alias.file, to: file)
      if best == nil || closeness > closest { (best, closest) = (alias, closeness) }
    }
    return best
  }

  /// What the declarations around a place add to the names of types.
  private func visible(_ name: Symbol, since mark: Int, from reference: DeclarationReference) -> SwiftType? {
    let facts = facts(reference.file)
    var at = reference.id
    while at != .none {
      let declaration = facts[at]
      let here = DeclarationReference(file: reference.file, id: at)
      if declaration.kind != .extensionOf, declaration.generics.count > 0 {
        for generic in facts.generics(of: declaration) where facts.symbol(generic.name) == name {
          made.drop(to: mark)
          return made.generic(GenericReference(owner: here, name: name))
        }
      }
      if declaration.isType || declaration.kind == .extensionOf {
        let type = index.type(of: here)
        if type != .none, let found = member(name, since: mark, of: type, file: reference.file) { return found }
      }
      at = declaration.parent
    }
    return nil
  }

  private func member(_ name: Symbol, since mark: Int, of type: TypeID, file: Int32) -> SwiftType? {
    var type = type
    while type != .none {
      let info = self[type]
      if info.flags.contains(.hasGenerics) {
        let facts = facts(info.genericsOwner.file)
        for generic in facts.generics(of: facts[info.genericsOwner.id]) where facts.symbol(generic.name) == name {
          made.drop(to: mark)
          return made.generic(GenericReference(owner: info.genericsOwner, name: name))
        }
      }
      if let id = nested(name, in: type, from: file) { return applied(id, since: mark) }
      if let alias = alias(name, in: type) { return aliased(alias, since: mark) }
      type = info.parent
    }
    return nil
  }

  /// `Plan.ID`, `Base.Nested`.
  private func memberType(of base: SwiftType, named name: Symbol, since mark: Int, file: Int32) -> SwiftType {
    guard let id = base.nominalID else {
      made.drop(to: mark)
      return .unknown
    }
    if let nested = nested(name, in: id, from: file) { return applied(nested, since: mark) }
    if let alias = alias(name, in: id) {
      return substituting(aliased(alias, since: mark), substitution(of: id, base.arguments))
    }
    if name == .associatedID, let identity = members(Symbol(.id), in: id).first {
      made.drop(to: mark)
      return declaredType(of: identity)
    }
    if name == .associatedElement || name == .associatedWrapped || name == .associatedValue,
      let only = base.arguments.first
    {
      made.drop(to: mark)
      return only
    }
    if self[id].isBare || self[id].isInterface {
      let text = qualifiedName(of: id) + "." + symbols.text(of: name)
      return made.nominal(externalType(symbols.symbol(text)), since: mark)
    }
    made.drop(to: mark)
    return .unknown
  }

  func applied(_ id: TypeID) -> SwiftType { applied(id, since: made.mark) }

  private func applied(_ id: TypeID, since mark: Int) -> SwiftType {
    made.mark == mark ? selfType(of: id) : made.nominal(id, since: mark)
  }

  private func aliased(_ alias: DeclarationReference, since mark: Int) -> SwiftType {
    let arguments = made.mark > mark ? made.parts(since: mark) : []
    made.drop(to: mark)
    return resolvingOnce(alias) {
      let facts = facts(alias.file)
      let declaration = facts[alias.id]
      let type = resolve(declaration.type, in: alias, file: alias.file)
      guard !arguments.isEmpty else { return type }
      var values: [Binding] = []
      for (generic, argument) in zip(facts.generics(of: declaration), arguments) {
        let parameter = made.generic(GenericReference(owner: alias, name: facts.symbol(generic.name)))
        values.append(Binding(generic: parameter, type: argument))
      }
      return values.withUnsafeBufferPointer { substituting(type, Bindings(base: $0.baseAddress, count: $0.count)) }
    } ?? .unknown
  }

  /// A type as it stands inside its own declaration.
  @inline(__always)
  func selfType(of id: TypeID) -> SwiftType {
    self[id].flags.contains(.hasGenerics) ? genericSelfType(of: id) : made.nominal(id)
  }

  private func genericSelfType(of id: TypeID) -> SwiftType {
    let info = self[id]
    let mark = made.mark
    let facts = facts(info.genericsOwner.file)
    for generic in facts.generics(of: facts[info.genericsOwner.id]) {
      made.push(made.generic(GenericReference(owner: info.genericsOwner, name: facts.symbol(generic.name))))
    }
    return made.nominal(id, since: mark)
  }

  /// What a type's generic parameters stand for where it has these arguments.
  func substitution(of id: TypeID, _ arguments: TypeList) -> Bindings {
    guard self[id].flags.contains(.hasGenerics), !arguments.isEmpty else { return .none }
    return withSubstitution(of: id, arguments) { bindings($0) }
  }

  /// The same with what `Self` stands for.
  func substitution(of id: TypeID, _ arguments: TypeList, whole: SwiftType) -> Bindings {
    let main = self[id].main
    guard !main.isNone else { return substitution(of: id, arguments) }
    let own = made.generic(GenericReference(owner: main, name: Symbol(.ownType)))
    return withSubstitution(of: id, arguments, and: Binding(generic: own, type: whole)) { bindings($0) }
  }

  private func withSubstitution<Result>(
    of id: TypeID, _ arguments: TypeList, and last: Binding? = nil,
    _ body: (UnsafeBufferPointer<Binding>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Binding.self, capacity: arguments.count + 1) { values in
      var count = 0
      func add(_ binding: Binding) {
        values.initializeElement(at: count, to: binding)
        count += 1
      }
      let info = self[id]
      if info.flags.contains(.hasGenerics), !arguments.isEmpty {
        let facts = facts(info.genericsOwner.file)
        for (generic, argument) in zip(facts.generics(of: facts[info.genericsOwner.id]), arguments) {
          let parameter = made.generic(GenericReference(owner: info.genericsOwner, name: facts.symbol(generic.name)))
          if values[..<count].contains(where: { $0.generic == parameter }) { continue }
          add(Binding(generic: parameter, type: argument))
        }
      }
      if let last { add(last) }
      return body(UnsafeBufferPointer(rebasing: values[..<count]))
    }
  }

  /// A type with generic parameters replaced by what they stand for.
  func substituting(_ type: SwiftType, _ values: Bindings) -> SwiftType {
    if values.count == 0 || !type.hasGenerics { return type }
    if case .generic = type.form { return values[type] ?? type }
    return made.mapping(type) { substituting($0, values) }
  }

  /// A type seen as one of its supertypes, with the arguments it has there; nil where it is none.
  func view(_ type: SwiftType, as target: TypeID) -> SwiftType? {
    if type.nominalID == target { return type }
    let key = UInt64(type.number) << 32 | UInt64(UInt32(bitPattern: target.index))
    if let kept = keptView(key) { return kept.isUnknown ? nil : kept }
    let found = view(type, as: target, depth: 0)
    keepView(found ?? .unknown, key)
    return found
  }

  private func view(_ type: SwiftType, as target: TypeID, depth: Int) -> SwiftType? {
    guard depth < 12 else { return nil }
    switch type.form {
    case .nominal(let id, let arguments):
      if id == target { return type }
      let count = directSupertypes(of: id).count
      guard count > 0 else { return nil }
      return withSubstitution(of: id, arguments) { list in
        let values = Bindings(base: list.baseAddress, count: list.count)
        for position in 0..<count {
          let supertype = directSupertypes(of: id)[position]
          if let found = view(substituting(supertype, values), as: target, depth: depth + 1) { return found }
        }
        return nil
      }
    case .generic: return view(constraint(of: type), as: target, depth: depth + 1)
    default: return nil
    }
  }
}
