extension SwiftFile {
  /// The conditions of an `if`, `guard` or `while`.
  public func conditions(of id: NodeID) -> [NodeID] { Array(children(of: id).prefix { kind(of: $0) != .codeBlock }) }

  /// What an `if` does otherwise: a code block or another `if`; nil without `else`.
  public func elseBranch(of id: NodeID) -> NodeID? {
    guard let body = body(of: id) else { return nil }
    let next = nextSibling(of: body)
    return next == .none ? nil : next
  }

  /// The cases of a `switch`, those in `#if` branches included.
  public func cases(of id: NodeID) -> [NodeID] {
    children(of: id).flatMap { child -> [NodeID] in
      switch kind(of: child) {
      case .switchCase: [child]
      case .ifConfig, .ifConfigClause: cases(of: child)
      default: []
      }
    }
  }

  /// The patterns of a `case` or `catch`, without their `where`.
  public func caseItems(of id: NodeID) -> NodeList { children(of: id, .caseItem) }

  /// The branches of an `#if`.
  public func clauses(of ifConfig: NodeID) -> NodeList { children(of: ifConfig, .ifConfigClause) }

  /// The condition of an `#if` branch, nil for `#else`; the condition of a ternary or `repeat`.
  public func condition(of id: NodeID) -> NodeID? {
    if kind(of: id) == .ifConfigClause {
      return isNamed("else", id) ? nil : firstChild(of: id)
    }
    return expression(of: id)
  }
}
