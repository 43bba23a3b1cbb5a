import StructuredText

extension TreeMerge {
  /// Whether two contents can be merged member by member: both vary in the same way, or the side that varies as before
  /// changed none of its texts.
  func canMerge(_ base: JSONNode?, _ ours: JSONNode, _ theirs: JSONNode) -> Bool {
    let (left, right) = (Shape(ours), Shape(theirs))
    if left == right { return true }
    guard let base, base.kind == .object else { return false }
    let before = Shape(base)
    return (left == before && Shape.hasSameTexts(ours, base)) || (right == before && Shape.hasSameTexts(theirs, base))
  }

  /// Two contents that vary differently: one wins that was translated while the other holds a placeholder.
  mutating func shapeConflict(_ ours: JSONNode, _ theirs: JSONNode) -> MergedNode {
    switch (isPlaceholder(ours), isPlaceholder(theirs)) {
    case (true, false): .node(theirs)
    case (false, true): .node(ours)
    default: conflict(.shapes, ours, theirs)
    }
  }

  private func isPlaceholder(_ content: JSONNode) -> Bool {
    guard content.count == 1, let unit = content["stringUnit"], unit["state"]?.spells("new") == true else {
      return false
    }
    let text = unit["value"]?.string ?? ""
    return text.isEmpty || placeholders.contains(ExactKey(text))
  }
}

/// How a content holds its texts: one, a set, or by number or device.
private struct Shape: Equatable {
  var hasUnit = false
  var hasSet = false
  var hasPlural = false
  var hasDevice = false

  init(_ content: JSONNode) {
    hasUnit = content["stringUnit"] != nil
    hasSet = content["stringSet"] != nil
    hasPlural = content["variations"]?["plural"] != nil
    hasDevice = content["variations"]?["device"] != nil
  }

  static func hasSameTexts(_ left: JSONNode, _ right: JSONNode) -> Bool {
    ["stringUnit", "stringSet", "variations"].allSatisfy { TreeMerge.isSame(left[$0], right[$0]) }
  }
}
