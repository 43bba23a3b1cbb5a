internal import SwiftReader

extension Collector {
  /// Records what a node declares; other nodes are left alone.
  mutating func declare(_ node: NodeID) {
    switch file.kind(of: node) {
    case .structDeclaration: declareType(node, .structure)
    case .classDeclaration: declareType(node, .classType)
    case .enumDeclaration: declareType(node, .enumeration)
    case .actorDeclaration: declareType(node, .actor)
    case .protocolDeclaration: declareType(node, .protocolType)
    case .extensionDeclaration: declareType(node, .extensionOf)
    case .functionDeclaration: declareCallable(node, .function)
    case .initializerDeclaration: declareCallable(node, .initializer)
    case .subscriptDeclaration: declareCallable(node, .subscriptMember)
    case .macroDeclaration: declareCallable(node, .macro)
    case .variableDeclaration: declareVariables(node)
    case .enumCaseDeclaration: declareCases(node)
    case .typealiasDeclaration: declareAlias(node, .typeAlias)
    case .associatedtypeDeclaration: declareAlias(node, .associatedType)
    case .ifConfig:
      for clause in file.clauses(of: node) {
        for inner in file.items(of: clause) { declare(inner) }
      }
    case .macroExpansion:
      if file.isNamed("Preview", node) { facts.statements.append(expression(node)) }
    default: break
    }
  }

  /// A declaration with what all kinds share.
  private mutating func declaration(_ kind: Declaration.Kind, _ node: NodeID, name: String? = nil) -> Declaration {
    let range = file.range(of: node)
    var made = Declaration(
      kind: kind, name: name ?? file.name(of: node), parent: parent, range: range, nameRange: file.nameRange(of: node))
    made.attributes = file.attributes(of: node).map { attribute($0) }
    made.isStatic =
      file.hasModifier("static", node)
      || (file.hasModifier("class", node) && file.kind(of: node) != .classDeclaration)
    made.isPrivate = file.modifiers(of: node).contains { modifier in
      (file.isNamed("private", modifier) || file.isNamed("fileprivate", modifier))
        && !file.text(of: modifier).contains("(")
    }
    made.isPreview = isPreview
    made.isDemo = isDemo || demoRanges.contains { $0.contains(range.lowerBound) }
    made.generics = file.genericParameters(of: node).map {
      GenericParameter(name: file.name(of: $0), constraint: type(file.type(of: $0)))
    }
    if let clause = file.child(of: node, .primaryAssociatedTypeClause) {
      made.generics = file.types(of: clause).map { GenericParameter(name: file.name(of: $0), constraint: .none) }
    }
    addRequirements(of: node, to: &made)
    return made
  }

  /// `where T: Plan` says the same as `<T: Plan>`.
  private mutating func addRequirements(of node: NodeID, to made: inout Declaration) {
    guard let clause = file.child(of: node, .genericWhereClause) else { return }
    for requirement in file.children(of: clause, .requirement) {
      let sides = file.types(of: requirement)
      guard sides.count == 2 else { continue }
      let name = file.text(of: sides[0])
      if let index = made.generics.firstIndex(where: { $0.name == name }) {
        made.generics[index].constraint = type(sides[1])
      } else {
        made.generics.append(GenericParameter(name: name, constraint: type(sides[1])))
      }
    }
  }

  private mutating func record(_ declaration: Declaration) -> DeclarationID {
    let id = DeclarationID(index: Int32(facts.declarations.count))
    facts.declarations.append(declaration)
    return id
  }

  private mutating func declareType(_ node: NodeID, _ kind: Declaration.Kind) {
    var made = declaration(kind, node)
    made.inherited = file.inheritedTypes(of: node).map { type($0) }
    if kind == .extensionOf, let extended = file.type(of: node) {
      made.type = type(extended)
      made.nameRange = file.range(of: extended)
    }
    made.isPreview = made.isPreview || made.inherited.contains { facts.name(of: $0) == "PreviewProvider" }
    made.isDemo = made.isDemo || (made.name.hasSuffix("Demo") && kind != .protocolType)
    let id = record(made)
    inside(id, made) { collector in
      for item in collector.file.items(of: node) { collector.declare(item) }
    }
  }

