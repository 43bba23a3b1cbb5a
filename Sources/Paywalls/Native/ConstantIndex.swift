import SwiftReader

/// A node of one of the sources.
struct SourcePlace: Hashable, Sendable {
  /// The index of the source.
  var source: Int
  var node: NodeID
}

/// What Swift sources declare by name, so that a reference can be followed to the value that is written for it.
struct ConstantIndex {
  /// A declaration with the names of the types around it, outermost first.
  struct Declared {
    var place: SourcePlace
    var scope: [String]
  }

  let sources: [SwiftSource]
  private let parents: [[NodeID]]
  /// The variables of types and files: binding nodes by name.
  private(set) var variables: [String: [Declared]] = [:]
  /// The cases of enums by name.
  private(set) var cases: [String: [Declared]] = [:]
  /// The types by name, type aliases among them.
  private(set) var types: [String: [Declared]] = [:]
  /// What a type alias stands for: the last name of its type.
  private(set) var aliases: [String: String] = [:]
  /// Every name that is declared anywhere for a value or a function.
  private(set) var valueNames: Set<String> = []

  init(_ sources: [SwiftSource]) {
    self.sources = sources
    parents = sources.map { $0.tree.parents() }
    for index in sources.indices {
      enter(sources[index].tree.items(of: sources[index].tree.root), source: index, scope: [])
      enterNames(of: sources[index].tree)
    }
  }

  func tree(_ place: SourcePlace) -> SwiftFile { sources[place.source].tree }

  func parent(of place: SourcePlace) -> SourcePlace? {
    let parents = parents[place.source]
    let index = Int(place.node.number)
    guard parents.indices.contains(index), parents[index] != .none else { return nil }
    return SourcePlace(source: place.source, node: parents[index])
  }

  /// The names of the types around a place, outermost first.
  func scope(of place: SourcePlace) -> [String] {
    var scope: [String] = []
    var place = place
    while let outer = parent(of: place) {
      place = outer
      if tree(place).kind(of: place.node).isTypeDeclaration { scope = tree(place).typePath(of: place.node) + scope }
    }
    return scope
  }

  // MARK: Reading the sources

  private mutating func enter(_ items: [NodeID], source: Int, scope: [String]) {
    let tree = sources[source].tree
    for item in items {
      let place = SourcePlace(source: source, node: item)
      switch tree.kind(of: item) {
      case .ifConfig:
        for clause in tree.clauses(of: item) { enter(tree.items(of: clause), source: source, scope: scope) }
      case .variableDeclaration:
        for binding in tree.bindings(of: item) {
          guard let name = tree.variableName(of: binding) else { continue }
          variables[name, default: []].append(
            Declared(place: SourcePlace(source: source, node: binding), scope: scope))
        }
      case .enumCaseDeclaration:
        for element in tree.children(of: item, .enumCaseElement) {
          cases[tree.name(of: element), default: []].append(
            Declared(place: SourcePlace(source: source, node: element), scope: scope))
        }
      case .typealiasDeclaration:
        types[tree.name(of: item), default: []].append(Declared(place: place, scope: scope))
        if let type = tree.type(of: item) { aliases[tree.name(of: item)] = tree.name(of: type) }
      case let kind where kind.isTypeDeclaration:
        if kind != .extensionDeclaration {
          types[tree.name(of: item), default: []].append(Declared(place: place, scope: scope))
        }
        enter(tree.items(of: item), source: source, scope: scope + tree.typePath(of: item))
      default: break
      }
    }
  }

  private mutating func enterNames(of tree: SwiftFile) {
    tree.walk(tree.root) { node in
      switch tree.kind(of: node) {
      case .identifierPattern, .functionDeclaration, .enumCaseElement, .parameter, .closureParameter:
        valueNames.insert(tree.name(of: node))
      default: break
      }
      return true
    }
  }
}

extension SwiftFile {
  /// The name of a variable's binding, nil where several are bound at once.
  func variableName(of binding: NodeID) -> String? {
    pattern(of: binding).flatMap { kind(of: $0) == .identifierPattern ? name(of: $0) : nil }
  }

  /// The names that a type declaration adds to the scope: those of `extension TrialTimeline.Plan` are two.
  func typePath(of declaration: NodeID) -> [String] {
    name(of: declaration).prefix { $0 != "<" }.split(separator: ".").map(String.init)
  }
}
