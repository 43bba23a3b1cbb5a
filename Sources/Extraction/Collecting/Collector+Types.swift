internal import SwiftReader

extension Collector {
  /// A type; no term for none.
  mutating func type(_ node: NodeID?) -> TermID {
    guard let node else { return .none }
    let mark = mark
    switch file.kind(of: node) {
    case .namedType:
      pushTypes(of: node)
      return add(.namedType, node, name: name(of: node), since: mark)
    case .memberType:
      guard file.type(of: node) != nil else { return .none }
      pushTypes(of: node)
      return add(.memberType, node, name: name(of: node), since: mark)
    case .optionalType, .implicitlyUnwrappedType:
      pushTypes(of: node)
      return add(.optionalType, node, since: mark)
    case .arrayType, .inlineArrayType:
      var last = TermID.none
      var count = 0
      for child in file.children(of: node) where file.kind(of: child).isType {
        last = type(child)
        count += 1
      }
      if count > 0 { push(last) }
      return add(.arrayType, node, since: mark)
    case .dictionaryType:
      pushTypes(of: node)
      return add(.dictionaryType, node, since: mark)
    case .tupleType: return tupleType(node)
    case .functionType:
      for element in file.children(of: node, .tupleTypeElement) { push(type(file.type(of: element))) }
      push(type(lastType(of: node)))
      return add(.functionType, node, since: mark)
    case .someOrAnyType:
      pushTypes(of: node)
      return add(.opaqueType, node, name: name(of: node), since: mark)
    case .compositionType:
      pushTypes(of: node)
      return add(.compositionType, node, since: mark)
    case .metatype:
      pushTypes(of: node)
      return add(.metatype, node, since: mark)
    case .attributedType:
      let inner = type(lastType(of: node))
      guard let attribute = file.child(of: node, .attribute) else { return inner }
      return add(.attributedType, node, name: name(of: attribute), inner)
    case .suppressedType, .packExpansionType, .packElementType: return type(file.type(of: node))
    default: return .none
    }
  }

  mutating func pushTypes(of node: NodeID) {
    for child in file.children(of: node) where file.kind(of: child).isType { push(type(child)) }
  }

  private func lastType(of node: NodeID) -> NodeID? {
    var last: NodeID?
    for child in file.children(of: node) where file.kind(of: child).isType { last = child }
    return last
  }

  private mutating func tupleType(_ node: NodeID) -> TermID {
    let elements = Array(file.children(of: node, .tupleTypeElement))
    if elements.count == 1, file.nameRange(of: elements[0]).isEmpty { return type(file.type(of: elements[0])) }
    let mark = mark
    for element in elements {
      let inner = type(file.type(of: element))
      push(add(.tupleTypeElement, element, name: name(of: element), inner))
    }
    return add(.tupleType, node, since: mark)
  }
}
