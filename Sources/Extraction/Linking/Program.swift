/// All declarations of all files, found by name.
final class Program {
  let files: [IndexedFacts]
  /// How many files at the start belong to the table of interfaces.
  let interfaceCount: Int
  var types: [TypeInfo] = []
  private(set) var topLevelTypes: [String: [TypeID]] = [:]
  private(set) var topLevelAliases: [String: [DeclarationReference]] = [:]
  private(set) var globals: [String: [DeclarationReference]] = [:]
  /// Every method and property of the sources by name, for bases whose type is unknown.
  private(set) var membersByName: [String: [DeclarationReference]] = [:]
  private(set) var typeOfDeclaration: [DeclarationReference: TypeID] = [:]
  private var external: [String: TypeID] = [:]
  var supertypes: [TypeID: [SwiftType]] = [:]
  var resolving: Set<DeclarationReference> = []
  lazy var known = KnownTypes(self)

  init(interfaces: [FileFacts], files: [FileFacts]) {
    self.files = (interfaces + files).map { IndexedFacts($0) }
    interfaceCount = interfaces.count
    for file in self.files.indices { declareTypes(in: file) }
    for file in self.files.indices { extendTypes(in: file) }
    for file in self.files.indices { addMembers(in: file) }
  }

  subscript(_ reference: DeclarationReference) -> Declaration { files[Int(reference.file)][reference.id] }

  subscript(_ type: TypeID) -> TypeInfo { types[Int(type.index)] }

  func isInterface(_ file: Int32) -> Bool { Int(file) < interfaceCount }

  // MARK: Indexing

  private func declareTypes(in file: Int) {
    let facts = files[file]
    for (index, declaration) in facts.declarations.enumerated() {
      let reference = DeclarationReference(file: Int32(file), id: DeclarationID(index: Int32(index)))
      let parent = declaration.parent == .none ? nil : enclosingType(of: reference)
      if declaration.isType {
        declare(declaration, reference, in: parent)
      } else if declaration.parent == .none, declaration.kind == .typeAlias {
        topLevelAliases[declaration.name, default: []].append(reference)
      }
    }
  }

  private func declare(_ declaration: Declaration, _ reference: DeclarationReference, in parent: TypeID?) {
    let outer = parent.map { self[$0].qualifiedName + "." } ?? ""
    let info = TypeInfo(name: declaration.name, qualifiedName: outer + declaration.name, kind: declaration.kind)
    info.parent = parent
    info.declarations = [reference]
    info.generics = declaration.generics.map { GenericReference(owner: reference, name: $0.name) }
    info.isInterface = isInterface(reference.file)
    if info.isInterface { info.lookup = lookup(of: declaration, in: files[Int(reference.file)]) }
    let id = TypeID(index: Int32(types.count))
    types.append(info)
    typeOfDeclaration[reference] = id
    if let parent {
      types[Int(parent.index)].nested[declaration.name, default: []].append(id)
    } else if !isInsideExtension(reference), !isTold(declaration.name, byInterfacesFor: reference.file) {
      topLevelTypes[declaration.name, default: []].append(id)
    }
  }

  private func lookup(of declaration: Declaration, in facts: IndexedFacts) -> TypeInfo.Lookup? {
    for attribute in declaration.attributes {
      switch facts.name(of: attribute) {
      case "lookedUp": return .specifiers
      case "lookedUpByNames": return .names
      case "lookedUpAsPhrase": return .phrases
      default: break
      }
    }
    return nil
  }

  /// Whether a file declares one of Wordgate's own types, of which the table of interfaces says more than the source.
  private func isTold(_ name: String, byInterfacesFor file: Int32) -> Bool {
    files[Int(file)].file.split(separator: "/").dropLast().contains("WordgateDefinitions")
      && topLevelTypes[name]?.contains { self[$0].isInterface } == true
  }

  private func isInsideExtension(_ reference: DeclarationReference) -> Bool {
    let parent = self[reference].parent
    return parent != .none && files[Int(reference.file)][parent].kind == .extensionOf
  }

