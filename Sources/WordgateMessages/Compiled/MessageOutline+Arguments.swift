extension MessageOutline {
  /// What each argument has to be, by the first text that reads it; nil for an argument that none reads.
  var argumentTypes: [MessageArgumentType?] {
    var types: [MessageArgumentType?] = []
    func set(_ position: Int, _ kind: SpecifierKind) {
      guard 1...99 ~= position else { return }
      while types.count < position { types.append(nil) }
      types[position - 1] = types[position - 1] ?? kind.argumentType
    }
    for leaf in leaves {
      for reference in leaf.format.substitutionReferences {
        if let part = part(reference.name) { set(reference.position, part.count.kind) }
      }
      for specifier in leaf.specifiers { set(specifier.position, specifier.kind) }
    }
    if hasPluralForms { set(count.position, count.kind) }
    return types
  }
}

extension MessageLeaf {
  /// Everything in the text that reads an argument, in order.
  var places: [(position: Int, range: Range<Int>, text: String)] {
    let bytes = Array(format.text.utf8)
    return format.parts.compactMap { part in
      let position: Int? =
        switch part {
        case .specifier(let specifier): specifier.position
        case .substitution(let reference): reference.position
        case .text, .percent, .mangled: nil
        }
      return position.map { ($0, part.range, String(decoding: bytes[part.range], as: UTF8.self)) }
    }
  }
}
