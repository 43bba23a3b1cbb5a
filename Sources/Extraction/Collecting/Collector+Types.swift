internal import SwiftReader

extension Collector {
  /// A type; an absent term where a node says none.
  mutating func type(_ node: NodeID) {
    switch tree.kind(of: node) {
    case .namedType:
      let term = open(.namedType, node, name: name(of: node))
      writeTypes(of: node)
      close(term)
    case .memberType:
      guard typeNode(of: node) != .none else { return absent() }
      typeList(.memberType, node, name: name(of: node))
    case .optionalType, .implicitlyUnwrappedType: typeList(.optionalType, node)
    case .arrayType, .inlineArrayType:
      let term = open(.arrayType, node)
      let element = lastType(of: node)
      if element != .none { type(element) }
      close(term)
    case .dictionaryType: typeList(.dictionaryType, node)
    case .tupleType: tupleType(node)
    case .functionType:
      let term = open(.functionType, node)
      for element in tree.children(of: node) where tree.kind(of: element) == .tupleTypeElement {
        typeIfPresent(typeNode(of: element))
      }
      typeIfPresent(lastType(of: node))
      close(term)
    case .someOrAnyType: typeList(.opaqueType, node, name: name(of: node))
    case .compositionType: typeList(.compositionType, node)
    case .metatype: typeList(.metatype, node)
    case .attributedType:
      let attribute = tree.child(of: node, .attribute)
      guard attribute != .none else { return typeIfPresent(lastType(of: node)) }
      let term = open(.attributedType, node, name: name(of: attribute))
      typeIfPresent(lastType(of: node))
      close(term)
    case .suppressedType, .packExpansionType, .packElementType: typeIfPresent(typeNode(of: node))
    default: absent()
    }
  }

  /// A type; an absent term for none.
  @inline(__always)
  mutating func typeIfPresent(_ node: NodeID) { if node == .none { absent() } else { type(node) } }

  /// A term of all types below a node.
  private mutating func typeList(_ kind: TermKind, _ node: NodeID, name: NameID = .empty) {
    let term = open(kind, node, name: name)
    writeTypes(of: node)
    close(term)
  }

  @inline(__always)
  mutating func writeTypes(of node: NodeID) {
    for child in tree.children(of: node) where tree.kind(of: child).isType { type(child) }
  }

  private func lastType(of node: NodeID) -> NodeID {
    var last = NodeID.none
    for child in tree.children(of: node) where tree.kind(of: child).isType { last = child }
    return last
  }

  private mutating func tupleType(_ node: NodeID) {
    var only = NodeID.none
    var count = 0
    for element in tree.children(of: node) where tree.kind(of: element) == .tupleTypeElement {
      only = element
      count += 1
    }
    if count == 1, tree.nameLength(of: only) == 0 { return typeIfPresent(typeNode(of: only)) }
    let term = open(.tupleType, node)
    for element in tree.children(of: node) where tree.kind(of: element) == .tupleTypeElement {
      let inner = open(.tupleTypeElement, element, name: name(of: element))
      typeIfPresent(typeNode(of: element))
      close(inner)
    }
    close(term)
  }
}
