internal import Findings

/// All declarations of all files, found by name. Nothing in it changes once it is made, so that several linkers may
/// share it.
final class ProgramIndex: @unchecked Sendable {
  let files: [FileFacts]
  /// How many files at the start belong to the table of interfaces.
  let interfaceCount: Int
  let symbols = SymbolTable()
  let types = GrowingList<TypeInfo>(capacity: 1024)
  private(set) var qualifiedNames: [String] = []
  let topLevelTypes = ChainMap<TypeID>(capacity: 1024)
  let topLevelAliases = ChainMap<DeclarationReference>()
  let globals = ChainMap<DeclarationReference>(capacity: 1024)
  /// Every method and property of the sources by name, for bases whose type is unknown.
  let membersByName = ChainMap<DeclarationReference>(capacity: 4096)
  /// By ``key(_:_:)``.
  let members: ChainMap<DeclarationReference>
  let nested = ChainMap<TypeID>()
  let aliases = ChainMap<DeclarationReference>()
  /// By type: its declaration and extensions.
  let declarations: ChainMap<DeclarationReference>
  /// By type: stored properties in source order, for the memberwise initializer.
  let stored: ChainMap<DeclarationReference>
  /// By type: the names of its members, each once, in the order of their texts.
  private let memberNames: ChainMap<Symbol>
  /// Types that are only extended.
  let external = IntegerMap()
  private let typeOfDeclaration: GrowingList<TypeID>
  /// What a name is anywhere, by its symbol.
  private let uses = GrowingList<Uses>(capacity: 4096)
  private let columns: GrowingList<FactsColumns>
  private let arena = Arena()
  /// Holds the symbols of each file.
  private let names: SharedNames
  /// The number of each file's first term, declaration and parameter among those of all files.
  let firstTerm: [Int32]
  let firstDeclaration: [Int32]
  let firstParameter: [Int32]

  /// What a name is anywhere in the program, so that one that is nothing of the kind is looked for nowhere.
  private struct Uses: OptionSet, BitwiseCopyable {
    let rawValue: UInt8

    static let member = Uses(rawValue: 1)
    /// A generic parameter, or a type or alias inside another type.
    static let innerType = Uses(rawValue: 2)
  }

  init(interfaces: [FileFacts], files: [FileFacts], _ workers: Workers) {
    self.files = interfaces + files
    interfaceCount = interfaces.count
    var bases = (terms: [Int32(0)], declarations: [Int32(0)], parameters: [Int32(0)])
    columns = GrowingList(capacity: self.files.count + 1)
    let typeCount = self.files.reduce(0) { count, facts in count + facts.declarations.count { $0.isType } }
    let declarationCount = self.files.reduce(0) { $0 + $1.declarations.count }
    members = ChainMap(capacity: max(declarationCount - typeCount, 0))
    declarations = ChainMap(capacity: typeCount)
    stored = ChainMap(capacity: typeCount)
    memberNames = ChainMap(capacity: typeCount)
    let arena = arena
    let names = SharedNames(self.files, in: symbols, workers)
    for (facts, fileSymbols) in zip(self.files, names.symbols) {
      var column = FactsColumns(facts, symbols: fileSymbols)
      var path = facts.file
      column.path = path.withUTF8 { UnsafeBufferPointer(start: arena.copy($0), count: $0.count) }
      column.module = symbols.symbol(facts.module)
      columns.append(column)
      bases.terms.append((bases.terms.last ?? 0) &+ Int32(truncatingIfNeeded: facts.counts.terms))
      bases.declarations.append((bases.declarations.last ?? 0) &+ Int32(truncatingIfNeeded: facts.declarations.count))
      bases.parameters.append((bases.parameters.last ?? 0) &+ Int32(truncatingIfNeeded: facts.parameters.count))
    }
    self.names = names
    (firstTerm, firstDeclaration, firstParameter) = (bases.terms, bases.declarations, bases.parameters)
    typeOfDeclaration = GrowingList(repeating: .none, count: Int(bases.declarations.last ?? 0))
    for file in self.files.indices { declareTypes(in: Int32(file)) }
    for file in self.files.indices { extendTypes(in: Int32(file)) }
    // Each of the two writes to lists of its own.
    _ = workers.map([addMembers, addNames]) { [self] add in
      for file in self.files.indices { add(Int32(file)) }
    }
  }

