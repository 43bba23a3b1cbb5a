import StructuredText

extension Catalog {
  /// Writes several texts of one entry at once; on a problem none is written.
  ///
  /// Texts that are there change their values, forms and languages that are not there are added, each as ``setValue``
  /// would. A substitution that a language does not have is added with the argument that its texts name.
  public mutating func write(_ changes: [TextChange], key: String) throws(CatalogEditProblem) {
    guard let entry = self[key] else { throw .noSuchKey(key) }
    for change in changes {
      try Self.check(language: change.language)
      try Self.check(change.form)
      if case .unknown(let name) = change.state { throw .malformedState(name) }
    }
    guard let number = numbers[ExactKey(key)] else { throw .noSuchKey(key) }
    let before = items[number]
    do throws(CatalogEditProblem) {
      var later: [TextChange] = []
      try edit(key) { (editor, node) throws(CatalogEditProblem) in
        try Self.edits(for: changes, of: entry, node, editor, later: &later)
      }
      for change in later { try writeAlone(change, key: key) }
    } catch {
      items[number] = before
      throw error
    }
    if changes.contains(where: { $0.state == .machineTranslated }) { raiseVersion(to: "1.3") }
  }

  /// The edits that can be made side by side; what adds to a localization that is there is left for later.
  private static func edits(
    for changes: [TextChange], of entry: CatalogEntry, _ node: JSONNode, _ editor: JSONEditor,
    later: inout [TextChange]
  ) throws(CatalogEditProblem) -> [JSONEdit] {
    var edits: [JSONEdit] = []
    var added: [JSONValue.Member] = []
    var seen: Set<String> = []
    for change in changes where seen.insert(change.language).inserted {
      let own = changes.filter { $0.language == change.language }
      guard let localization = node["localizations"]?[change.language] else {
        added.append(.init(change.language, FormTree(own).value))
        continue
      }
      guard localization.kind == .object else { throw .malformedEntry(entry.key) }
      for change in own {
        guard let unit = localization.unit(at: change.form), unit["state"] != nil, unit["value"] != nil else {
          later.append(change)
          continue
        }
        edits += unit.edits(state: change.state, value: change.value, editor)
      }
    }
    guard !added.isEmpty else { return edits }
    added.sort { FinderOrder.precedes($0.key, $1.key) }
    guard let localizations = node["localizations"], localizations.count > 0 else {
      return [editor.set("localizations", to: .object(added), in: node, precedes: FinderOrder.precedes)]
    }
    return edits
      + added.map { editor.set($0.key, to: $0.value, in: localizations, precedes: FinderOrder.precedes) }
  }

  private mutating func writeAlone(_ change: TextChange, key: String) throws(CatalogEditProblem) {
    if case .substitution(let name) = change.form.steps.first,
      let localization = self[key]?.localization(change.language),
      localization.node["substitutions"]?[name] == nil
    {
      let whole = FormTree([change]).value.member("substitutions")
      try edit(key) { editor, node in
        guard let localization = node["localizations"]?[change.language], let whole else { return [] }
        guard let present = localization["substitutions"], let part = whole.member(name) else {
          return [editor.set("substitutions", to: whole, in: localization, precedes: FinderOrder.precedes)]
        }
        return [editor.set(name, to: part, in: present, precedes: FinderOrder.precedes)]
      }
      return
    }
    try setValue(change.value, state: change.state, key: key, language: change.language, form: change.form)
  }
}

/// The texts of one language that is not in an entry yet, by form.
private struct FormTree {
  private var text: JSONValue?
  private var kinds: [String: [(name: String, tree: FormTree)]] = [:]
  private var head: [JSONValue.Member] = []

  init() {}

  init(_ changes: [TextChange]) {
    for change in changes { insert(change, change.form.steps[...]) }
  }

  private mutating func insert(_ change: TextChange, _ steps: ArraySlice<FormPath.Step>) {
    guard let step = steps.first else {
      text = .unit(change.state, change.value)
      return
    }
    let (kind, name): (String, String)
    switch step {
    case .plural(let category): (kind, name) = ("plural", category)
    case .device(let device): (kind, name) = ("device", device)
    case .substitution(let part): (kind, name) = ("substitutions", part)
    }
    var forms = kinds[kind] ?? []
    let place = forms.firstIndex { $0.name.utf8.elementsEqual(name.utf8) } ?? forms.count
    if place == forms.count { forms.append((name, FormTree())) }
    if kind == "substitutions" {
      forms[place].tree.head = [
        change.argument.map { JSONValue.Member("argNum", .number("\($0)")) },
        change.specifier.map { JSONValue.Member("formatSpecifier", .string($0)) },
      ].compactMap { $0 }
    }
    forms[place].tree.insert(change, steps.dropFirst())
    kinds[kind] = forms
  }

  /// The members in the order that Xcode keeps.
  var value: JSONValue {
    var members = head
    if let text { members.append(.init("stringUnit", text)) }
    if let parts = forms(of: "substitutions") { members.append(.init("substitutions", parts)) }
    let variations = ["device", "plural"].compactMap { kind in forms(of: kind).map { JSONValue.Member(kind, $0) } }
    if !variations.isEmpty { members.append(.init("variations", .object(variations))) }
    return .object(members)
  }

  private func forms(of kind: String) -> JSONValue? {
    kinds[kind].map { forms in
      .object(
        forms.sorted { FinderOrder.precedes($0.name, $1.name) }.map { JSONValue.Member($0.name, $0.tree.value) })
    }
  }
}

extension JSONNode {
  /// The unit of a form inside a localization.
  fileprivate func unit(at form: FormPath) -> JSONNode? {
    var node = self
    for name in form.memberNames {
      guard let next = node[name] else { return nil }
      node = next
    }
    if form.steps.isEmpty, node["variations"] != nil, node["stringUnit"] == nil { return nil }
    return node["stringUnit"].flatMap { $0.kind == .object ? $0 : nil }
  }

  /// The edits that give a unit a state and a value; none for what it has already.
  fileprivate func edits(state: TranslationState, value: String, _ editor: JSONEditor) -> [JSONEdit] {
    var edits: [JSONEdit] = []
    if let present = self["state"], !present.spells(state.name) {
      edits.append(editor.replace(present, with: .string(state.name)))
    }
    if let present = self["value"], !present.spells(value) {
      edits.append(editor.replace(present, with: .string(value)))
    }
    return edits
  }
}

extension JSONValue {
  fileprivate func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }
}
