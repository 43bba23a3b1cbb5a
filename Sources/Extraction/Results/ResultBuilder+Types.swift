internal import Findings

extension ResultBuilder {
  /// The types that the sources declare.
  func types() -> [TypeFact] {
    let used = usedViews()
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
          isPreview: declaration.isPreview, usedViews: used[id] ?? []))
    }
    return facts.sorted { $0.location < $1.location }
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
