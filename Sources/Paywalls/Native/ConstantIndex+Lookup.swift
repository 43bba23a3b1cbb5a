import SwiftReader

extension ConstantIndex {
  /// What stands behind a name.
  enum Meaning {
    /// The expression that gives the value, with the type where one is written.
    case constant(SourcePlace, type: String?)
    /// A variable with a value that the app may change.
    case changeable
    /// A parameter, a stored property without a value and the like: only the running app knows it.
    case runtime
    /// Nothing in the sources.
    case unknown
  }

  /// What a plain name means at a place: locals first, then the members of the types around it, then globals.
  func meaning(of name: String, at place: SourcePlace) -> Meaning {
    let tree = tree(place)
    var inner = place
    while let outer = parent(of: inner) {
      if tree.kind(of: outer.node).isTypeDeclaration {
        if let found = member(name, of: scope(of: inner), near: place) { return found }
      } else if let found = local(name, in: outer, before: inner) {
        return found
      }
      inner = outer
    }
    return member(name, of: [], near: place) ?? .unknown
  }

  /// What a name means after the names of types: `Plans.yearly`, `WordgateDefinitions.LocalizedText.brand`.
  func meaning(of name: String, in path: [String], near place: SourcePlace) -> Meaning {
    let path = path.map { aliases[$0] ?? $0 }
    for start in path.indices {
      if let found = member(name, of: Array(path[start...]), near: place) { return found }
    }
    return .unknown
  }

  /// What a name means after a dot alone, where a type is expected: `.yearly` in an array of plans.
  func meaning(of name: String, ofType path: [String], near place: SourcePlace) -> Meaning {
    path.isEmpty ? .unknown : member(name, of: path, near: place) ?? .unknown
  }

  /// The member of a type, told by the end of its path; at the top for an empty path.
  private func member(_ name: String, of path: [String], near place: SourcePlace) -> Meaning? {
    let found = (variables[name] ?? []).filter { path.isEmpty ? $0.scope.isEmpty : $0.scope.hasSuffix(path) }
    let nearest =
      found.first { $0.scope == path && $0.place.source == place.source } ?? found.first { $0.scope == path }
      ?? found.first { $0.place.source == place.source } ?? found.first
    return nearest.map { meaning(ofBinding: $0.place) }
  }

  /// What a name means by the statements and parameters of one node around a place.
  private func local(_ name: String, in outer: SourcePlace, before inner: SourcePlace) -> Meaning? {
    let tree = tree(outer)
    let end = tree.range(of: inner.node).lowerBound
    switch tree.kind(of: outer.node) {
    case .codeBlock, .accessorBlock, .switchCase, .ifConfigClause:
      return statement(name, in: outer, before: end)
    case .closure:
      if tree.closureParameters(of: outer.node).contains(where: { tree.name(of: $0) == name }) { return .runtime }
      return statement(name, in: outer, before: end)
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration:
      return tree.parameters(of: outer.node).contains { tree.name(of: $0) == name } ? .runtime : nil
    case .ifStatement, .whileStatement, .forStatement, .catchClause:
      return binds(name, in: outer, before: end) ? .runtime : nil
    default: return nil
    }
  }

  /// The last declaration of a name among statements before an offset; what a `guard` binds is among them.
  private func statement(_ name: String, in block: SourcePlace, before end: Int) -> Meaning? {
    let tree = tree(block)
    var found: Meaning?
    for item in tree.children(of: block.node) where tree.range(of: item).lowerBound < end {
      switch tree.kind(of: item) {
      case .variableDeclaration:
        for binding in tree.bindings(of: item) where tree.range(of: binding).upperBound <= end {
          if tree.variableName(of: binding) == name {
            found = meaning(ofBinding: SourcePlace(source: block.source, node: binding))
          } else if let pattern = tree.pattern(of: binding), binds(name, in: pattern, tree) {
            found = .runtime
          }
        }
      case .guardStatement, .caseItem:
        if binds(name, in: SourcePlace(source: block.source, node: item), before: end) { found = .runtime }
      default: break
      }
    }
    return found
  }

  private func binds(_ name: String, in place: SourcePlace, before end: Int) -> Bool {
    let tree = tree(place)
    return tree.descendants(of: place.node, of: .identifierPattern).contains {
      tree.range(of: $0).lowerBound < end && tree.name(of: $0) == name
    }
  }

  private func binds(_ name: String, in pattern: NodeID, _ tree: SwiftFile) -> Bool {
    tree.descendants(of: pattern, of: .identifierPattern).contains { tree.name(of: $0) == name }
  }

  private func meaning(ofBinding place: SourcePlace) -> Meaning {
    let tree = tree(place)
    let type = tree.type(of: place.node).map { tree.text(of: $0) }
    if let value = tree.initialValue(of: place.node) {
      guard let variable = parent(of: place), tree.isNamed("let", variable.node) else { return .changeable }
      return .constant(SourcePlace(source: place.source, node: value), type: type)
    }
    guard let getter = tree.getter(of: place.node), let value = tree.onlyExpression(of: getter) else { return .runtime }
    return .constant(SourcePlace(source: place.source, node: value), type: type)
  }

  /// The raw value of an enum case: `Product.yearly.rawValue`. A case without one has its name.
  func rawValue(of name: String, in path: [String]) -> RawValue? {
    let path = path.map { aliases[$0] ?? $0 }
    for start in path.indices {
      let found = (cases[name] ?? []).first { $0.scope.hasSuffix(path[start...]) }
      guard let found else { continue }
      let tree = tree(found.place)
      if let value = tree.initialValue(of: found.place.node) {
        return .written(SourcePlace(source: found.place.source, node: value))
      }
      return .name(name)
    }
    return nil
  }

  enum RawValue {
    case written(SourcePlace)
    case name(String)
  }
}

extension SwiftFile {
  /// The expression of a body that consists of nothing else, written with `return` or without.
  func onlyExpression(of body: NodeID) -> NodeID? {
    let items = items(of: body)
    guard items.count == 1, let item = items.first else { return nil }
    if kind(of: item) == .returnStatement { return expression(of: item) }
    return kind(of: item).isExpression ? item : nil
  }
}

extension Array where Element: Equatable {
  func hasSuffix(_ other: some BidirectionalCollection<Element>) -> Bool {
    suffix(other.count).elementsEqual(other)
  }
}
