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
  private mutating func declaration(_ kind: Declaration.Kind, _ node: NodeID, name: NameID? = nil) -> Declaration {
    let range = file.range(of: node)
    let nameRange = file.nameRange(of: node)
    var made = Declaration(
      kind: kind, name: name ?? self.name(of: node), parent: parent,
      start: UInt32(truncatingIfNeeded: range.lowerBound),
      end: UInt32(truncatingIfNeeded: range.upperBound), nameStart: UInt32(truncatingIfNeeded: nameRange.lowerBound),
      nameEnd: UInt32(truncatingIfNeeded: nameRange.upperBound))
    let mark = mark
    for attribute in file.attributes(of: node) { push(self.attribute(attribute)) }
    made.attributes = facts.takeWaiting(from: mark)
    for modifier in file.modifiers(of: node) { note(modifier, of: node, &made) }
    if isPreview { made.flags.insert(.isPreview) }
    if isDemo || demoRanges.contains(where: { $0.contains(range.lowerBound) }) { made.flags.insert(.isDemo) }
    readGenerics(of: node, &made)
    return made
  }

  private func note(_ modifier: NodeID, of node: NodeID, _ made: inout Declaration) {
    if file.isNamed("static", modifier)
      || (file.isNamed("class", modifier) && file.kind(of: node) != .classDeclaration)
    {
      made.flags.insert(.isStatic)
    }
    if file.isNamed("public", modifier) || file.isNamed("open", modifier) { made.flags.insert(.isPublic) }
    if file.isNamed("private", modifier) || file.isNamed("fileprivate", modifier),
      !source[file.range(of: modifier).clamped(to: 0..<source.count)].contains(UInt8(ascii: "("))
    {
      made.flags.insert(.isPrivate)
    }
  }

  /// The generic parameters with what `where` adds to them: `where T: Plan` says the same as `<T: Plan>`.
  private mutating func readGenerics(of node: NodeID, _ made: inout Declaration) {
    var generics: [GenericParameter] = []
    if let clause = file.child(of: node, .genericParameterClause) {
      for parameter in file.children(of: clause, .genericParameter) {
        generics.append(GenericParameter(name: name(of: parameter), constraint: type(file.type(of: parameter))))
      }
    }
    if let clause = file.child(of: node, .primaryAssociatedTypeClause) {
      generics = file.types(of: clause).map { GenericParameter(name: name(of: $0), constraint: .none) }
    }
    if let clause = file.child(of: node, .genericWhereClause) {
      for requirement in file.children(of: clause, .requirement) {
        let sides = file.types(of: requirement)
        guard sides.count == 2 else { continue }
        let name = name(in: file.range(of: sides[0]))
        if let index = generics.firstIndex(where: { $0.name == name }) {
          generics[index].constraint = type(sides[1])
        } else {
          generics.append(GenericParameter(name: name, constraint: type(sides[1])))
        }
      }
    }
    guard !generics.isEmpty else { return }
    made.generics = Run(
      first: UInt32(truncatingIfNeeded: facts.generics.count), count: UInt32(truncatingIfNeeded: generics.count))
    for generic in generics { facts.generics.append(generic) }
  }

  private func record(_ declaration: Declaration) -> DeclarationID {
    let id = DeclarationID(index: Int32(truncatingIfNeeded: facts.declarations.count))
    facts.declarations.append(declaration)
    return id
  }

  private mutating func declareType(_ node: NodeID, _ kind: Declaration.Kind) {
    var made = declaration(kind, node)
    let mark = mark
    if let clause = file.child(of: node, .inheritanceClause) {
      for inherited in file.children(of: clause) { push(type(inherited)) }
    }
    let inherited = Array(facts.waiting.suffix(from: mark))
    made.inherited = facts.takeWaiting(from: mark)
    if kind == .extensionOf, let extended = file.type(of: node) {
      made.type = type(extended)
      let range = file.range(of: extended)
      made.nameStart = UInt32(truncatingIfNeeded: range.lowerBound)
      made.nameEnd = UInt32(truncatingIfNeeded: range.upperBound)
    }
    if inherited.contains(where: { isNamed("PreviewProvider", $0) }) {
      made.flags.insert(.isPreview)
    }
    if kind != .protocolType, ends(made.name, in: "Demo") { made.flags.insert(.isDemo) }
    let id = record(made)
    let outer = enter(id, made)
    if let members = file.child(of: node, .memberBlock) {
      for item in file.children(of: members) { declare(item) }
    }
    leave(outer)
  }

  /// Takes a declaration for the parent of what is found from now on; gives back what was there before.
  private mutating func enter(_ id: DeclarationID, _ made: Declaration) -> (DeclarationID, Bool, Bool) {
    let saved = (parent, isPreview, isDemo)
    (parent, isPreview, isDemo) = (id, made.isPreview, made.isDemo)
    return saved
  }

  private mutating func leave(_ outer: (DeclarationID, Bool, Bool)) { (parent, isPreview, isDemo) = outer }

  mutating func declareCallable(_ node: NodeID, _ kind: Declaration.Kind) {
    let name = kind == .initializer ? name("init") : kind == .subscriptMember ? name("subscript") : name(of: node)
    var made = declaration(kind, node, name: name)
    if kind == .initializer && file.isFailable(node) { made.flags.insert(.isFailable) }
    made.parameters = parameters(of: node, namesAreLabels: kind != .subscriptMember)
    made.type = type(file.resultType(of: node))
    let id = record(made)
    let outer = enter(id, made)
    let body = kind == .subscriptMember ? file.getter(of: node) : file.body(of: node)
    if let body { facts.declarations.base[Int(id.index)].body = block(body) }
    leave(outer)
  }

  private mutating func parameters(of node: NodeID, namesAreLabels: Bool = true) -> Run {
    guard let clause = file.child(of: node, .parameterClause) else { return .empty }
    var made: [Parameter] = []
    for parameter in file.children(of: clause, .parameter) {
      made.append(self.parameter(parameter, nameIsLabel: namesAreLabels))
    }
    let first = UInt32(truncatingIfNeeded: facts.parameters.count)
    for parameter in made { facts.parameters.append(parameter) }
    return made.isEmpty ? .empty : Run(first: first, count: UInt32(truncatingIfNeeded: made.count))
  }

  private mutating func parameter(_ node: NodeID, nameIsLabel: Bool) -> Parameter {
    Parameter(
      label: label(of: node, nameIsLabel: nameIsLabel), name: name(of: node), type: type(file.type(of: node)),
      defaultValue: expressionIfPresent(file.initialValue(of: node)), isVariadic: file.isVariadic(node))
  }

  /// What a caller writes before the colon: of a subscript, only what is written beside the name.
  private func label(of parameter: NodeID, nameIsLabel: Bool) -> NameID {
    guard let node = file.child(of: parameter, .parameterLabel) ?? (nameIsLabel ? parameter : nil) else {
      return .empty
    }
    return file.isNamed("_", node) ? .empty : name(of: node)
  }

  private mutating func declareVariables(_ node: NodeID) {
    let isConstant = file.isNamed("let", node)
    let bindings = Array(file.bindings(of: node))
    for (position, binding) in bindings.enumerated() {
      guard let pattern = file.pattern(of: binding) else { continue }
      var made = declaration(.variable, node, name: name(of: pattern))
      let nameRange = file.range(of: pattern)
      made.nameStart = UInt32(truncatingIfNeeded: nameRange.lowerBound)
      made.nameEnd = UInt32(truncatingIfNeeded: nameRange.upperBound)
      if bindings.count > 1 {
        made.start = UInt32(truncatingIfNeeded: file.range(of: binding).lowerBound)
        made.end = UInt32(truncatingIfNeeded: file.range(of: binding).upperBound)
      }
      if isConstant { made.flags.insert(.isConstant) }
      // `var a, b: Int` gives the type of the last to all before it.
      let typed = bindings[position...].first { file.type(of: $0) != nil || file.initialValue(of: $0) != nil }
      made.type = type(typed.flatMap { file.type(of: $0) })
      let id = record(made)
      let outer = enter(id, made)
      readVariable(binding, id)
      leave(outer)
    }
  }

  private mutating func readVariable(_ binding: NodeID, _ id: DeclarationID) {
    let index = Int(id.index)
    if let value = file.initialValue(of: binding) {
      let term = expression(value)
      facts.declarations.base[index].value = term
    }
    if let getter = file.getter(of: binding) {
      let body = block(getter)
      facts.declarations.base[index].body = body
    }
    guard let accessors = file.accessorBlock(of: binding) else { return }
    let mark = mark
    for accessor in file.children(of: accessors, .accessor) where !file.isNamed("get", accessor) {
      guard let body = file.body(of: accessor) else { continue }
      push(block(body))
    }
    facts.declarations.base[index].accessors = facts.takeWaiting(from: mark)
  }

  private mutating func declareCases(_ node: NodeID) {
    let areKeys = areRawValuesKeys(of: parent)
    for element in file.children(of: node, .enumCaseElement) {
      var made = declaration(.enumCase, element)
      made.flags.insert(.isStatic)
      made.parameters = parameters(of: element)
      if let value = file.initialValue(of: element) {
        made.value = expression(value)
      } else if areKeys {
        made.value = literal(named: element)
      }
      _ = record(made)
    }
  }

  /// Whether the raw values of an enumeration are keys: those that are not written are the names of the cases.
  private func areRawValuesKeys(of type: DeclarationID) -> Bool {
    guard type != .none else { return false }
    let declaration = facts.declarations[Int(type.index)]
    guard declaration.kind == .enumeration, declaration.inherited.count > 0 else { return false }
    let first = facts.links[Int(declaration.inherited.first)]
    return isNamed("LocalizedStringKey", first) || isNamed("LocalizedStringResource", first)
  }

  private mutating func declareAlias(_ node: NodeID, _ kind: Declaration.Kind) {
    var made = declaration(kind, node)
    made.type = type(file.type(of: node))
    if kind == .associatedType, let clause = file.child(of: node, .inheritanceClause),
      let bound = file.children(of: clause).first
    {
      made.type = type(bound)
    }
    _ = record(made)
  }

  mutating func attribute(_ node: NodeID) -> TermID {
    let mark = mark
    if let written = file.type(of: node) { push(type(written)) }
    pushArguments(of: node)
    return add(.attribute, node, name: name(of: node), since: mark)
  }
}
