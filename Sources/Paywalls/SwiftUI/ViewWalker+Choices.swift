import Extraction
import SwiftReader

extension ViewWalker {
  mutating func branch(_ node: NodeID, otherwise rest: ArraySlice<NodeID>, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    let wanted = tree.conditions(of: node).map { Condition(tree.text(of: $0).folded, holds: true) }
    let inner = tree.body(of: node).map { block in under(wanted) { $0.visit(block, in: source) } } ?? .empty
    let refused = wanted.count == 1 ? [Condition(wanted[0].expression, holds: false)] : []
    let other: ViewLayout
    if let branch = tree.elseBranch(of: node) {
      other = under(refused) { $0.visit(branch, in: source) }
    } else {
      other = rest.isEmpty ? .empty : under(refused) { $0.items(rest, in: source) }
    }
    if inner.isEmpty && other.isEmpty { return .empty }
    return .branch([
      ViewLayout.Arm(conditions: wanted, layout: inner), ViewLayout.Arm(conditions: [], layout: other),
    ])
  }

  mutating func guarded(_ node: NodeID, rest: ArraySlice<NodeID>, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    let wanted = tree.conditions(of: node).map { Condition(tree.text(of: $0).folded, holds: true) }
    let refused = wanted.count == 1 ? [Condition(wanted[0].expression, holds: false)] : []
    let other = tree.body(of: node).map { block in under(refused) { $0.visit(block, in: source) } } ?? .empty
    let inner = under(wanted) { $0.items(rest, in: source) }
    if inner.isEmpty && other.isEmpty { return .empty }
    return .branch([
      ViewLayout.Arm(conditions: wanted, layout: inner), ViewLayout.Arm(conditions: [], layout: other),
    ])
  }

  mutating func ternary(_ node: NodeID, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    let parts = tree.expressions(of: node)
    guard parts.count == 3 else { return children(of: node, in: source) }
    let expression = tree.text(of: parts[0]).folded
    let wanted = [Condition(expression, holds: true)]
    let inner = under(wanted) { $0.visit(parts[1], in: source) }
    let other = under([Condition(expression, holds: false)]) { $0.visit(parts[2], in: source) }
    if inner.isEmpty && other.isEmpty { return .empty }
    return .branch([
      ViewLayout.Arm(conditions: wanted, layout: inner), ViewLayout.Arm(conditions: [], layout: other),
    ])
  }

  /// A `switch`: each case under the condition that its subject is one of the patterns.
  mutating func choice(_ node: NodeID, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    let subject = tree.expression(of: node).map { tree.text(of: $0).folded } ?? ""
    var arms: [ViewLayout.Arm] = []
    for branch in tree.cases(of: node) {
      let patterns = tree.caseItems(of: branch).map { tree.text(of: $0).folded }
      let wanted =
        patterns.isEmpty ? [] : [Condition("\(subject) is \(patterns.joined(separator: ", "))", holds: true)]
      let layout = under(wanted) { $0.items(tree.items(of: branch)[...], in: source) }
      arms.append(ViewLayout.Arm(conditions: wanted, layout: layout))
    }
    return arms.allSatisfy(\.layout.isEmpty) ? .empty : .branch(arms)
  }

  mutating func under(_ added: [Condition], _ body: (inout ViewWalker) -> ViewLayout) -> ViewLayout {
    conditions += added
    defer { conditions.removeLast(added.count) }
    return body(&self)
  }
}
