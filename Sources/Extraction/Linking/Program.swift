/// The declarations of a program and the types that one linker makes of them.
final class Program {
  let index: ProgramIndex
  let symbols: SymbolScope
  let made = TypeTable()
  private let arena = Arena()
  /// The types of the index, behind them those that are mere names here.
  private let types: GrowingList<TypeInfo>
  private let external = IntegerMap()
  /// The direct supertypes of each type, as runs of ``supertypes``.
  private let supertypeRuns: GrowingList<Run>
  private let supertypes = GrowingList<SwiftType>(capacity: 1024)
  private let constraints = IntegerMap()
  private let constraintTypes = GrowingList<SwiftType>()
  /// Types seen as their supertypes, unknown where they are none of them.
  private let views = IntegerMap(capacity: 256)
  private let viewTypes = GrowingList<SwiftType>(capacity: 256)
  private let declaredTypes: GrowingList<SwiftType>
  private let declaredIsKnown: GrowingList<Bool>
  private var resolving: Set<DeclarationReference> = []
  private(set) lazy var known = KnownTypes(self)

  init(_ index: ProgramIndex) {
    self.index = index
    symbols = SymbolScope(index.symbols)
    types = GrowingList(capacity: index.types.count + 256)
    types.append(contentsOf: index.types.suffix(from: 0))
    supertypeRuns = GrowingList(repeating: Self.notYet, count: types.count)
    let count = Int(index.firstDeclaration.last ?? 0)
    declaredTypes = GrowingList(repeating: .unknown, count: count)
    declaredIsKnown = GrowingList(repeating: false, count: count)
  }

  private static let notYet = Run(first: UInt32.max, count: 0)

  @inline(__always)
  subscript(_ reference: DeclarationReference) -> Declaration { index[reference] }

  @inline(__always)
  subscript(_ type: TypeID) -> TypeInfo { types[Int(type.index)] }

  @inline(__always)
  func facts(_ file: Int32) -> SourceFacts { index.facts(file) }

  @inline(__always)
  func isInterface(_ file: Int32) -> Bool { index.isInterface(file) }

  @inline(__always)
  func name(of reference: DeclarationReference) -> Symbol {
    let facts = facts(reference.file)
    return facts.symbol(facts[reference.id].name)
  }

  // MARK: Finding

  func enclosingType(of reference: DeclarationReference) -> TypeID? {
    let type = index.enclosingType(of: reference)
    return type == .none ? nil : type
  }

  /// A type of the table of interfaces.
  func interface(_ word: Word) -> TypeID {
    let name = Symbol(word)
    return index.topLevelTypes[ProgramIndex.key(name)].first { self[$0].isInterface } ?? externalType(name)
  }

  /// A type that no source declares: it has a name and nothing else.
  func externalType(_ name: Symbol) -> TypeID {
    let shared = index.external.value(of: ProgramIndex.key(name))
    if shared >= 0 { return TypeID(index: shared) }
    let own = external.value(of: ProgramIndex.key(name))
    if own >= 0 { return TypeID(index: own) }
    let id = TypeID(index: Int32(truncatingIfNeeded: types.count))
    types.append(TypeInfo(name: name, kind: .structure))
    supertypeRuns.append(Self.notYet)
    external.set(ProgramIndex.key(name), to: id.index)
    return id
  }

  func nested(_ name: Symbol, in type: TypeID, from file: Int32) -> TypeID? {
    index.nearest(index.nested[ProgramIndex.key(type, name)], to: file)
  }

  func alias(_ name: Symbol, in type: TypeID) -> DeclarationReference? {
    var last: DeclarationReference?
    for alias in index.aliases[ProgramIndex.key(type, name)] { last = alias }
    return last
  }

  /// The members that the declaration and extensions of a type give it under a name.
  @inline(__always)
  func members(_ name: Symbol, in type: TypeID) -> ChainMap<DeclarationReference>.Chain {
    index.members[ProgramIndex.key(type, name)]
  }

