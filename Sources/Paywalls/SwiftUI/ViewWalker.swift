import Extraction
import Findings
import SwiftReader

/// Walks the body of a view from top to bottom, through the properties, functions and views it uses, and notes every
/// place where strings are shown, with the conditions and repetitions around it.
struct ViewWalker {
  let index: TypeIndex
  let sinks: SinkTable
  let strings: [ExtractedString]
  let elements: ElementTable
  private(set) var texts: [PaywallText] = []
  /// The index of the text under each argument label of each value of data.
  private(set) var labelled: [Int: [String: Int]] = [:]

  private var type: DeclaredType
  private var conditions: [Condition] = []
  private var path: [String] = []
  private var open: Set<TypeIndex.Place> = []
  /// The strings that a call around this place has shown already.
  private var shown: Set<Int> = []
  private var known: [TextIdentity: Int] = [:]
  private var steps = 0

  private struct TextIdentity: Hashable {
    var string: Int
    var file: String
    var offset: Int
  }

  /// Code that goes round in circles through ever new ways ends here.
  private static let limit = 200_000

  init(index: TypeIndex, sinks: SinkTable, strings: [ExtractedString], elements: ElementTable, type: DeclaredType) {
    self.index = index
    self.sinks = sinks
    self.strings = strings
    self.elements = elements
    self.type = type
  }

  /// What the view shows.
  mutating func layout() -> ViewLayout { body(of: type) }

  private mutating func body(of type: DeclaredType) -> ViewLayout {
    let outer = self.type
    self.type = type
    defer { self.type = outer }
    guard let body = type.properties["body"] ?? type.functions["body"]?.first else { return .empty }
    return inline(body, named: "\(type.name).body")
  }

  /// What stands in the body of a function or computed property.
  private mutating func inline(_ place: TypeIndex.Place, named name: String) -> ViewLayout {
    let tree = index.tree(place)
    guard open.insert(place).inserted, let body = tree.getter(of: place.node) ?? tree.body(of: place.node) else {
      return .empty
    }
    path.append(name)
    defer {
      open.remove(place)
      path.removeLast()
    }
    return items(tree.items(of: body)[...], in: place.source)
  }

  /// Statements in order. What follows an `if` or `guard` that leaves the function happens only otherwise.
  private mutating func items(_ items: ArraySlice<NodeID>, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    var layouts: [ViewLayout] = []
    for position in items.indices {
      let item = items[position]
      let rest = items[(position + 1)...]
      switch tree.kind(of: item) {
      case .ifStatement
      where tree.elseBranch(of: item) == nil && leaves(tree.body(of: item), in: tree) && !rest.isEmpty:
        layouts.append(branch(item, otherwise: rest, in: source))
        return .sequence(layouts)
      case .guardStatement:
        layouts.append(guarded(item, rest: rest, in: source))
        return .sequence(layouts)
      default:
        let layout = visit(item, in: source)
        if !layout.isEmpty { layouts.append(layout) }
      }
    }
    return layouts.count == 1 ? layouts[0] : .sequence(layouts)
  }

  private func leaves(_ block: NodeID?, in tree: SwiftFile) -> Bool {
    guard let block, let last = tree.items(of: block).last else { return false }
    switch tree.kind(of: last) {
    case .returnStatement, .throwStatement, .continueStatement, .breakStatement: return true
    default: return false
    }
  }

  private mutating func visit(_ node: NodeID, in source: Int) -> ViewLayout {
    steps += 1
    guard steps < Self.limit else { return .empty }
    let tree = index.sources[source].tree
    switch tree.kind(of: node) {
    case .call: return call(node, in: source)
    case .ifStatement: return branch(node, otherwise: [], in: source)
    case .switchStatement: return choice(node, in: source)
    case .ternary: return ternary(node, in: source)
    case .identifier: return property(tree.name(of: node), in: source)
    case .memberAccess:
      if let base = tree.base(of: node), tree.isNamed("self", base) { return property(tree.name(of: node), in: source) }
      return children(of: node, in: source)
    case .closure, .codeBlock, .ifConfigClause: return items(tree.items(of: node)[...], in: source)
    case .functionDeclaration, .stringLiteral: return .empty
    default:
      return tree.kind(of: node).isTypeDeclaration ? .empty : children(of: node, in: source)
    }
  }

  private mutating func children(of node: NodeID, in source: Int) -> ViewLayout {
    var layouts: [ViewLayout] = []
    for child in index.sources[source].tree.children(of: node) {
      let layout = visit(child, in: source)
      if !layout.isEmpty { layouts.append(layout) }
    }
    return layouts.count == 1 ? layouts[0] : .sequence(layouts)
  }