  /// Attaches extensions to their types, and the types inside extensions to those.
  private func extendTypes(in file: Int) {
    let facts = files[file]
    for (index, declaration) in facts.declarations.enumerated() {
      let reference = DeclarationReference(file: Int32(file), id: DeclarationID(index: Int32(index)))
      if declaration.kind == .extensionOf {
        let path = declaration.name.split(separator: "<").first.map { $0.split(separator: ".").map(String.init) } ?? []
        let id = type(at: path, from: Int32(file)) ?? externalType(path.joined(separator: "."))
        typeOfDeclaration[reference] = id
        types[Int(id.index)].declarations.append(reference)
      } else if declaration.isType, isInsideExtension(reference),
        let id = typeOfDeclaration[reference], let outer = enclosingType(of: reference)
      {
        types[Int(id.index)].parent = outer
        types[Int(id.index)].qualifiedName = self[outer].qualifiedName + "." + declaration.name
        types[Int(outer.index)].nested[declaration.name, default: []].append(id)
      }
    }
  }

  private func addMembers(in file: Int) {
    let facts = files[file]
    for (index, declaration) in facts.declarations.enumerated() where !declaration.isType {
      let reference = DeclarationReference(file: Int32(file), id: DeclarationID(index: Int32(index)))
      guard declaration.kind != .extensionOf else { continue }
      guard declaration.parent != .none else {
        if declaration.kind != .typeAlias { globals[declaration.name, default: []].append(reference) }
        continue
      }
      let container = facts[declaration.parent]
      guard container.isType || container.kind == .extensionOf, let owner = enclosingType(of: reference) else {
        continue
      }
      addMember(declaration, reference, to: Int(owner.index), isExtension: container.kind == .extensionOf)
    }
  }

  private func addMember(
    _ declaration: Declaration, _ reference: DeclarationReference, to owner: Int, isExtension: Bool
  ) {
    if declaration.kind == .typeAlias || declaration.kind == .associatedType {
      types[owner].aliases[declaration.name] = reference
      return
    }
    types[owner].members[declaration.name, default: []].append(reference)
    if !isInterface(reference.file) { membersByName[declaration.name, default: []].append(reference) }
    if declaration.kind == .initializer, !isExtension { types[owner].hasInitializer = true }
    if declaration.kind == .variable, !declaration.isStatic, declaration.body == .none, !isExtension {
      types[owner].stored.append(reference)
    }
  }

  // MARK: Finding

  /// The type whose declaration or extension holds a declaration, functions and variables in between left out.
  func enclosingType(of reference: DeclarationReference) -> TypeID? {
    let facts = files[Int(reference.file)]
    var parent = facts[reference.id].parent
    while parent != .none {
      let declaration = facts[parent]
      if declaration.isType || declaration.kind == .extensionOf {
        return typeOfDeclaration[DeclarationReference(file: reference.file, id: parent)]
      }
      parent = declaration.parent
    }
    return nil
  }

  /// A type by the names that lead to it from the top.
  func type(at path: [String], from file: Int32) -> TypeID? {
    guard let first = path.first, var found = nearest(topLevelTypes[first] ?? [], to: file) else { return nil }
    for name in path.dropFirst() {
      guard let next = nearest(self[found].nested[name] ?? [], to: file) else { return nil }
      found = next
    }
    return found
  }

  /// A type of the table of interfaces.
  func interface(_ name: String) -> TypeID {
    topLevelTypes[name]?.first { self[$0].isInterface } ?? externalType(name)
  }

  /// A type that no source declares: it has a name and nothing else.
  func externalType(_ name: String) -> TypeID {
    if let id = external[name] { return id }
    let id = TypeID(index: Int32(types.count))
    types.append(TypeInfo(name: name, qualifiedName: name, kind: .structure))
    external[name] = id
    return id
  }

  /// Of several types of one name, the one whose file shares most with a file: itself, its module, its folders.
  func nearest(_ candidates: [TypeID], to file: Int32) -> TypeID? {
    guard candidates.count > 1 else { return candidates.first }
    return candidates.max { closeness(of: $0, to: file) < closeness(of: $1, to: file) }
  }

  private func closeness(of type: TypeID, to file: Int32) -> Int {
    self[type].declarations.first.map { closeness(of: $0.file, to: file) } ?? -1
  }

  func closeness(of other: Int32, to file: Int32) -> Int {
    if other == file { return 1_000_000 }
    if isInterface(other) { return isInterface(file) ? 500_000 : -1 }
    let (left, right) = (files[Int(other)], files[Int(file)])
    let sameModule = left.module == right.module && !left.module.isEmpty
    let shared = zip(left.file.utf8, right.file.utf8).prefix { $0 == $1 }.count
    return (sameModule ? 100_000 : 0) + shared
  }
}
