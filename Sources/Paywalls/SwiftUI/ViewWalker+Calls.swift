import Extraction
import SwiftReader

extension ViewWalker {
  /// A call: the view before the dot, what the call itself shows, its arguments, and what stands behind its name.
  mutating func call(_ node: NodeID, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    let callee = tree.callee(of: node)
    var layouts: [ViewLayout] = []
    if let base = tree.base(of: callee) { layouts.append(visit(base, in: source)) }
    let outer = (shown, role)
    let name = tree.name(of: callee)
    path.append(tree.kind(of: callee) == .identifier ? name : ".\(name)")
    layouts.append(show(at: tree.nameRange(of: callee).lowerBound, in: source))
    if tree.kind(of: callee) == .identifier { layouts.append(date(in: node, named: name, in: source)) }
    path.removeLast()
    if name.hasPrefix("accessibility") && tree.kind(of: callee) != .identifier { role = .accessibility }
    let isLoop = tree.kind(of: callee) == .identifier && ["ForEach", "List", "Table", "OutlineGroup"].contains(name)
    for argument in tree.arguments(of: node) {
      guard let value = tree.value(of: argument) else { continue }
      let layout = visit(value, in: source)
      let isBody = isLoop && tree.kind(of: value) == .closure
      layouts.append(isBody ? .loop(variables(of: value, in: tree), layout) : layout)
    }
    layouts.append(target(of: callee, name: name, in: source))
    (shown, role) = outer
    layouts.removeAll(where: \.isEmpty)
    return layouts.count == 1 ? layouts[0] : .sequence(layouts)
  }

  /// What a function of the view, or another view of the sources, shows.
  mutating func target(of callee: NodeID, name: String, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    let isOwn: Bool
    switch tree.kind(of: callee) {
    case .identifier: isOwn = true
    case .memberAccess: isOwn = tree.base(of: callee).map { tree.isNamed("self", $0) } ?? false
    case .specialization:
      return tree.base(of: callee).map { target(of: $0, name: tree.name(of: $0), in: source) } ?? .empty
    default: return .empty
    }
    if isOwn, let functions = type.functions[name] {
      let layouts = functions.map { inline($0, named: "\(name)(\(labels(of: $0)))") }
      return layouts.first { !$0.isEmpty } ?? .empty
    }
    if let view = index.types[name], view.name != type.name,
      view.properties["body"] != nil || view.functions["body"] != nil
    {
      return body(of: view)
    }
    return .empty
  }

  func labels(of function: TypeIndex.Place) -> String {
    let tree = index.tree(function)
    return tree.parameters(of: function.node).map { "\(tree.label(of: $0) ?? "_"):" }.joined()
  }

  func variables(of closure: NodeID, in tree: SwiftFile) -> [String] {
    let names = tree.closureParameters(of: closure).map { tree.name(of: $0) }
    return names.isEmpty ? ["$0"] : names
  }

  /// The strings whose way to the screen ends at a call's name.
  mutating func show(at offset: Int, in source: Int) -> ViewLayout {
    let file = index.sources[source].file
    var found = sinks[file, offset]
    if found.isEmpty { found = sinks[file, offset - 1] }
    self.found.formUnion(found.filter { !$0.isInserted }.map(\.string))
    found.removeAll { shown.contains($0.string) || ($0.isInserted && shownByThemselves.contains($0.string)) }
    guard !found.isEmpty else { return .empty }
    shown.formUnion(found.map(\.string))
    return .show(inDataOrder(found).map { entry, element in shown(entry, from: element) })
  }

  /// The strings of the view itself, then those of its data in the order in which the data has them.
  private func inDataOrder(_ found: [SinkTable.Entry]) -> [(entry: SinkTable.Entry, element: Int?)] {
    let all = found.enumerated().map { position, entry in
      (position: position, entry: entry, origin: elements.origin(of: entry, strings: strings))
    }
    let ordered = all.sorted { left, right in
      let (first, second) = (left.origin, right.origin)
      return (first?.element ?? -1, first?.offset ?? 0, left.position)
        < (second?.element ?? -1, second?.offset ?? 0, right.position)
    }
    return ordered.map { ($0.entry, $0.origin?.element) }
  }

  private mutating func shown(_ entry: SinkTable.Entry, from element: Int?) -> ViewLayout.Shown {
    let text = text(of: entry)
    if let element, let label = elements.label(of: entry, strings: strings, in: element) {
      if labelled[element]?[label] == nil { labelled[element, default: [:]][label] = text }
    }
    return ViewLayout.Shown(text: text, conditions: entry.sink.conditions, element: element)
  }

  mutating func text(of entry: SinkTable.Entry) -> Int {
    let identity = TextIdentity(string: entry.string, file: entry.sink.file, offset: entry.sink.offset)
    if let index = known[identity] { return index }
    let string = strings[entry.string]
    texts.append(
      PaywallText(
        role: role ?? entry.sink.role, key: string.key, table: string.table, reach: string.reach,
        arguments: string.arguments,
        location: string.location, path: path.joined(separator: " > "),
        conditions: united(conditions, entry.sink.conditions),
        notes: entry.sink.path, edits: string.edits))
    known[identity] = texts.count - 1
    return texts.count - 1
  }

  /// Conditions without repetitions.
  private func united(_ first: [Condition], _ second: [Condition]) -> [Condition] {
    first + second.filter { !first.contains($0) }
  }
}