  private mutating func property(_ name: String, in source: Int) -> ViewLayout {
    guard let place = type.properties[name] else { return .empty }
    return inline(place, named: name)
  }
}

// MARK: - Calls

extension ViewWalker {
  /// A call: the view before the dot, what the call itself shows, its arguments, and what stands behind its name.
  private mutating func call(_ node: NodeID, in source: Int) -> ViewLayout {
    let tree = index.sources[source].tree
    let callee = tree.callee(of: node)
    var layouts: [ViewLayout] = []
    if let base = tree.base(of: callee) { layouts.append(visit(base, in: source)) }
    let outer = shown
    let name = tree.name(of: callee)
    path.append(tree.kind(of: callee) == .identifier ? name : ".\(name)")
    layouts.append(show(at: tree.nameRange(of: callee).lowerBound, in: source))
    path.removeLast()
    let isLoop = tree.kind(of: callee) == .identifier && ["ForEach", "List", "Table", "OutlineGroup"].contains(name)
    for argument in tree.arguments(of: node) {
      guard let value = tree.value(of: argument) else { continue }
      let layout = visit(value, in: source)
      let isBody = isLoop && tree.kind(of: value) == .closure
      layouts.append(isBody ? .loop(variables(of: value, in: tree), layout) : layout)
    }
    layouts.append(target(of: callee, name: name, in: source))
    shown = outer
    layouts.removeAll(where: \.isEmpty)
    return layouts.count == 1 ? layouts[0] : .sequence(layouts)
  }

  /// What a function of the view, or another view of the sources, shows.
  private mutating func target(of callee: NodeID, name: String, in source: Int) -> ViewLayout {
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

  private func labels(of function: TypeIndex.Place) -> String {
    let tree = index.tree(function)
    return tree.parameters(of: function.node).map { "\(tree.label(of: $0) ?? "_"):" }.joined()
  }

  private func variables(of closure: NodeID, in tree: SwiftFile) -> [String] {
    let names = tree.closureParameters(of: closure).map { tree.name(of: $0) }
    return names.isEmpty ? ["$0"] : names
  }

  /// The strings whose way to the screen ends at a call's name.
  private mutating func show(at offset: Int, in source: Int) -> ViewLayout {
    let file = index.sources[source].file
    var found = sinks[file, offset]
    if found.isEmpty { found = sinks[file, offset - 1] }
    found.removeAll { shown.contains($0.string) }
    guard !found.isEmpty else { return .empty }
    shown.formUnion(found.map(\.string))
    return .show(
      found.map { entry in
        let element = elements.element(of: entry, strings: strings)
        let text = text(of: entry)
        if let element, let label = elements.label(of: entry, strings: strings, in: element) {
          if labelled[element]?[label] == nil { labelled[element, default: [:]][label] = text }
        }
        return ViewLayout.Shown(text: text, conditions: entry.sink.conditions, element: element)
      })
  }

  private mutating func text(of entry: SinkTable.Entry) -> Int {
    let identity = TextIdentity(string: entry.string, file: entry.sink.file, offset: entry.sink.offset)
    if let index = known[identity] { return index }
    let string = strings[entry.string]
    texts.append(
      PaywallText(
        role: entry.sink.role, key: string.key, table: string.table, reach: string.reach, arguments: string.arguments,
        location: string.location, path: path.joined(separator: " > "), conditions: conditions + entry.sink.conditions,
        notes: entry.sink.path, edits: string.edits))
    known[identity] = texts.count - 1
    return texts.count - 1
  }
}

// MARK: - Choices

extension ViewWalker {
  private mutating func branch(_ node: NodeID, otherwise rest: ArraySlice<NodeID>, in source: Int) -> ViewLayout {
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

  private mutating func guarded(_ node: NodeID, rest: ArraySlice<NodeID>, in source: Int) -> ViewLayout {
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

  private mutating func ternary(_ node: NodeID, in source: Int) -> ViewLayout {
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
  private mutating func choice(_ node: NodeID, in source: Int) -> ViewLayout {
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

  private mutating func under(_ added: [Condition], _ body: (inout ViewWalker) -> ViewLayout) -> ViewLayout {
    conditions += added
    defer { conditions.removeLast(added.count) }
    return body(&self)
  }
}

extension String {
  /// The text with every run of white space as one space.
  var folded: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
