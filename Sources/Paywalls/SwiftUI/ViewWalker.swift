import Extraction
import SwiftReader

/// Walks the body of a view from top to bottom, through the properties, functions and views it uses, and notes every
/// place where strings are shown, with the conditions and repetitions around it.
struct ViewWalker {
  let index: TypeIndex
  let sinks: SinkTable
  let strings: [ExtractedString]
  let elements: ElementTable
  var texts: [PaywallText] = []
  /// The index of the text under each argument label of each value of data.
  var labelled: [Int: [String: Int]] = [:]
  /// The fields of texts that are a date, by the index of the text.
  var skeletons: [Int: String] = [:]

  var type: DeclaredType
  var conditions: [Condition] = []
  var path: [String] = []
  var open: Set<TypeIndex.Place> = []
  /// The strings that a call around this place has shown already.
  var shown: Set<Int> = []
  var known: [TextIdentity: Int] = [:]
  /// The strings met so far that are shown by themselves.
  var found: Set<Int> = []
  var shownByThemselves: Set<Int> = []
  /// The role of what stands in the arguments of an accessibility modifier.
  var role: TextRole?
  var steps = 0

  struct TextIdentity: Hashable {
    var string: Int
    var file: String
    var offset: Int
  }

  /// Code that goes round in circles through ever new ways ends here.
  static let limit = 200_000

  init(index: TypeIndex, sinks: SinkTable, strings: [ExtractedString], elements: ElementTable, type: DeclaredType) {
    self.index = index
    self.sinks = sinks
    self.strings = strings
    self.elements = elements
    self.type = type
  }

  /// What the view shows.
  ///
  /// The first walk finds the strings that are shown by themselves: such a string is not counted again where another
  /// text inserts it.
  mutating func layout() -> ViewLayout {
    var first = self
    _ = first.body(of: type)
    shownByThemselves = first.found
    return body(of: type)
  }

  mutating func body(of type: DeclaredType) -> ViewLayout {
    let outer = self.type
    self.type = type
    defer { self.type = outer }
    guard let body = type.properties["body"] ?? type.functions["body"]?.first else { return .empty }
    return inline(body, named: "\(type.name).body")
  }

  /// What stands in the body of a function or computed property.
  mutating func inline(_ place: TypeIndex.Place, named name: String) -> ViewLayout {
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
  mutating func items(_ items: ArraySlice<NodeID>, in source: Int) -> ViewLayout {
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

  func leaves(_ block: NodeID?, in tree: SwiftFile) -> Bool {
    guard let block, let last = tree.items(of: block).last else { return false }
    switch tree.kind(of: last) {
    case .returnStatement, .throwStatement, .continueStatement, .breakStatement: return true
    default: return false
    }
  }

  mutating func visit(_ node: NodeID, in source: Int) -> ViewLayout {
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

  mutating func children(of node: NodeID, in source: Int) -> ViewLayout {
    var layouts: [ViewLayout] = []
    for child in index.sources[source].tree.children(of: node) {
      let layout = visit(child, in: source)
      if !layout.isEmpty { layouts.append(layout) }
    }
    return layouts.count == 1 ? layouts[0] : .sequence(layouts)
  }

  mutating func property(_ name: String, in source: Int) -> ViewLayout {
    guard let place = type.properties[name] else { return .empty }
    return inline(place, named: name)
  }
}

extension String {
  /// The text with every run of white space as one space.
  var folded: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