  /// The text of a type's name with the names of the types around it.
  func qualifiedName(of type: TypeID) -> String {
    Int(type.index) < index.types.count ? index.qualifiedName(of: type) : symbols.text(of: self[type].name)
  }

  // MARK: Cached

  /// The type written for a declaration, resolved where it stands.
  func declaredType(of reference: DeclarationReference) -> SwiftType {
    let number = index.number(of: reference)
    if declaredIsKnown[number] { return declaredTypes[number] }
    let type = resolve(self[reference].type, in: reference, file: reference.file)
    if resolving.isEmpty {
      declaredTypes.base[number] = type
      declaredIsKnown.base[number] = true
    }
    return type
  }

  /// What a generic parameter must conform to.
  func constraint(of generic: SwiftType) -> SwiftType {
    let cached = constraints.value(of: UInt64(generic.number))
    if cached >= 0 { return constraintTypes[Int(cached)] }
    guard case .generic(let reference) = generic.form else { return .unknown }
    let type = readConstraint(of: reference)
    if resolving.isEmpty {
      constraints.set(UInt64(generic.number), to: Int32(truncatingIfNeeded: constraintTypes.count))
      constraintTypes.append(type)
    }
    return type
  }

  private func readConstraint(of generic: GenericReference) -> SwiftType {
    if generic.name == .ownType {
      let id = index.type(of: generic.owner)
      if id != .none { return selfType(of: id) }
    }
    let facts = facts(generic.owner.file)
    for parameter in facts.generics(of: facts[generic.owner.id]) where facts.symbol(parameter.name) == generic.name {
      return resolve(parameter.constraint, in: generic.owner, file: generic.owner.file)
    }
    return .unknown
  }

  /// The types that a type directly inherits from or conforms to, valid until the next are asked for.
  func directSupertypes(of id: TypeID) -> UnsafeBufferPointer<SwiftType> {
    let run = supertypeRuns[Int(id.index)]
    if run.first != UInt32.max {
      return UnsafeBufferPointer(start: supertypes.base + Int(run.first), count: Int(run.count))
    }
    supertypeRuns.base[Int(id.index)] = .empty
    let mark = made.mark
    for reference in index.declarations[ProgramIndex.key(id)] {
      let facts = facts(reference.file)
      for term in facts.list(facts[reference.id].inherited) {
        let type = resolve(term, in: reference, file: reference.file)
        if type.nominalID != id { made.push(type) }
      }
    }
    let found = made.parts(since: mark)
    made.drop(to: mark)
    let first = supertypes.count
    for type in found { supertypes.append(type) }
    supertypeRuns.base[Int(id.index)] = Run(
      first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: found.count))
    return UnsafeBufferPointer(start: supertypes.base + first, count: found.count)
  }

  /// The direct supertypes in a list that stays.
  func supertypeList(of id: TypeID) -> [SwiftType] { Array(directSupertypes(of: id)) }

  func keptView(_ key: UInt64) -> SwiftType? {
    let kept = Int(views.value(of: key))
    return kept >= 0 ? viewTypes[kept] : nil
  }

  /// Keeps what a type is as one of its supertypes, unless an alias is being resolved that it may depend on.
  func keepView(_ type: SwiftType, _ key: UInt64) {
    guard resolving.isEmpty else { return }
    views.set(key, to: Int32(truncatingIfNeeded: viewTypes.count))
    viewTypes.append(type)
  }

  // MARK: Cycles

  /// Does something with an alias while it cannot be resolved again; nil where it is being resolved already.
  func resolvingOnce(_ alias: DeclarationReference, _ work: () -> SwiftType) -> SwiftType? {
    guard resolving.insert(alias).inserted else { return nil }
    defer { resolving.remove(alias) }
    return work()
  }

  // MARK: Bindings

  func bindings(_ elements: UnsafeBufferPointer<Binding>) -> Bindings {
    elements.isEmpty ? .none : Bindings(base: arena.copy(elements), count: elements.count)
  }
}
