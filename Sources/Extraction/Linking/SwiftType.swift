/// A type, so far as linking knows it.
indirect enum SwiftType: Hashable, Sendable {
  case unknown
  /// A structure, class, enumeration or protocol with its generic arguments; `some P` is taken for `P`.
  case nominal(TypeID, [SwiftType])
  case tuple([Element])
  case function([SwiftType], SwiftType)
  /// The type itself as a value.
  case meta(SwiftType)
  /// A generic parameter of a declaration.
  case generic(GenericReference)

  struct Element: Hashable, Sendable {
    var label: String
    var type: SwiftType
  }
}

/// The number of a type in ``Program/types``.
struct TypeID: Hashable, Sendable {
  let index: Int32
}

/// A declaration of some file.
struct DeclarationReference: Hashable, Sendable {
  let file: Int32
  let id: DeclarationID
}

/// A term of some file.
struct TermReference: Hashable, Sendable {
  let file: Int32
  let term: TermID
}

/// A generic parameter by its declaration and name.
struct GenericReference: Hashable, Sendable {
  var owner: DeclarationReference
  var name: String
}

extension SwiftType {
  var isUnknown: Bool { self == .unknown }

  var nominalID: TypeID? { if case .nominal(let id, _) = self { id } else { nil } }

  var arguments: [SwiftType] { if case .nominal(_, let arguments) = self { arguments } else { [] } }

  /// The type with generic parameters replaced by what they stand for.
  func substituting(_ values: [GenericReference: SwiftType]) -> SwiftType {
    if values.isEmpty { return self }
    switch self {
    case .unknown: return self
    case .nominal(let id, let arguments):
      return arguments.isEmpty ? self : .nominal(id, arguments.map { $0.substituting(values) })
    case .tuple(let elements):
      return .tuple(elements.map { Element(label: $0.label, type: $0.type.substituting(values)) })
    case .function(let parameters, let result):
      return .function(parameters.map { $0.substituting(values) }, result.substituting(values))
    case .meta(let type): return .meta(type.substituting(values))
    case .generic(let reference): return values[reference] ?? self
    }
  }
}
