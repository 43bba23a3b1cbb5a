import StructuredText

extension TreeMerge {
  /// Merges two texts with their states, or two sets of phrases.
  ///
  /// A text wins over one that nobody changed, and over a placeholder that nobody translated. Where one side only
  /// changed the state, the text of the other is taken, to be reviewed if the state asked for it.
  mutating func mergeUnits(_ base: JSONNode?, _ ours: JSONNode, _ theirs: JSONNode) -> MergedNode? {
    let (before, left, right) = (base.map(UnitView.init), UnitView(ours), UnitView(theirs))
    if left.hasText(of: right) {
      return unit(ours, theirs, base, text: left, state: Self.state(before?.state, left.state, right.state))
    }
    if let before, before.hasText(of: left) {
      return unit(ours, theirs, base, text: right, state: right.state(besides: left.state, since: before.state))
    }
    if let before, before.hasText(of: right) {
      return unit(ours, theirs, base, text: left, state: left.state(besides: right.state, since: before.state))
    }
    switch (left.isPlaceholder(placeholders), right.isPlaceholder(placeholders)) {
    case (true, false): return .node(theirs)
    case (false, true): return .node(ours)
    default: return conflict(.texts(ours: left.shown, theirs: right.shown), ours, theirs)
    }
  }

  /// A unit with a text and a state, and whatever else the sides wrote into theirs.
  private mutating func unit(
    _ ours: JSONNode, _ theirs: JSONNode, _ base: JSONNode?, text: UnitView, state: String
  ) -> MergedNode {
    var members: [MergedNode.Member] = [.init(key: "state", node: .value(.string(state)))]
    if let name = text.name, let value = text.value { members.append(.init(key: name, node: .node(value))) }
    var seen = Set(["state", "value", "values"].map { ExactKey($0) })
    for name in (ours.members + theirs.members).map(\.key) where seen.insert(ExactKey(name)).inserted {
      if let node = merge(base?[name], ours[name], theirs[name], as: .plain) {
        members.append(.init(key: name, node: node))
      }
    }
    return .object(members)
  }

  /// The state of a text that both sides have: the one that was changed or, where both were, the one that asks most
  /// of people.
  static func state(_ base: String?, _ ours: String, _ theirs: String) -> String {
    if ours == theirs || theirs == base { return ours }
    if ours == base { return theirs }
    let order = ["new", "machine_translated", "translated", "needs_review"]
    let rank = { (state: String) in order.firstIndex(of: state) ?? order.count }
    return (rank(ours), ours) < (rank(theirs), theirs) ? theirs : ours
  }
}

/// The text and state of a unit or set, as far as they are there.
private struct UnitView {
  let state: String
  /// `value` or `values`.
  let name: String?
  let value: JSONNode?

  init(_ node: JSONNode) {
    state = node["state"]?.string ?? "new"
    name = node.members.lazy.map(\.key).first { $0 == "value" || $0 == "values" }
    value = name.flatMap { node[$0] }
  }

  func hasText(of other: UnitView) -> Bool { TreeMerge.isSame(value, other.value) }

  /// The state of this changed text where the other side changed no more than the state.
  func state(besides other: String, since base: String) -> String {
    other == "needs_review" && base != "needs_review" ? other : state
  }

  /// Whether the unit holds what was there before anybody translated.
  func isPlaceholder(_ placeholders: Set<ExactKey>) -> Bool {
    guard state == "new" else { return false }
    guard let value else { return true }
    guard let text = value.string else { return false }
    return text.isEmpty || placeholders.contains(ExactKey(text))
  }

  var shown: String { value?.string ?? (value?.elements ?? []).compactMap(\.string).joined(separator: " | ") }
}
