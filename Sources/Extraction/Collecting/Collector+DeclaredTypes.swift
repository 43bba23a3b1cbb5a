internal import SwiftReader

extension Collector {
  mutating func declareType(_ node: NodeID, _ kind: Declaration.Kind) {
    var made = declaration(kind, node, name: name(of: node))
    let clause = tree.child(of: node, .inheritanceClause)
    if clause != .none { readInherited(clause, &made) }
    if kind == .extensionOf {
      let extended = typeNode(of: node)
      if extended != .none {
        made.type = typeRoot(extended)
        made.setName(from: tree.start(of: extended), to: tree.end(of: extended))
      }
    }
    if kind != .protocolType, facts.names.ends(made.name, in: "Demo") { made.flags.insert(.isDemo) }
    let outer = enter(record(made), made)
    let members = tree.child(of: node, .memberBlock)
    if members != .none { for item in tree.children(of: members) { declare(item) } }
    leave(outer)
  }

  private mutating func readInherited(_ clause: NodeID, _ made: inout Declaration) {
    let group = openGroup()
    for inherited in tree.children(of: clause) {
      let term = facts.terms.count
      type(inherited)
      if facts.names.isName(NameID(index: facts.terms[term].name), "PreviewProvider") {
        made.flags.insert(.isPreview)
      }
    }
    made.inherited = closeGroup(group)
  }

  /// The generic parameters with what `where` adds to them: `where T: Plan` says the same as `<T: Plan>`.
  mutating func generics(of node: NodeID) -> Run {
    let mark = facts.waitingGenerics.count
    let primary = tree.child(of: node, .primaryAssociatedTypeClause)
    let clause = tree.child(of: node, .genericParameterClause)
    if primary != .none {
      for type in tree.children(of: primary) where tree.kind(of: type).isType {
        facts.waitingGenerics.append(GenericParameter(name: name(of: type), constraint: .none))
      }
    } else if clause != .none {
      for parameter in tree.children(of: clause) where tree.kind(of: parameter) == .genericParameter {
        let name = name(of: parameter)
        let constraint = typeRoot(typeNode(of: parameter))
        facts.waitingGenerics.append(GenericParameter(name: name, constraint: constraint))
      }
    }
    let requirements = tree.child(of: node, .genericWhereClause)
    if requirements != .none {
      for requirement in tree.children(of: requirements) where tree.kind(of: requirement) == .requirement {
        require(requirement, since: mark)
      }
    }
    return facts.takeGenerics(from: mark)
  }

  private mutating func require(_ requirement: NodeID, since mark: Int) {
    var sides: (NodeID, NodeID) = (.none, .none)
    var count = 0
    for side in tree.children(of: requirement) where tree.kind(of: side).isType {
      sides = count == 0 ? (side, .none) : (sides.0, side)
      count += 1
    }
    guard count == 2 else { return }
    let name = written(sides.0)
    let constraint = typeRoot(sides.1)
    for index in mark..<facts.waitingGenerics.count where facts.waitingGenerics[index].name == name {
      facts.waitingGenerics.base[index].constraint = constraint
      return
    }
    facts.waitingGenerics.append(GenericParameter(name: name, constraint: constraint))
  }

  mutating func declareAlias(_ node: NodeID, _ kind: Declaration.Kind) {
    var made = declaration(kind, node, name: name(of: node))
    var type = typeNode(of: node)
    if kind == .associatedType {
      let clause = tree.child(of: node, .inheritanceClause)
      if clause != .none, tree.firstChild(of: clause) != .none { type = tree.firstChild(of: clause) }
    }
    made.type = typeRoot(type)
    _ = record(made)
  }
}
