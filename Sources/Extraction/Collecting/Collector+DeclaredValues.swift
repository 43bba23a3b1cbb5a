internal import SwiftReader

extension Collector {
  mutating func declareCallable(_ node: NodeID, _ kind: Declaration.Kind, name: NameID) {
    var made = declaration(kind, node, name: name)
    if kind == .initializer, tree.isFailable(node) { made.flags.insert(.isFailable) }
    made.parameters = parameters(of: node, namesAreLabels: kind != .subscriptMember)
    made.type = typeRoot(typeNode(of: node))
    let id = record(made)
    let outer = enter(id, made)
    let body = kind == .subscriptMember ? getter(of: node) : tree.child(of: node, .codeBlock)
    if body != .none { facts.declarations.base[Int(id.index)].body = blockRoot(body) }
    leave(outer)
  }

  private mutating func blockRoot(_ node: NodeID) -> TermID {
    let term = TermID(index: UInt32(truncatingIfNeeded: facts.terms.count))
    block(node)
    return term
  }

  private mutating func parameters(of node: NodeID, namesAreLabels: Bool = true) -> Run {
    let clause = tree.child(of: node, .parameterClause)
    guard clause != .none else { return .empty }
    let mark = facts.waitingParameters.count
    for parameter in tree.children(of: clause) where tree.kind(of: parameter) == .parameter {
      let made = self.parameter(parameter, nameIsLabel: namesAreLabels)
      facts.waitingParameters.append(made)
    }
    return facts.takeParameters(from: mark)
  }

  private mutating func parameter(_ node: NodeID, nameIsLabel: Bool) -> Parameter {
    Parameter(
      label: label(of: node, nameIsLabel: nameIsLabel), name: name(of: node), type: typeRoot(typeNode(of: node)),
      defaultValue: expressionRoot(expressionNode(of: node)), isVariadic: tree.isVariadic(node))
  }

  /// What a caller writes before the colon: of a subscript, only what is written beside the name.
  private mutating func label(of parameter: NodeID, nameIsLabel: Bool) -> NameID {
    let label = tree.child(of: parameter, .parameterLabel)
    if label == .none, !nameIsLabel { return .empty }
    let written = label == .none ? parameter : label
    return isNamed("_", written) ? .empty : name(of: written)
  }

  mutating func declareVariables(_ node: NodeID) {
    let isConstant = isNamed("let", node)
    let first = tree.child(of: node, .binding)
    let isOne = first == .none || !hasBinding(from: tree.next(after: first))
    var binding = first
    while binding != .none {
      if tree.kind(of: binding) == .binding { declareVariable(binding, in: node, isConstant: isConstant, isOne: isOne) }
      binding = tree.next(after: binding)
    }
  }

  private func hasBinding(from node: NodeID) -> Bool {
    var node = node
    while node != .none, tree.kind(of: node) != .binding { node = tree.next(after: node) }
    return node != .none
  }

  private mutating func declareVariable(_ binding: NodeID, in node: NodeID, isConstant: Bool, isOne: Bool) {
    let pattern = patternNode(of: binding)
    guard pattern != .none else { return }
    var made = declaration(.variable, node, name: name(of: pattern))
    made.setName(from: tree.start(of: pattern), to: tree.end(of: pattern))
    if !isOne { (made.start, made.end) = (tree.start(of: binding), tree.end(of: binding)) }
    if isConstant { made.flags.insert(.isConstant) }
    made.type = typeRoot(typeNode(of: typed(from: binding)))
    let id = record(made)
    let outer = enter(id, made)
    readVariable(binding, Int(id.index))
    leave(outer)
  }

  /// `var a, b: Int` gives the type of the last to all before it.
  private func typed(from binding: NodeID) -> NodeID {
    var binding = binding
    while binding != .none {
      if tree.kind(of: binding) == .binding, typeNode(of: binding) != .none || expressionNode(of: binding) != .none {
        return binding
      }
      binding = tree.next(after: binding)
    }
    return .none
  }

  private mutating func readVariable(_ binding: NodeID, _ index: Int) {
    let value = expressionNode(of: binding)
    if value != .none {
      let term = expressionRoot(value)
      facts.declarations.base[index].value = term
    }
    let accessors = tree.child(of: binding, .accessorBlock)
    guard accessors != .none else { return }
    let getter = getter(in: accessors)
    if getter != .none {
      let term = blockRoot(getter)
      facts.declarations.base[index].body = term
    }
    var group: Int?
    for accessor in tree.children(of: accessors) where tree.kind(of: accessor) == .accessor && !isNamed("get", accessor)
    {
      let body = tree.child(of: accessor, .codeBlock)
      guard body != .none else { continue }
      if group == nil { group = openGroup() }
      block(body)
    }
    if let group {
      let term = closeGroup(group)
      facts.declarations.base[index].accessors = term
    }
  }

  /// The body of a getter, written with or without `get`.
  func getter(of node: NodeID) -> NodeID {
    let accessors = tree.child(of: node, .accessorBlock)
    return accessors == .none ? .none : getter(in: accessors)
  }

  private func getter(in accessors: NodeID) -> NodeID {
    var hasAccessors = false
    for accessor in tree.children(of: accessors) where tree.kind(of: accessor) == .accessor {
      if isNamed("get", accessor) { return tree.child(of: accessor, .codeBlock) }
      hasAccessors = true
    }
    return hasAccessors ? .none : accessors
  }

  mutating func declareCases(_ node: NodeID) {
    let areKeys = areRawValuesKeys(of: parent)
    for element in tree.children(of: node) where tree.kind(of: element) == .enumCaseElement {
      var made = declaration(.enumCase, element, name: name(of: element))
      made.flags.insert(.isStatic)
      made.parameters = parameters(of: element)
      let value = expressionNode(of: element)
      if value != .none {
        made.value = expressionRoot(value)
      } else if areKeys {
        made.value = root { $0.literal(named: element) }
      }
      _ = record(made)
    }
  }

  /// Whether the raw values of an enumeration are keys: those that are not written are the names of the cases.
  private func areRawValuesKeys(of type: DeclarationID) -> Bool {
    guard type != .none else { return false }
    let declaration = facts.declarations[Int(type.index)]
    guard declaration.kind == .enumeration, declaration.inherited != .none else { return false }
    // The first of the group follows it.
    let first = NameID(index: facts.terms[Int(declaration.inherited.index) + 1].name)
    return facts.names.isName(first, "LocalizedStringKey") || facts.names.isName(first, "LocalizedStringResource")
  }
}