  /// Whether any type has a member of a name.
  @inline(__always)
  func isMember(_ name: Symbol) -> Bool {
    Int(name.index) < uses.count && uses[Int(name.index)].contains(.member)
  }

  /// Whether a name is that of a generic parameter, or of a type or alias inside another type.
  @inline(__always)
  func isInnerType(_ name: Symbol) -> Bool {
    Int(name.index) < uses.count && uses[Int(name.index)].contains(.innerType)
  }

  private func note(_ name: Symbol, _ use: Uses) {
    while uses.count <= Int(name.index) { uses.append([]) }
    uses.base[Int(name.index)].insert(use)
  }

  @inline(__always)
  func facts(_ file: Int32) -> SourceFacts { SourceFacts(columns: UnsafePointer(columns.base + Int(file))) }

  /// All terms of a file.
  func terms(of file: Int32) -> some Sequence<TermID> {
    (0..<files[Int(file)].counts.terms).lazy.map { TermID(index: UInt32(truncatingIfNeeded: $0)) }
  }

  func location(of offset: Int, in file: Int32) -> Location {
    files[Int(file)].lines.location(of: offset, in: files[Int(file)].file)
  }

  @inline(__always)
  subscript(_ reference: DeclarationReference) -> Declaration { facts(reference.file)[reference.id] }

  func isInterface(_ file: Int32) -> Bool { Int(file) < interfaceCount }

  /// The number of a declaration among those of all files.
  @inline(__always)
  func number(of reference: DeclarationReference) -> Int {
    Int(firstDeclaration[Int(reference.file)] &+ reference.id.index)
  }

  @inline(__always)
  func type(of reference: DeclarationReference) -> TypeID { typeOfDeclaration[number(of: reference)] }

  /// The key of a name in a type.
  @inline(__always)
  static func key(_ type: TypeID, _ name: Symbol) -> UInt64 {
    UInt64(UInt32(bitPattern: type.index)) << 32 | UInt64(name.index)
  }

  @inline(__always)
  static func key(_ name: Symbol) -> UInt64 { UInt64(name.index) }

  @inline(__always)
  static func key(_ type: TypeID) -> UInt64 { UInt64(UInt32(bitPattern: type.index)) }

  /// The names of a type's members in the order of their texts.
  func memberNames(of type: TypeID) -> [(text: String, name: Symbol)] {
    var seen: Set<Symbol> = []
    var names: [(text: String, name: Symbol)] = []
    for name in memberNames[Self.key(type)] where seen.insert(name).inserted {
      names.append((String(decoding: symbols.bytes(of: name), as: UTF8.self), name))
    }
    return names.sorted { $0.text < $1.text }
  }

  // MARK: Indexing

  private func declareTypes(in file: Int32) {
    let facts = facts(file)
    for generic in files[Int(file)].generics { note(facts.symbol(generic.name), .innerType) }
    for (index, declaration) in facts.declarations.enumerated() {
      let reference = DeclarationReference(file: file, id: DeclarationID(index: Int32(truncatingIfNeeded: index)))
      if declaration.isType {
        declare(declaration, reference, facts)
      } else if declaration.parent == .none, declaration.kind == .typeAlias {
        topLevelAliases.add(reference, to: Self.key(facts.symbol(declaration.name)))
      }
    }
  }

  private func declare(_ declaration: Declaration, _ reference: DeclarationReference, _ facts: SourceFacts) {
    let parent = declaration.parent == .none ? .none : enclosingType(of: reference)
    let name = facts.symbol(declaration.name)
    var info = TypeInfo(name: name, kind: declaration.kind)
    if parent != .none { info.qualifiedName = qualified(name, in: parent) }
    info.parent = parent
    info.main = reference
    info.genericsOwner = reference
    info.flags.insert(.isDeclared)
    if declaration.generics.count > 0 { info.flags.insert(.hasGenerics) }
    if isInterface(reference.file) {
      info.flags.insert(.isInterface)
      info.lookup = lookup(of: declaration, in: facts)
    }
    let id = TypeID(index: Int32(truncatingIfNeeded: types.count))
    types.append(info)
    declarations.add(reference, to: Self.key(id))
    typeOfDeclaration[number(of: reference)] = id
    if parent != .none {
      nested.add(id, to: Self.key(parent, name))
      note(name, .innerType)
    } else if !isInsideExtension(declaration, facts), !isTold(name, in: reference.file) {
      topLevelTypes.add(id, to: Self.key(name))
    }
  }

