import StructuredText

/// What a merge made of one value of the two sides.
indirect enum MergedNode {
  /// As one side has it, or both.
  case node(JSONNode)
  /// A value that no side has as a whole.
  case value(JSONValue)
  /// Merged member by member.
  case object([Member])
  /// What each side has, where both cannot be kept; nil for nothing.
  case conflict(ours: JSONNode?, theirs: JSONNode?)

  struct Member {
    let key: String
    let node: MergedNode
  }

  /// One way out of all conflicts: everything as one side has it.
  enum Side { case ours, theirs }

  /// The value with all conflicts settled for one side, its members in Finder order; nil where nothing is left.
  func value(for side: Side) -> JSONValue? {
    switch self {
    case .node(let node): return node.value.inFinderOrder
    case .value(let value): return value
    case .conflict(let ours, let theirs): return (side == .ours ? ours : theirs)?.value.inFinderOrder
    case .object(let members):
      let values = members.compactMap { member in
        member.node.value(for: side).map { JSONValue.Member(member.key, $0) }
      }
      return JSONValue.object(values).withSortedMembers
    }
  }
}

extension JSONNode {
  /// Whether two values say the same: the order of members, white space and the spelling of texts do not matter.
  func means(_ other: JSONNode) -> Bool {
    if source == other.source { return true }
    guard kind == other.kind else { return false }
    switch kind {
    case .object:
      let members = members
      guard members.count == other.count else { return false }
      return members.allSatisfy { member in other[member.key].map { member.value.means($0) } ?? false }
    case .array:
      let (left, right) = (elements, other.elements)
      return left.count == right.count && zip(left, right).allSatisfy { $0.means($1) }
    case .string: return (string ?? "").utf8.elementsEqual((other.string ?? "").utf8)
    case .number, .bool, .null: return false
    }
  }
}
