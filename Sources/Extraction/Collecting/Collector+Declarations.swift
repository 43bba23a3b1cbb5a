internal import SwiftReader

extension Collector {
  /// Records what a node declares; other nodes are left alone.
  mutating func declare(_ node: NodeID) {
    switch tree.kind(of: node) {
    case .structDeclaration: declareType(node, .structure)
    case .classDeclaration: declareType(node, .classType)
    case .enumDeclaration: declareType(node, .enumeration)
    case .actorDeclaration: declareType(node, .actor)
    case .protocolDeclaration: declareType(node, .protocolType)
    case .extensionDeclaration: declareType(node, .extensionOf)
    case .functionDeclaration: declareCallable(node, .function, name: name(of: node))
    case .initializerDeclaration: declareCallable(node, .initializer, name: name("init"))
    case .subscriptDeclaration: declareCallable(node, .subscriptMember, name: name("subscript"))
    case .macroDeclaration: declareCallable(node, .macro, name: name(of: node))
    case .variableDeclaration: declareVariables(node)
    case .enumCaseDeclaration: declareCases(node)
    case .typealiasDeclaration: declareAlias(node, .typeAlias)
    case .associatedtypeDeclaration: declareAlias(node, .associatedType)
    case .ifConfig:
      for clause in tree.children(of: node) where tree.kind(of: clause) == .ifConfigClause {
        for inner in items(of: clause) { declare(inner) }
      }
    case .macroExpansion: if isNamed("Preview", node) { topLevelStatement(node) }
    default: break
    }
  }

  /// A declaration with what all kinds share: its attributes, what its modifiers say, its generic parameters.
  mutating func declaration(_ kind: Declaration.Kind, _ node: NodeID, name: NameID) -> Declaration {
    let start = tree.start(of: node)
    var made = Declaration(kind: kind, name: name, parent: parent, start: start, end: tree.end(of: node))
    let nameStart = tree.nameStart(of: node)
    made.setName(from: nameStart, to: nameStart + UInt32(tree.nameLength(of: node)))
    if isPreview { made.flags.insert(.isPreview) }
    if isDemo || facts.isDemonstration(at: Int(start)) { made.flags.insert(.isDemo) }
    var isGeneric = false
    var attributes: Int?
    for child in tree.children(of: node) {
      switch tree.kind(of: child) {
      case .attribute:
        if attributes == nil { attributes = openGroup() }
        attribute(child)
      case .modifier: note(child, of: node, &made)
      case .genericParameterClause, .primaryAssociatedTypeClause, .genericWhereClause: isGeneric = true
      default: break
      }
    }
    if let attributes { made.attributes = closeGroup(attributes) }
    if isGeneric { made.generics = generics(of: node) }
    return made
  }

  private func note(_ modifier: NodeID, of node: NodeID, _ made: inout Declaration) {
    if isNamed("private", modifier) || isNamed("fileprivate", modifier) {
      if !hasDetail(modifier) { made.flags.insert(.isPrivate) }
    } else if isNamed("static", modifier) || isNamed("class", modifier) && tree.kind(of: node) != .classDeclaration {
      made.flags.insert(.isStatic)
    } else if isNamed("public", modifier) || isNamed("open", modifier) {
      made.flags.insert(.isPublic)
    }
  }

  /// Whether a modifier has something in parentheses: `private(set)`.
  private func hasDetail(_ modifier: NodeID) -> Bool {
    let (start, end) = (Int(tree.start(of: modifier)), min(Int(tree.end(of: modifier)), count))
    return start < end && UnsafeBufferPointer(start: source + start, count: end - start).contains(UInt8(ascii: "("))
  }

  mutating func attribute(_ node: NodeID) {
    let term = open(.attribute, node, name: name(of: node))
    let written = typeNode(of: node)
    if written != .none { type(written) }
    writeArguments(of: node)
    close(term)
  }

  /// Begins a group of terms; ``closeGroup(_:)`` ends it.
  mutating func openGroup() -> Int { open(.group, 0, 0) }

  mutating func closeGroup(_ term: Int) -> TermID {
    close(term)
    return TermID(index: UInt32(truncatingIfNeeded: term))
  }

  mutating func record(_ declaration: Declaration) -> DeclarationID {
    facts.declarations.append(declaration)
    return DeclarationID(index: Int32(truncatingIfNeeded: facts.declarations.count - 1))
  }

  /// What surrounds the parts of a declaration.
  struct Surroundings {
    var parent: DeclarationID
    var isPreview: Bool
    var isDemo: Bool
  }

  /// Takes a declaration for the parent of what is found from now on; gives back what was there before.
  mutating func enter(_ id: DeclarationID, _ made: Declaration) -> Surroundings {
    let outer = Surroundings(parent: parent, isPreview: isPreview, isDemo: isDemo)
    (parent, isPreview, isDemo) = (id, made.isPreview, made.isDemo)
    return outer
  }

  mutating func leave(_ outer: Surroundings) {
    (parent, isPreview, isDemo) = (outer.parent, outer.isPreview, outer.isDemo)
  }
}