  /// The number of a name with the names of the types around it.
  private func qualified(_ name: Symbol, in parent: TypeID) -> Int32 {
    qualifiedNames.append(qualifiedName(of: parent) + "." + text(of: name))
    return Int32(truncatingIfNeeded: qualifiedNames.count - 1)
  }

  private func text(of name: Symbol) -> String { String(decoding: symbols.bytes(of: name), as: UTF8.self) }

  /// The name of a type with the names of the types around it.
  func qualifiedName(of type: TypeID) -> String {
    let info = types[Int(type.index)]
    return info.qualifiedName < 0 ? text(of: info.name) : qualifiedNames[Int(info.qualifiedName)]
  }

  private func lookup(of declaration: Declaration, in facts: SourceFacts) -> TypeInfo.Lookup? {
    for attribute in facts.list(declaration.attributes) {
      switch facts.name(of: attribute).word {
      case .lookedUp: return .specifiers
      case .lookedUpByNames: return .names
      case .lookedUpAsPhrase: return .phrases
      default: break
      }
    }
    return nil
  }

  /// Whether a file declares one of Wordgate's own types, of which the table of interfaces says more than the source.
  private func isTold(_ name: Symbol, in file: Int32) -> Bool {
    topLevelTypes[Self.key(name)].contains { types[Int($0.index)].isInterface }
      && files[Int(file)].file.split(separator: "/").dropLast().contains("WordgateDefinitions")
  }

  private func isInsideExtension(_ declaration: Declaration, _ facts: SourceFacts) -> Bool {
    declaration.parent != .none && facts[declaration.parent].kind == .extensionOf
  }

  /// Attaches extensions to their types, and the types inside extensions to those.
  private func extendTypes(in file: Int32) {
    let facts = facts(file)
    for (index, declaration) in facts.declarations.enumerated() {
      let reference = DeclarationReference(file: file, id: DeclarationID(index: Int32(truncatingIfNeeded: index)))
      if declaration.kind == .extensionOf {
        let path = path(of: facts.symbol(declaration.name))
        let id = type(at: path, from: file) ?? extended(path)
        typeOfDeclaration[number(of: reference)] = id
        declarations.add(reference, to: Self.key(id))
        if types[Int(id.index)].main.isNone { types.base[Int(id.index)].main = reference }
      } else if declaration.isType, isInsideExtension(declaration, facts) {
        let id = typeOfDeclaration[number(of: reference)]
        let outer = enclosingType(of: reference)
        guard id != .none, outer != .none else { continue }
        let name = facts.symbol(declaration.name)
        types.base[Int(id.index)].parent = outer
        types.base[Int(id.index)].qualifiedName = qualified(name, in: outer)
        nested.add(id, to: Self.key(outer, name))
        note(name, .innerType)
      }
    }
  }

  /// The names of an extended type, `Outer.Inner<T>`, without its arguments.
  private func path(of name: Symbol) -> [Symbol] {
    let text = text(of: name)
    return text.split(separator: "<").first?.split(separator: ".").map { symbols.symbol(String($0)) } ?? []
  }

  /// A type that is extended and nowhere declared.
  private func extended(_ path: [Symbol]) -> TypeID {
    let name = path.count == 1 ? path[0] : symbols.symbol(path.map { text(of: $0) }.joined(separator: "."))
    let found = external.value(of: Self.key(name))
    if found >= 0 { return TypeID(index: found) }
    let id = TypeID(index: Int32(truncatingIfNeeded: types.count))
    types.append(TypeInfo(name: name, kind: .structure))
    external.set(Self.key(name), to: id.index)
    return id
  }

  /// The declarations of a file that are no types, with the types that have them as members.
  private func forEachMember(
    of file: Int32, _ body: (_ member: Declaration, DeclarationReference, _ owner: TypeID, _ isExtension: Bool) -> Void
  ) {
    let facts = facts(file)
    for (index, declaration) in facts.declarations.enumerated()
    where !declaration.isType && declaration.kind != .extensionOf && declaration.parent != .none {
      let container = facts[declaration.parent]
      guard container.isType || container.kind == .extensionOf else { continue }
      let owner = type(of: DeclarationReference(file: file, id: declaration.parent))
      guard owner != .none else { continue }
      let reference = DeclarationReference(file: file, id: DeclarationID(index: Int32(truncatingIfNeeded: index)))
      body(declaration, reference, owner, container.kind == .extensionOf)
    }
  }

