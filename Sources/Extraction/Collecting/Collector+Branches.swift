internal import SwiftReader

extension Collector {
  /// Members inside a postfix `#if` are read one branch after the other, each on top of the one before.
  mutating func branching(_ node: NodeID) {
    let base = expressionNode(of: node)
    write(chains: [base == .none ? patternNode(of: node) : base] + branches(of: node))
  }

  /// What stands in the branches of a postfix `#if`.
  private func branches(of node: NodeID) -> [NodeID] {
    let config = tree.child(of: node, .ifConfig)
    guard config != .none else { return [] }
    return tree.children(of: config).flatMap { clause in
      tree.kind(of: clause) == .ifConfigClause ? Array(items(of: clause)) : []
    }
  }

  /// Writes the last of some chains, with those before it in the place of its base.
  private mutating func write(chains: [NodeID]) {
    guard let last = chains.last else { return absent() }
    if chains.count == 1 { return expressionIfPresent(last) }
    rebased(last, on: Array(chains.dropLast()))
  }

  private mutating func rebased(_ node: NodeID, on chains: [NodeID]) {
    switch tree.kind(of: node) {
    case .postfixBase: write(chains: chains)
    case .memberAccess:
      let term = open(.member, node, name: name(of: node))
      rebased(tree.firstChild(of: node), on: chains)
      close(term)
    case .call:
      let term = open(.call, node, isMarked: !tree.hasParentheses(node))
      rebased(tree.firstChild(of: node), on: chains)
      writeArguments(of: node)
      close(term)
    case .postfixIfConfig: write(chains: chains + [tree.firstChild(of: node)] + branches(of: node))
    case .optionalChaining, .forceUnwrap:
      let term = open(tree.kind(of: node) == .forceUnwrap ? .force : .optionalChain, node)
      rebased(tree.firstChild(of: node), on: chains)
      close(term)
    default: expression(node)
    }
  }
}
