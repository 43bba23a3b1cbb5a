extension SwiftFile {
  /// The attributes of a declaration, those inside `#if` left out.
  @inlinable
  public func attributes(of id: NodeID) -> NodeList { children(of: id, .attribute) }

  /// The attribute with a name such as `State`.
  public func attribute(_ name: StaticString, of id: NodeID) -> NodeID? {
    attributes(of: id).first { isNamed(name, $0) }
  }

  /// The modifiers of a declaration or type.
  @inlinable
  public func modifiers(of id: NodeID) -> NodeList { children(of: id, .modifier) }

  /// Whether a declaration has a modifier such as `static`.
  public func hasModifier(_ name: StaticString, _ id: NodeID) -> Bool {
    modifiers(of: id).contains { isNamed(name, $0) }
  }

  /// The items of a type's body, a file, a code block, a closure, a switch case, an `#if` clause or a computed
  /// property: what is written there, in order, without the node's own parts.
  public func items(of id: NodeID) -> [NodeID] {
    switch kind(of: id) {
    case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
      .extensionDeclaration:
      child(of: id, .memberBlock).map { Array(children(of: $0)) } ?? []
    case .closure: children(of: id).filter { kind(of: $0) != .closureSignature }
    case .switchCase: children(of: id).filter { kind(of: $0) != .caseItem && kind(of: $0) != .attribute }
    case .ifConfigClause: Array(children(of: id).dropFirst(condition(of: id) == nil ? 0 : 1))
    case .accessorBlock: children(of: id).filter { kind(of: $0) != .accessor }
    default: Array(children(of: id))
    }
  }

  /// The types a declaration inherits from or conforms to; also the constraints of an associated type.
  public func inheritedTypes(of id: NodeID) -> [NodeID] {
    child(of: id, .inheritanceClause).map { Array(children(of: $0)) } ?? []
  }

  /// The generic parameters of a declaration.
  public func genericParameters(of id: NodeID) -> [NodeID] {
    child(of: id, .genericParameterClause).map { Array(children(of: $0, .genericParameter)) } ?? []
  }

  /// The parameters of a function, initializer, subscript or macro, or the payload of an enum case.
  public func parameters(of id: NodeID) -> [NodeID] {
    child(of: id, .parameterClause).map { Array(children(of: $0, .parameter)) } ?? []
  }

  /// Whether a parameter takes any number of values: `Int...`.
  public func isVariadic(_ parameter: NodeID) -> Bool { node(parameter).flags.contains(.variadic) }

  /// Whether an initializer may give nil: `init?`, `init!`.
  public func isFailable(_ initializer: NodeID) -> Bool { node(initializer).flags.contains(.optional) }

  /// Whether a function, accessor or closure signature is `async`.
  public func isAsync(_ id: NodeID) -> Bool { node(id).flags.contains(.async) }

  /// The one type directly below a node: of a binding, parameter, cast, attribute, the result of a function, what a
  /// typealias stands for, the extended type.
  @inlinable
  public func type(of id: NodeID) -> NodeID? { child(of: id, where: \.isType) }

  /// The types directly below a node: the generic arguments of a named type, the elements of a composition.
  public func types(of id: NodeID) -> [NodeID] { children(of: id).filter { kind(of: $0).isType } }

  /// The result type of a function, subscript or closure signature; nil where none is written.
  public func resultType(of id: NodeID) -> NodeID? { type(of: id) }

  /// The body of a function, initializer, accessor, loop and the like.
  @inlinable
  public func body(of id: NodeID) -> NodeID? { child(of: id, .codeBlock) }

  /// The `title: String = "A"` parts of a variable declaration.
  @inlinable
  public func bindings(of variable: NodeID) -> NodeList { children(of: variable, .binding) }

  /// The pattern of a binding, an optional binding, a loop.
  @inlinable
  public func pattern(of id: NodeID) -> NodeID? { child(of: id, where: \.isPattern) }

  /// The initial value of a binding, the default of a parameter, the raw value of an enum case.
  @inlinable
  public func initialValue(of id: NodeID) -> NodeID? { expression(of: id) }

  /// The `{ get … }` of a binding or subscript; where the getter is written without `get`, ``items(of:)`` of it is
  /// the body.
  @inlinable
  public func accessorBlock(of id: NodeID) -> NodeID? { child(of: id, .accessorBlock) }

  /// The body of a getter, written with or without `get`; nil for stored properties and protocol requirements.
  public func getter(of id: NodeID) -> NodeID? {
    guard let block = accessorBlock(of: id) else { return nil }
    if let getter = children(of: block, .accessor).first(where: { isNamed("get", $0) }) { return body(of: getter) }
    return child(of: block, .accessor) == nil ? block : nil
  }
}
