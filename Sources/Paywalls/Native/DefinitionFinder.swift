import Extraction
import SwiftReader

/// Finds the values of definition types in sources, previews and demos aside.
struct DefinitionFinder {
  let index: ConstantIndex
  private let unseen: [String: [Range<Int>]]
  private var found: [DefinitionSite] = []

  init(index: ConstantIndex, types: [TypeFact]) {
    self.index = index
    unseen = Dictionary(grouping: types.filter { $0.isDemo || $0.isPreview }, by: \.file)
      .mapValues { $0.map(\.range) }
  }

  /// Whether a source speaks of a definition type at all.
  static func concerns(_ source: SwiftSource) -> Bool {
    let tree = source.tree
    return (0..<tree.nodeCount).contains { number in
      let node = tree.node(numbered: UInt32(number))
      switch tree.kind(of: node) {
      case .identifier, .namedType, .memberType, .memberAccess:
        return tree.isNamed("TrialTimeline", node) || tree.isNamed("PricingTierCards", node)
          || tree.isNamed("OnboardingPager", node)
      default: return false
      }
    }
  }

  /// The values in the order of files and places.
  func sites() -> [DefinitionSite] {
    var finder = self
    for source in index.sources.indices where !index.sources[source].isDefinitionLibrary {
      finder.search(source)
    }
    return finder.found.sorted { left, right in
      (left.place.source, index.tree(left.place).range(of: left.place.node).lowerBound)
        < (right.place.source, index.tree(right.place).range(of: right.place.node).lowerBound)
    }
  }

  private mutating func search(_ source: Int) {
    let tree = index.sources[source].tree
    tree.walk(tree.root) { node in
      let place = SourcePlace(source: source, node: node)
      switch tree.kind(of: node) {
      case .macroExpansion where tree.isNamed("Preview", node): return false
      case .call:
        if let type = madeType(by: place) { add(type, at: place) }
      case .binding, .parameter:
        if let type = tree.type(of: node), let (definition, isArray) = definitionType(type, at: place) {
          if let value = tree.initialValue(of: node) {
            give(value, of: definition, isArray: isArray, in: source)
          } else if tree.kind(of: node) == .binding, let getter = tree.getter(of: node) {
            giveResults(of: getter, of: definition, isArray: isArray, in: source)
          }
        }
      case .functionDeclaration:
        if let type = tree.resultType(of: node), let (definition, isArray) = definitionType(type, at: place),
          let body = tree.body(of: node)
        {
          giveResults(of: body, of: definition, isArray: isArray, in: source)
        }
      default: break
      }
      return true
    }
  }

  /// Takes every value that a body may return.
  private mutating func giveResults(of body: NodeID, of type: DefinitionType, isArray: Bool, in source: Int) {
    let tree = index.sources[source].tree
    if let value = tree.onlyExpression(of: body) { return give(value, of: type, isArray: isArray, in: source) }
    for statement in tree.descendants(of: body, of: .returnStatement) {
      if let value = tree.expression(of: statement) { give(value, of: type, isArray: isArray, in: source) }
    }
  }

  /// Takes the value of an expression whose type is known. Calls that name the type are found by themselves, and a
  /// reference is a value that is made elsewhere.
  private mutating func give(_ value: NodeID, of type: DefinitionType, isArray: Bool, in source: Int) {
    let tree = index.sources[source].tree
    let value = tree.unwrapped(value)
    let place = SourcePlace(source: source, node: value)
    switch tree.kind(of: value) {
    case .arrayLiteral where isArray:
      for element in tree.expressions(of: value) { give(element, of: type, isArray: false, in: source) }
    case .ternary:
      for arm in tree.expressions(of: value).dropFirst() { give(arm, of: type, isArray: isArray, in: source) }
    case .ifStatement, .switchStatement:
      giveArms(of: value, type, isArray, source)
    case .tryExpression, .awaitExpression, .cast:
      if let inner = tree.expression(of: value) { give(inner, of: type, isArray: isArray, in: source) }
    case .call:
      guard madeType(by: place) == nil else { return }
      let callee = tree.unwrapped(tree.callee(of: value))
      let isInit = tree.kind(of: callee) == .implicitMember && tree.isNamed("init", callee)
      if isInit || !index.valueNames.contains(tree.name(of: callee)) { add(type, at: place) }
    case .identifier, .memberAccess, .implicitMember:
      if !index.valueNames.contains(tree.name(of: value)) { add(type, at: place) }
    default: break
    }
  }

