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
    let bytes = serialized()
    guard let root = JSONDocument(bytes, file: file).root else { return bytes }
    var result = JSONWriter(style: .xcode).bytes(of: root.value.inFinderOrder)
    let hasNewline = bytes.last == 0x0A || bytes.last == 0x0D
    if finalNewline == .yes || (finalNewline == .kept && hasNewline) { result.append(0x0A) }
    return result
  }
}

extension JSONValue {
  /// The value with the members of every object sorted; members with one key keep their order.
  fileprivate var inFinderOrder: JSONValue {
    switch self {
    case .object(let members):
      let sorted = members.map { Member($0.key, $0.value.inFinderOrder) }
      let indices = sorted.indices.sorted { left, right in
        if FinderOrder.precedes(sorted[left].key, sorted[right].key) { return true }
        return !FinderOrder.precedes(sorted[right].key, sorted[left].key) && left < right
      }
      return .object(indices.map { sorted[$0] })
    case .array(let elements): return .array(elements.map(\.inFinderOrder))
    default: return self
    }
  }
}
