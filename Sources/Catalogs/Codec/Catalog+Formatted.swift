import StructuredText

extension Catalog {
  /// Whether a formatted file ends with a line end.
  public enum FinalNewline: Sendable {
    /// As the file has it.
    case kept
    case yes
    /// Xcode's way.
    case no
  }

  /// The catalog in the form in which Xcode writes it: two spaces, ` : `, a blank line in empty objects, the members
  /// of every object in Finder order, and escapes only where JSON asks for them.
  public func formatted(finalNewline: FinalNewline = .kept) -> [UInt8] {
    let document = unchanged ?? JSONDocument(serialized(), file: file)
    guard let root = document.root else { return document.bytes }
    var result =
      document.isSound ? XcodeForm.bytes(of: root) : JSONWriter(style: .xcode).bytes(of: root.value.inFinderOrder)
    let bytes = document.bytes
    let hasNewline = bytes.last == 0x0A || bytes.last == 0x0D
    if finalNewline == .yes || (finalNewline == .kept && hasNewline) { result.append(0x0A) }
    return result
  }
}

extension JSONValue {
  /// The value with the members of every object sorted; members with one key keep their order.
  var inFinderOrder: JSONValue {
    switch self {
    case .object(let members):
      JSONValue.object(members.map { Member($0.key, $0.value.inFinderOrder) }).withSortedMembers
    case .array(let elements): .array(elements.map(\.inFinderOrder))
    default: self
    }
  }

  /// The value with its own members sorted, those of the objects within left as they are.
  var withSortedMembers: JSONValue {
    guard case .object(let members) = self else { return self }
    let indices = members.indices.sorted { left, right in
      if FinderOrder.precedes(members[left].key, members[right].key) { return true }
      return !FinderOrder.precedes(members[right].key, members[left].key) && left < right
    }
    return .object(indices.map { members[$0] })
  }
}