  /// Adds the members of types.
  private func addMembers(in file: Int32) {
    let facts = facts(file)
    forEachMember(of: file) { declaration, reference, owner, _ in
      let name = facts.symbol(declaration.name)
      if declaration.kind == .typeAlias || declaration.kind == .associatedType {
        aliases.add(reference, to: Self.key(owner, name))
        note(name, .innerType)
      } else {
        members.add(reference, to: Self.key(owner, name))
        note(name, .member)
      }
    }
  }

  /// Adds what is found by a name or a type alone.
  private func addNames(in file: Int32) {
    let facts = facts(file)
    for (index, declaration) in facts.declarations.enumerated()
    where declaration.parent == .none && !declaration.isType && declaration.kind != .extensionOf
      && declaration.kind != .typeAlias
    {
      let reference = DeclarationReference(file: file, id: DeclarationID(index: Int32(truncatingIfNeeded: index)))
      globals.add(reference, to: Self.key(facts.symbol(declaration.name)))
    }
    forEachMember(of: file) { declaration, reference, owner, isExtension in
      guard declaration.kind != .typeAlias, declaration.kind != .associatedType else { return }
      if !isInterface(file) {
        let name = facts.symbol(declaration.name)
        membersByName.add(reference, to: Self.key(name))
        memberNames.add(name, to: Self.key(owner))
      }
      guard !isExtension else { return }
      if declaration.kind == .initializer { types.base[Int(owner.index)].flags.insert(.hasInitializer) }
      if declaration.kind == .variable, !declaration.isStatic, declaration.body == .none {
        stored.add(reference, to: Self.key(owner))
      }
    }
  }

  // MARK: Finding

  /// The type whose declaration or extension holds a declaration, functions and variables in between left out.
  func enclosingType(of reference: DeclarationReference) -> TypeID {
    let facts = facts(reference.file)
    var parent = facts[reference.id].parent
    while parent != .none {
      let declaration = facts[parent]
      if declaration.isType || declaration.kind == .extensionOf {
        return type(of: DeclarationReference(file: reference.file, id: parent))
      }
      parent = declaration.parent
    }
    return .none
  }

  /// A type by the names that lead to it from the top.
  private func type(at path: [Symbol], from file: Int32) -> TypeID? {
    guard let first = path.first, var found = nearest(topLevelTypes[Self.key(first)], to: file) else { return nil }
    for name in path.dropFirst() {
      guard let next = nearest(nested[Self.key(found, name)], to: file) else { return nil }
      found = next
    }
    return found
  }

  /// Of several types of one name, the one whose file shares most with a file: itself, its module, its folders.
  @inline(__always)
  func nearest(_ candidates: ChainMap<TypeID>.Chain, to file: Int32) -> TypeID? {
    candidates.count > 1 ? nearestOfMany(candidates, to: file) : candidates.first
  }

  private func nearestOfMany(_ candidates: ChainMap<TypeID>.Chain, to file: Int32) -> TypeID? {
    var best: TypeID?
    var closest = 0
    for candidate in candidates {
      let closeness = closeness(of: candidate, to: file)
      if best == nil || closeness > closest { (best, closest) = (candidate, closeness) }
    }
    return best
  }

  func closeness(of type: TypeID, to file: Int32) -> Int {
    let main = types[Int(type.index)].main
    return main.isNone ? -1 : closeness(of: main.file, to: file)
  }

  func closeness(of other: Int32, to file: Int32) -> Int {
    if other == file { return 1_000_000 }
    if isInterface(other) { return isInterface(file) ? 500_000 : -1 }
    let (left, right) = (columns.base + Int(other), columns.base + Int(file))
    let sameModule = left.pointee.module == right.pointee.module && !left.pointee.module.isEmpty
    let (first, second) = (left.pointee.path, right.pointee.path)
    var shared = 0
    while shared < min(first.count, second.count), first[shared] == second[shared] { shared += 1 }
    return (sameModule ? 100_000 : 0) + shared
  }
}
