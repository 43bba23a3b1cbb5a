extension Program {
  /// The type that a type term of a declaration stands for.
  func resolve(_ term: TermID, in reference: DeclarationReference?, file: Int32) -> SwiftType {
    guard term != .none else { return .unknown }
    let facts = files[Int(file)]
    func child(_ position: Int) -> SwiftType { resolve(facts.child(position, of: term), in: reference, file: file) }
    switch facts.kind(of: term) {
    case .namedType:
      let arguments = facts.children(of: term).map { resolve($0, in: reference, file: file) }
      return named(facts.name(of: term), arguments, in: reference, file: file)
    case .memberType:
      let arguments = facts.children(of: term).dropFirst().map { resolve($0, in: reference, file: file) }
      return memberType(of: child(0), named: facts.name(of: term), Array(arguments), file: file)
    case .optionalType: return known.optional(child(0))
    case .arrayType: return known.array(of: child(0))
    case .dictionaryType: return .nominal(known.dictionaryID, [child(0), child(1)])
    case .tupleType:
      return .tuple(
        facts.children(of: term).map { element in
          SwiftType.Element(
            label: facts.name(of: element), type: resolve(facts.child(0, of: element), in: reference, file: file))
        })
    case .functionType:
      let all = facts.children(of: term).map { resolve($0, in: reference, file: file) }
      return .function(Array(all.dropLast()), all.last ?? .unknown)
    case .opaqueType, .attributedType: return child(0)
    case .compositionType: return child(0)
    case .metatype: return .meta(child(0))
    default: return .unknown
    }
  }

  /// A type by its name, seen from a declaration.
  func named(
    _ name: String, _ arguments: [SwiftType], in reference: DeclarationReference?, file: Int32
  ) -> SwiftType {
    if let reference, let found = visible(name, arguments, from: reference) { return found }
    if let id = nearest(topLevelTypes[name] ?? [], to: file) { return applied(id, arguments) }
    if let alias = topLevelAliases[name]?.max(by: {
      closeness(of: $0.file, to: file) < closeness(of: $1.file, to: file)
    }) {
      return aliased(alias, arguments)
    }
    if name == "Self", let reference, let id = enclosingType(of: reference) {
      // What conforms to a protocol stands for `Self` in it.
      if self[id].kind == .protocolType, let main = self[id].declarations.first {
        return .generic(GenericReference(owner: main, name: "Self"))
      }
      return selfType(of: id)
    }
    if name == "Void" { return .tuple([]) }
    return .nominal(externalType(name), arguments)
  }

  /// What the declarations around a place add to the names of types.
  private func visible(
    _ name: String, _ arguments: [SwiftType], from reference: DeclarationReference
  ) -> SwiftType? {
    let facts = files[Int(reference.file)]
    var at = reference.id
    while at != .none {
      let declaration = facts[at]
      let here = DeclarationReference(file: reference.file, id: at)
      if let generic = declaration.generics.first(where: { $0.name == name }), declaration.kind != .extensionOf {
        return .generic(GenericReference(owner: here, name: generic.name))
      }
      if let type = typeOfDeclaration[here], let found = member(name, arguments, of: type, file: reference.file) {
        return found
      }
      at = declaration.parent
    }
    return nil
  }

  private func member(_ name: String, _ arguments: [SwiftType], of type: TypeID, file: Int32) -> SwiftType? {
    var type: TypeID? = type
    while let here = type {
      let info = self[here]
      if let generic = info.generics.first(where: { $0.name == name }) { return .generic(generic) }
      if let id = nearest(info.nested[name] ?? [], to: file) { return applied(id, arguments) }
      if let alias = info.aliases[name] { return aliased(alias, arguments) }
      type = info.parent
    }
    return nil
  }

  /// `Plan.ID`, `Base.Nested`.
  func memberType(of base: SwiftType, named name: String, _ arguments: [SwiftType], file: Int32) -> SwiftType {
    guard case .nominal(let id, let values) = base else { return .unknown }
    if let nested = nearest(self[id].nested[name] ?? [], to: file) { return applied(nested, arguments) }
    if let alias = self[id].aliases[name] {
      return aliased(alias, arguments).substituting(substitution(of: id, values))
    }
    if name == "ID", let identity = self[id].members["id"]?.first { return declaredType(of: identity) }
    if name == "Element" || name == "Wrapped" || name == "Value", let only = values.first { return only }
    if self[id].declarations.isEmpty || self[id].isInterface {
      return .nominal(externalType(self[id].qualifiedName + "." + name), arguments)
    }
    return .unknown
  }

  func applied(_ id: TypeID, _ arguments: [SwiftType]) -> SwiftType {
    let generics = self[id].generics
    if arguments.isEmpty, !generics.isEmpty { return .nominal(id, generics.map { .generic($0) }) }
    return .nominal(id, arguments)
  }

  private func aliased(_ alias: DeclarationReference, _ arguments: [SwiftType]) -> SwiftType {
    guard resolving.insert(alias).inserted else { return .unknown }
    defer { resolving.remove(alias) }
    let declaration = self[alias]
    let type = resolve(declaration.type, in: alias, file: alias.file)
    guard !arguments.isEmpty else { return type }
    var values: [GenericReference: SwiftType] = [:]
    for (generic, argument) in zip(declaration.generics, arguments) {
      values[GenericReference(owner: alias, name: generic.name)] = argument
    }
    return type.substituting(values)
  }

  /// A type as it stands inside its own declaration.
  func selfType(of id: TypeID) -> SwiftType { .nominal(id, self[id].generics.map { .generic($0) }) }

  func substitution(of id: TypeID, _ arguments: [SwiftType]) -> [GenericReference: SwiftType] {
    Dictionary(zip(self[id].generics, arguments), uniquingKeysWith: { first, _ in first })
  }

  /// The type written for a declaration, resolved where it stands.
  func declaredType(of reference: DeclarationReference) -> SwiftType {
    resolve(self[reference].type, in: reference, file: reference.file)
  }

  /// What a generic parameter must conform to.
  func constraint(of generic: GenericReference) -> SwiftType {
    if generic.name == "Self", let id = typeOfDeclaration[generic.owner] { return selfType(of: id) }
    guard let parameter = self[generic.owner].generics.first(where: { $0.name == generic.name }) else {
      return .unknown
    }
    return resolve(parameter.constraint, in: generic.owner, file: generic.owner.file)
  }

  /// The types that a type directly inherits from or conforms to.
  func directSupertypes(of id: TypeID) -> [SwiftType] {
    if let found = supertypes[id] { return found }
    supertypes[id] = []
    var found: [SwiftType] = []
    for reference in self[id].declarations {
      for term in self[reference].inherited {
        let type = resolve(term, in: reference, file: reference.file)
        if type.nominalID != id { found.append(type) }
      }
    }
    supertypes[id] = found
    return found
  }

  /// A type seen as one of its supertypes, with the arguments it has there; nil where it is none.
  func view(_ type: SwiftType, as target: TypeID, depth: Int = 0) -> SwiftType? {
    guard depth < 12 else { return nil }
    switch type {
    case .nominal(let id, let arguments):
      if id == target { return type }
      let values = substitution(of: id, arguments)
      for supertype in directSupertypes(of: id) {
        if let found = view(supertype.substituting(values), as: target, depth: depth + 1) { return found }
      }
      return nil
    case .generic(let reference): return view(constraint(of: reference), as: target, depth: depth + 1)
    default: return nil
    }
  }
}
