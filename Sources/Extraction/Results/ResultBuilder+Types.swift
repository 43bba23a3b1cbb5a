internal import Findings

extension ResultBuilder {
  /// The types that the sources declare.
  func types() -> [TypeFact] {
    let used = usedViews()
    let identities = identities()
    var facts: [TypeFact] = []
    for number in 0..<index.types.count {
      let id = TypeID(index: Int32(truncatingIfNeeded: number))
      let info = program[id]
      guard !info.isInterface, !info.isExtendedOnly else { continue }
      let file = index.files[Int(info.main.file)]
      let declaration = program[info.main]
      facts.append(
        TypeFact(
          name: program.qualifiedName(of: id), module: file.module, file: file.file,
          location: file.lines.location(of: Int(declaration.nameStart), in: file.file), range: declaration.range,
          conformances: conformances(of: id), isView: isView(id), isDemo: declaration.isDemo,
          isPreview: declaration.isPreview, usedViews: used[id] ?? [], identity: identities[info.main]))
    }
    return facts.sorted { $0.location < $1.location }
  }

  /// Whether the sources declare a view that people see.
  var hasViews: Bool {
    (0..<index.types.count).contains { number in
      let id = TypeID(index: Int32(truncatingIfNeeded: number))
      let info = program[id]
      guard !info.isInterface, !info.isExtendedOnly else { return false }
      let declaration = program[info.main]
      return !declaration.isDemo && !declaration.isPreview && isView(id)
    }
  }

  /// The names of the views that each type's code names, sorted.
  private func usedViews() -> [TypeID: [String]] {
    var names: [TypeID: Set<String>] = [:]
    for position in 0..<linker.usedViews.count {
      let use = linker.usedViews[position]
      if isView(use.view) { names[use.owner, default: []].insert(program.qualifiedName(of: use.view)) }
    }
    return names.mapValues { $0.sorted() }
  }

  /// The members that the `id` of types returns, where its getter only names one.
  private func identities() -> [DeclarationReference: String] {
    var identities: [DeclarationReference: String] = [:]
    for file in 0..<Int32(truncatingIfNeeded: index.files.count) {
      let facts = linker.facts(file)
      for declaration in facts.declarations
      where declaration.kind == .variable && declaration.nameEnd - declaration.nameStart == 2 && !declaration.isStatic {
        guard program.symbols.text(of: facts.symbol(declaration.name)) == "id",
          let name = onlyMember(declaration.body, facts)
        else { continue }
        identities[DeclarationReference(file: file, id: declaration.parent)] = name
      }
    }
    return identities
  }

  /// The member that a body does nothing but name.
  private func onlyMember(_ body: TermID, _ facts: SourceFacts) -> String? {
    var term = body
    while facts.kind(of: term) == .block || facts.kind(of: term) == .returnValue {
      guard facts.children(of: term).count == 1 else { return nil }
      term = facts.child(0, of: term)
    }
    switch facts.kind(of: term) {
    case .identifier: return program.symbols.text(of: facts.name(of: term))
    case .member:
      let base = facts.child(0, of: term)
      let isSelf = facts.kind(of: base) == .identifier && program.symbols.text(of: facts.name(of: base)) == "self"
      return isSelf ? program.symbols.text(of: facts.name(of: term)) : nil
    default: return nil
    }
  }

  private func conformances(of id: TypeID) -> [String] {
    var names: [String] = []
    for reference in index.declarations[ProgramIndex.key(id)] {
      let facts = linker.facts(reference.file)
      for term in facts.list(facts[reference.id].inherited) { names.append(spelled(term, facts)) }
    }
    return names.count > 1 ? Set(names).sorted() : names
  }

  private func isView(_ id: TypeID) -> Bool {
    guard program[id].kind != .protocolType else { return false }
    return program.view(program.selfType(of: id), as: linker.known.view) != nil
  }

  private func spelled(_ term: TermID, _ facts: SourceFacts) -> String {
    switch facts.kind(of: term) {
    case .memberType: spelled(facts.child(0, of: term), facts) + "." + program.symbols.text(of: facts.name(of: term))
    case .attributedType: spelled(facts.child(0, of: term), facts)
    default: program.symbols.text(of: facts.name(of: term))
    }
  }
}
