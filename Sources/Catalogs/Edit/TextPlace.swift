import StructuredText

/// The place of one text inside a localization, and how to write it there.
struct TextPlace {
  let key: String
  let language: String
  let form: FormPath

  /// The edits that put a text there and leave all others alone.
  func write(
    state: TranslationState, value: String, in localization: JSONNode, _ editor: JSONEditor
  ) throws(CatalogEditProblem) -> [JSONEdit] {
    let unit = JSONValue.unit(state, value)
    var node = localization
    var rest = form.memberNames[...]
    while let name = rest.first {
      guard node.kind == .object else { throw .malformedEntry(key) }
      if name == "variations", node["variations"] == nil, let present = node["stringUnit"], form.isVaried(at: rest) {
        return [try vary(node, present, rest: rest, unit, editor)]
      }
      guard let next = node[name] else {
        if node.isVariations { try checkKind(of: node, name) }
        let new = JSONValue.nested(rest.dropFirst(), .object([.init("stringUnit", unit)]))
        return [editor.set(name, to: new, in: node, precedes: FinderOrder.precedes)]
      }
      node = next
      rest = rest.dropFirst()
    }
    guard node.kind == .object else { throw .malformedEntry(key) }
    if node["variations"] != nil { throw .formNeeded(key: key, language: language) }
    guard let present = node["stringUnit"] else {
      return [editor.set("stringUnit", to: unit, in: node, precedes: FinderOrder.precedes)]
    }
    guard present.kind == .object else { throw .malformedEntry(key) }
    if present.count == 0 { return [editor.replace(present, with: unit)] }
    if present["state"] == nil && present["value"] == nil { throw .malformedEntry(key) }
    var edits: [JSONEdit] = []
    if !(present["state"]?.spells(state.name) ?? false) {
      edits.append(editor.set("state", to: .string(state.name), in: present, precedes: FinderOrder.precedes))
    }
    if !(present["value"]?.spells(value) ?? false) {
      edits.append(editor.set("value", to: .string(value), in: present, precedes: FinderOrder.precedes))
    }
    return edits
  }

  /// Makes a text that did not vary the form `other`, with the new form beside it.
  private func vary(
    _ node: JSONNode, _ present: JSONNode, rest: ArraySlice<String>, _ unit: JSONValue, _ editor: JSONEditor
  ) throws(CatalogEditProblem) -> JSONEdit {
    let names = Array(rest.dropFirst())
    guard names.count >= 2 else { throw .malformedEntry(key) }
    let new = JSONValue.Member(
      names[1], .nested(names.dropFirst(2), .object([.init("stringUnit", unit)])))
    let other = JSONValue.Member("other", .object([.init("stringUnit", present.value)]))
    let isOther = names[1] == "other"
    let forms = isOther ? [new] : [new, other].sorted { FinderOrder.precedes($0.key, $1.key) }
    var members = node.members.filter { !$0.keyNode.spells("stringUnit") }.map {
      JSONValue.Member($0.key, $0.value.value)
    }
    members.append(.init("variations", .nested([names[0]], .object(forms))))
    members.sort { FinderOrder.precedes($0.key, $1.key) }
    return editor.replace(node, with: .object(members))
  }

  /// A text varies by device or by plural, not by both at one place.
  private func checkKind(of variations: JSONNode, _ name: String) throws(CatalogEditProblem) {
    if let other = variations.members.first(where: { ["plural", "device"].contains($0.key) }), other.key != name {
      throw .formNotAllowed(form, reason: "the text already varies by \(other.key)")
    }
  }
}

extension FormPath {
  /// Whether the members that are left begin a variation.
  fileprivate func isVaried(at rest: ArraySlice<String>) -> Bool { rest.count >= 3 }
}

extension JSONNode {
  /// Whether an object is the value of `variations`.
  fileprivate var isVariations: Bool { self["plural"] != nil || self["device"] != nil }
}