  private mutating func giveArms(of value: NodeID, _ type: DefinitionType, _ isArray: Bool, _ source: Int) {
    let tree = index.sources[source].tree
    if tree.kind(of: value) == .switchStatement {
      for arm in tree.cases(of: value) {
        if let last = tree.items(of: arm).last, tree.kind(of: last).isExpression {
          give(last, of: type, isArray: isArray, in: source)
        }
      }
      return
    }
    if let body = tree.body(of: value), let only = tree.onlyExpression(of: body) {
      give(only, of: type, isArray: isArray, in: source)
    }
    guard let branch = tree.elseBranch(of: value) else { return }
    if tree.kind(of: branch) == .ifStatement {
      giveArms(of: branch, type, isArray, source)
    } else if let only = tree.onlyExpression(of: branch) {
      give(only, of: type, isArray: isArray, in: source)
    }
  }

  private mutating func add(_ type: DefinitionType, at place: SourcePlace) {
    guard isSeen(place), !found.contains(where: { $0.place == place }) else { return }
    found.append(DefinitionSite(type: type, place: place, name: name(of: place) ?? type.rawValue))
  }
}

extension DefinitionFinder {
  /// The definition type whose initializer a call names: `TrialTimeline(…)`, `Wordgate.TrialTimeline.init(…)`.
  private func madeType(by call: SourcePlace) -> DefinitionType? {
    let tree = index.tree(call)
    var callee = tree.unwrapped(tree.callee(of: call.node))
    if tree.kind(of: callee) == .memberAccess, tree.isNamed("init", callee), let base = tree.base(of: callee) {
      callee = base
    }
    guard tree.kind(of: callee) == .identifier || tree.kind(of: callee) == .memberAccess else { return nil }
    return definitionType(named: tree.name(of: callee), at: call)
  }

  /// The definition type that a type is, optional or not, or an array of.
  private func definitionType(_ type: NodeID, at place: SourcePlace) -> (DefinitionType, isArray: Bool)? {
    let tree = index.tree(place)
    switch tree.kind(of: type) {
    case .optionalType, .attributedType, .implicitlyUnwrappedType:
      return tree.types(of: type).first.flatMap { definitionType($0, at: place) }
    case .arrayType:
      return tree.types(of: type).first.flatMap { definitionType($0, at: place) }.map { ($0.0, true) }
    case .namedType, .memberType:
      return definitionType(named: tree.name(of: type), at: place).map { ($0, false) }
    default: return nil
    }
  }

  /// A definition type by its name, unless the app has a type of that name itself.
  private func definitionType(named name: String, at place: SourcePlace) -> DefinitionType? {
    let isAlias = index.aliases[name].flatMap(DefinitionType.init(rawValue:)) != nil
    guard let type = DefinitionType(rawValue: index.aliases[name] ?? name) else { return nil }
    if isAlias { return type }
    let scope = index.scope(of: place)
    let isOwn = (index.types[name] ?? []).contains { own in
      !index.sources[own.place.source].isDefinitionLibrary && scope.starts(with: own.scope)
    }
    return isOwn ? nil : type
  }

  /// Whether a person can come to see what is made at a place.
  private func isSeen(_ place: SourcePlace) -> Bool {
    let tree = index.tree(place)
    let start = tree.range(of: place.node).lowerBound
    if unseen[index.sources[place.source].file]?.contains(where: { $0.contains(start) }) == true { return false }
    var outer = index.parent(of: place)
    while let here = outer {
      let isPreview = tree.inheritedTypes(of: here.node).contains { tree.isNamed("PreviewProvider", $0) }
      if tree.kind(of: here.node).isTypeDeclaration, isPreview { return false }
      outer = index.parent(of: here)
    }
    return true
  }

  /// The name of what holds a value, with the types around it.
  private func name(of place: SourcePlace) -> String? {
    let tree = index.tree(place)
    var outer = index.parent(of: place)
    while let here = outer {
      let name =
        switch tree.kind(of: here.node) {
        case .binding: tree.variableName(of: here.node)
        case .functionDeclaration, .parameter: tree.name(of: here.node)
        default: String?.none
        }
      if let name { return (index.scope(of: here) + [name]).joined(separator: ".") }
      outer = index.parent(of: here)
    }
    return nil
  }
}

extension SwiftSource {
  /// Whether it is a source of Wordgate's own definition types, whose values there are no paywalls of an app.
  var isDefinitionLibrary: Bool {
    file.split(separator: "/").dropLast().contains { $0 == "WordgateDefinitions" || $0 == "WordgateViews" }
  }
}
