internal import SwiftReader

extension Collector {
  /// A type; no term for none.
  mutating func type(_ node: NodeID?) -> TermID {
    guard let node else { return .none }
    switch file.kind(of: node) {
    case .namedType: return add(.namedType, node, name: file.name(of: node), types(of: node))
    case .memberType:
      let all = file.types(of: node)
      guard let base = all.first else { return .none }
      return add(.memberType, node, name: file.name(of: node), [type(base)] + all.dropFirst().map { type($0) })
    case .optionalType, .implicitlyUnwrappedType: return add(.optionalType, node, types(of: node))
    case .arrayType, .inlineArrayType: return add(.arrayType, node, types(of: node).suffix(1))
    case .dictionaryType: return add(.dictionaryType, node, types(of: node))
    case .tupleType: return tupleType(node)
    case .functionType:
      let parameters = file.children(of: node, .tupleTypeElement).map { type(file.type(of: $0)) }
      return add(.functionType, node, parameters + [type(file.types(of: node).last)])
    case .someOrAnyType: return add(.opaqueType, node, name: file.name(of: node), types(of: node))
    case .compositionType: return add(.compositionType, node, types(of: node))
    case .metatype: return add(.metatype, node, types(of: node))
    case .attributedType:
      let inner = type(file.types(of: node).last)
      guard let name = file.attributes(of: node).first.map({ file.name(of: $0) }) else { return inner }
      return add(.attributedType, node, name: name, [inner])
    case .suppressedType, .packExpansionType, .packElementType: return type(file.types(of: node).first)
    default: return .none
    }
  }

  mutating func types(of node: NodeID) -> [TermID] { file.types(of: node).map { type($0) } }

  private mutating func tupleType(_ node: NodeID) -> TermID {
    let elements = Array(file.children(of: node, .tupleTypeElement))
    if elements.count == 1, file.name(of: elements[0]).isEmpty { return type(file.type(of: elements[0])) }
    let children = elements.map { add(.tupleTypeElement, $0, name: file.name(of: $0), [type(file.type(of: $0))]) }
    return add(.tupleType, node, children)
  }
}