  /// Does something with a declaration as the parent of what is found.
  private mutating func inside(_ id: DeclarationID, _ made: Declaration, _ body: (inout Collector) -> Void) {
    let saved = (parent, isPreview, isDemo)
    (parent, isPreview, isDemo) = (id, made.isPreview, made.isDemo)
    body(&self)
    (parent, isPreview, isDemo) = saved
  }

  mutating func declareCallable(_ node: NodeID, _ kind: Declaration.Kind) {
    let name = kind == .initializer ? "init" : kind == .subscriptMember ? "subscript" : file.name(of: node)
    var made = declaration(kind, node, name: name)
    made.isFailable = kind == .initializer && file.isFailable(node)
    made.parameters = file.parameters(of: node).map { parameter($0) }
    made.type = type(file.resultType(of: node))
    let id = record(made)
    inside(id, made) { collector in
      if kind == .subscriptMember {
        if let getter = collector.file.getter(of: node) {
          collector.facts.declarations[Int(id.index)].body = collector.block(getter)
        }
      } else if let body = collector.file.body(of: node) {
        collector.facts.declarations[Int(id.index)].body = collector.block(body)
      }
    }
  }

  private mutating func parameter(_ node: NodeID) -> Parameter {
    Parameter(
      label: file.label(of: node), name: file.name(of: node), type: type(file.type(of: node)),
      defaultValue: file.initialValue(of: node).map { expression($0) } ?? .none, isVariadic: file.isVariadic(node),
      attributes: file.attributes(of: node).map { attribute($0) }, range: file.range(of: node))
  }

  private mutating func declareVariables(_ node: NodeID) {
    let isConstant = file.isNamed("let", node)
    let bindings = Array(file.bindings(of: node))
    for (position, binding) in bindings.enumerated() {
      guard let pattern = file.pattern(of: binding) else { continue }
      var made = declaration(.variable, node, name: file.name(of: pattern))
      made.nameRange = file.range(of: pattern)
      if bindings.count > 1 { made.range = file.range(of: binding) }
      made.isConstant = isConstant
      // `var a, b: Int` gives the type of the last to all before it.
      let typed = bindings[position...].first { file.type(of: $0) != nil || file.initialValue(of: $0) != nil }
      made.type = type(typed.flatMap { file.type(of: $0) })
      let id = record(made)
      inside(id, made) { collector in collector.readVariable(binding, id) }
    }
  }

  private mutating func readVariable(_ binding: NodeID, _ id: DeclarationID) {
    let index = Int(id.index)
    if let value = file.initialValue(of: binding) {
      let term = expression(value)
      facts.declarations[index].value = term
    }
    if let getter = file.getter(of: binding) {
      let body = block(getter)
      facts.declarations[index].body = body
    }
    guard let accessors = file.accessorBlock(of: binding) else { return }
    for accessor in file.children(of: accessors, .accessor) where !file.isNamed("get", accessor) {
      guard let body = file.body(of: accessor) else { continue }
      let term = block(body)
      facts.declarations[index].accessors.append(term)
    }
  }

  private mutating func declareCases(_ node: NodeID) {
    for element in file.children(of: node, .enumCaseElement) {
      var made = declaration(.enumCase, element)
      made.isStatic = true
      made.parameters = file.parameters(of: element).map { parameter($0) }
      if let value = file.initialValue(of: element) { made.value = expression(value) }
      _ = record(made)
    }
  }

  private mutating func declareAlias(_ node: NodeID, _ kind: Declaration.Kind) {
    var made = declaration(kind, node)
    made.type = type(file.type(of: node))
    if kind == .associatedType, let bound = file.inheritedTypes(of: node).first { made.type = type(bound) }
    _ = record(made)
  }

  mutating func attribute(_ node: NodeID) -> TermID {
    var children: [TermID] = []
    if let written = file.type(of: node) { children.append(type(written)) }
    children += arguments(of: node)
    return add(.attribute, node, name: file.name(of: node), children)
  }
}
