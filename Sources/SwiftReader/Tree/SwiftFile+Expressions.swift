extension SwiftFile {
  /// The expression that comes first in a node: the callee of a call, the base of a member access or subscript, the
  /// operand of a prefix, the condition of a ternary, the value of an argument or of `return`.
  @inlinable
  public func expression(of id: NodeID) -> NodeID? { child(of: id, where: \.isExpression) }

  /// All expressions directly below a node, in source order: the three of a ternary, the elements of an array.
  public func expressions(of id: NodeID) -> [NodeID] { children(of: id).filter { kind(of: $0).isExpression } }

  /// What a call calls, ``NodeID/none`` for other nodes.
  @inlinable
  public func callee(of id: NodeID) -> NodeID { kind(of: id) == .call ? firstChild(of: id) : .none }

  /// The expression before the dot or bracket; nil for an implicit member.
  public func base(of id: NodeID) -> NodeID? {
    switch kind(of: id) {
    case .memberAccess, .subscriptCall, .specialization, .optionalChaining, .forceUnwrap, .postfixIfConfig:
      firstChild(of: id)
    default: nil
    }
  }

  /// The arguments of a call, subscript, tuple, interpolation, macro or attribute, trailing closures included.
  @inlinable
  public func arguments(of id: NodeID) -> NodeList { children(of: id, .argument) }

  /// The first argument with a label; `nil` looks for one without.
  public func argument(_ label: StaticString?, of id: NodeID) -> NodeID? {
    arguments(of: id).first { argument in
      guard let label else { return node(argument).nameLength == 0 }
      return isNamed(label, argument)
    }
  }

  /// The label of an argument or parameter: what a caller writes before the colon; nil where nothing is written.
  public func label(of id: NodeID) -> String? {
    if kind(of: id) == .parameter, let label = child(of: id, .parameterLabel) {
      return isNamed("_", label) ? nil : name(of: label)
    }
    let name = name(of: id)
    return name.isEmpty || name == "_" ? nil : name
  }

  /// The value of an argument.
  @inlinable
  public func value(of argument: NodeID) -> NodeID? { expression(of: argument) }

  /// Whether an argument is a closure that stands behind the parentheses.
  public func isTrailingClosure(_ argument: NodeID) -> Bool { node(argument).flags.contains(.trailingClosure) }

  /// Whether a call is written with parentheses.
  public func hasParentheses(_ call: NodeID) -> Bool { node(call).flags.contains(.parentheses) }

  /// An expression without parentheses around it: `x` of `((x))`.
  public func unwrapped(_ id: NodeID) -> NodeID {
    var id = id
    while kind(of: id) == .tuple, let only = arguments(of: id).first, node(only).next == 0,
      node(only).nameLength == 0, let value = value(of: only)
    {
      id = value
    }
    return id
  }

  /// The parameters of a closure: closureParameter and parameter nodes.
  public func closureParameters(of closure: NodeID) -> [NodeID] {
    guard let signature = child(of: closure, .closureSignature) else { return [] }
    if let clause = child(of: signature, .parameterClause) { return Array(children(of: clause, .parameter)) }
    return Array(children(of: signature, .closureParameter))
  }
}
