import StructuredText

/// Merges the values of one entry, or of the outer object, of three versions of a catalog.
///
/// What one side left as it was is taken from the other. Where both changed a value it is merged member by member, by
/// the rules of the place it has in the format; what cannot be settled is a conflict.
struct TreeMerge {
  private(set) var conflicts: [MergeConflict] = []
  /// The names that lead to the value at hand.
  private var path: [String] = []
  let key: String?
  /// The texts that a side has put in before anybody translated: the key, and the text of the source language.
  let placeholders: Set<ExactKey>

  init(key: String? = nil, placeholders: Set<ExactKey> = []) {
    self.key = key
    self.placeholders = placeholders
  }

  /// What a value is in the format, which decides how it is merged.
  enum Role {
    case root, entry, localizations, content, unit, variations, forms, substitutions, languageList, version
    case extractionState, plain

    /// The role of a member of a value with this role.
    func role(of member: String) -> Role {
      switch (self, member) {
      case (.root, "languages"): .languageList
      case (.root, "version"): .version
      case (.entry, "localizations"): .localizations
      case (.entry, "extractionState"): .extractionState
      case (.localizations, _), (.forms, _), (.substitutions, _): .content
      case (.content, "stringUnit"), (.content, "stringSet"): .unit
      case (.content, "variations"): .variations
      case (.content, "substitutions"): .substitutions
      case (.variations, _): .forms
      default: .plain
      }
    }

    /// Whether an empty object of this role says nothing and is left out.
    var isLeftOutEmpty: Bool {
      switch self {
      case .localizations, .content, .variations, .forms, .substitutions: true
      default: false
      }
    }
  }

  /// Merges three versions of a value; nil where nothing is left of it.
  mutating func merge(_ base: JSONNode?, _ ours: JSONNode?, _ theirs: JSONNode?, as role: Role) -> MergedNode? {
    if let settled = Self.settled(base, ours, theirs) { return settled.map { .node($0) } }
    guard let ours, let theirs else { return removed(base, ours, theirs, as: role) }
    switch role {
    case .unit where ours.kind == .object && theirs.kind == .object: return mergeUnits(base, ours, theirs)
    case .content where !canMerge(base, ours, theirs): return shapeConflict(ours, theirs)
    case .version: return .node(Self.later(ours, theirs))
    case .languageList where ours.kind == .array && theirs.kind == .array: return mergeLists(base, ours, theirs)
    case .extractionState where ours.spells("stale"): return .node(theirs)
    case .extractionState where theirs.spells("stale"): return .node(ours)
    default: break
    }
    guard ours.kind == .object, theirs.kind == .object else {
      return conflict(.member(path.last ?? ""), ours, theirs)
    }
    return mergeMembers(base, ours, theirs, as: role)
  }

  /// The value where one side left it as it was, or both made the same of it; nil where it is to be merged.
  static func settled(_ base: JSONNode?, _ ours: JSONNode?, _ theirs: JSONNode?) -> JSONNode?? {
    if isSame(ours, theirs) { return .some(ours) }
    if isSame(ours, base) { return .some(theirs) }
    if isSame(theirs, base) { return .some(ours) }
    return nil
  }

  static func isSame(_ left: JSONNode?, _ right: JSONNode?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.means(right)
  }

  private mutating func mergeMembers(
    _ base: JSONNode?, _ ours: JSONNode, _ theirs: JSONNode, as role: Role
  ) -> MergedNode? {
    var names = ours.members.map(\.key)
    let known = Set(names.map(ExactKey.init))
    names += theirs.members.map(\.key).filter { !known.contains(ExactKey($0)) }
    var members: [MergedNode.Member] = []
    if role == .entry {
      members = mergeComments(base, ours, theirs)
      names.removeAll { Self.commentMembers.contains($0) }
    }
    for name in names.sorted(by: FinderOrder.precedesExactly) {
      path.append(name)
      let merged = merge(base?[name], ours[name], theirs[name], as: role.role(of: name))
      path.removeLast()
      if let merged { members.append(.init(key: name, node: merged)) }
    }
    return members.isEmpty && role.isLeftOutEmpty ? nil : .object(members)
  }

  /// One side has the value no more and the other changed it. That a key went stale is no change worth keeping.
  private mutating func removed(
    _ base: JSONNode?, _ ours: JSONNode?, _ theirs: JSONNode?, as role: Role
  ) -> MergedNode? {
    if role == .entry, let base, let left = ours ?? theirs, left.isStaleForm(of: base) { return nil }
    return conflict(ours == nil ? .removedByOurs : .removedByTheirs, ours, theirs)
  }

  mutating func conflict(_ cause: MergeConflict.Cause, _ ours: JSONNode?, _ theirs: JSONNode?) -> MergedNode {
    conflicts.append(MergeConflict(key: key, language: language, form: form, line: 0, cause: cause))
    return .conflict(ours: ours, theirs: theirs)
  }

  /// The language of the value at hand.
  private var language: String? { path.count > 1 && path[0] == "localizations" ? path[1] : nil }

  /// The form of the value at hand.
  private var form: FormPath {
    var steps: [FormPath.Step] = []
    var rest = path.dropFirst(2)
    while let name = rest.popFirst() {
      switch name {
      case "substitutions": if let name = rest.popFirst() { steps.append(.substitution(name)) }
      case "plural": if let name = rest.popFirst() { steps.append(.plural(name)) }
      case "device": if let name = rest.popFirst() { steps.append(.device(name)) }
      default: break
      }
    }
    return language == nil ? FormPath() : FormPath(steps)
  }
}

extension JSONNode {
  /// Whether an entry differs from another in nothing but that it is marked as stale.
  fileprivate func isStaleForm(of base: JSONNode) -> Bool {
    guard kind == .object, base.kind == .object, self["extractionState"]?.spells("stale") == true else { return false }
    let rest = { (node: JSONNode) in node.members.filter { !$0.keyNode.spells("extractionState") } }
    let (left, right) = (rest(self), rest(base))
    return left.count == right.count
      && left.allSatisfy { member in base[member.key].map { member.value.means($0) } ?? false }
  }
}
