extension FileFacts {
  /// Whether no term lies inside itself and no declaration in its own body, so that every walk ends.
  var isSound: Bool { hasTreeOfTerms && hasTreeOfDeclarations }

  /// A term comes after all that it is made of, and none is nested deeper than any source is.
  private var hasTreeOfTerms: Bool {
    guard terms.count > 0, terms[0].links.count == 0 else { return false }
    let depths = GrowingList<Int32>(repeating: 0, count: terms.count)
    for index in 0..<terms.count {
      var depth: Int32 = 0
      for position in terms[index].links.range {
        let child = Int(links[position].index)
        guard child < index else { return false }
        depth = max(depth, depths[child] + 1)
      }
      guard depth < 20_000 else { return false }
      depths.base[index] = depth
    }
    return true
  }

  /// A declaration comes after the one it stands in, and a term that declares it after all of its parts.
  private var hasTreeOfDeclarations: Bool {
    let last = GrowingList<UInt32>(repeating: 0, count: declarations.count)
    for index in 0..<declarations.count {
      let declaration = declarations[index]
      guard Int(declaration.parent.index) < index else { return false }
      last.base[index] = lastTerm(of: declaration)
    }
    for index in (0..<declarations.count).reversed() {
      let parent = Int(declarations[index].parent.index)
      if parent >= 0 { last.base[parent] = max(last[parent], last[index]) }
    }
    for index in 0..<terms.count where terms[index].kind == .localDeclaration {
      guard Int(last[Int(terms[index].name)]) < index else { return false }
    }
    return true
  }

  private func lastTerm(of declaration: Declaration) -> UInt32 {
    var last = max(declaration.type.index, declaration.value.index, declaration.body.index)
    for run in [declaration.attributes, declaration.inherited, declaration.accessors] {
      for position in run.range { last = max(last, links[position].index) }
    }
    for position in declaration.parameters.range {
      last = max(last, parameters[position].type.index, parameters[position].defaultValue.index)
    }
    for position in declaration.generics.range { last = max(last, generics[position].constraint.index) }
    return last
  }
}
