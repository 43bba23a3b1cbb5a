import Extraction
import SwiftReader

/// The types that some sources declare, with their members wherever they stand.
struct TypeIndex: Sendable {
  let sources: [SwiftSource]
  private(set) var types: [String: DeclaredType] = [:]
  /// The names of the types in the order of files and declarations.
  private(set) var order: [String] = []

  init(_ sources: [SwiftSource]) {
    self.sources = sources
    for index in sources.indices {
      collect(sources[index].tree.root, source: index, isDemo: false)
    }
  }

  /// A node in one of the sources.
  struct Place: Hashable, Sendable {
    var source: Int
    var node: NodeID
  }

  func tree(_ place: Place) -> SwiftFile { sources[place.source].tree }

  private mutating func collect(_ node: NodeID, source: Int, isDemo: Bool) {
    let tree = sources[source].tree
    let demoStart = node == tree.root ? DemoMark.start(in: tree.bytes) : nil
    for item in tree.items(of: node) {
      let isDemo = isDemo || demoStart.map { tree.range(of: item).lowerBound > $0 } ?? false
      let kind = tree.kind(of: item)
      if kind.isTypeDeclaration {
        add(item, source: source, isDemo: isDemo)
        collect(item, source: source, isDemo: isDemo)
      } else if kind == .ifConfig || kind == .ifConfigClause {
        collect(item, source: source, isDemo: isDemo)
      }
    }
  }

  private mutating func add(_ node: NodeID, source: Int, isDemo: Bool) {
    let tree = sources[source].tree
    guard let name = tree.name(of: node).split(separator: ".").last.map(String.init) else { return }
    if types[name] == nil { order.append(name) }
    var type = types[name] ?? DeclaredType(name: name)
    let conformances = tree.inheritedTypes(of: node).map { tree.text(of: $0) }
    if conformances.contains("View") || conformances.contains("SwiftUI.View") { type.isView = true }
    if conformances.contains("PreviewProvider") || isDemo || DemoMark.isDemo(name) { type.isDemo = true }
    if tree.kind(of: node) != .extensionDeclaration { type.declaration = Place(source: source, node: node) }
    for member in members(of: node, in: tree) {
      switch tree.kind(of: member) {
      case .functionDeclaration:
        type.functions[tree.name(of: member), default: []].append(Place(source: source, node: member))
      case .variableDeclaration:
        for binding in tree.bindings(of: member) {
          guard let pattern = tree.pattern(of: binding) else { continue }
          type.properties[tree.name(of: pattern)] = Place(source: source, node: binding)
        }
      default: break
      }
    }
    types[name] = type
  }

  /// Takes over what extraction knows: views by way of a protocol or class, demos and previews.
  mutating func mark(_ facts: [TypeFact]) {
    for fact in facts {
      guard let name = fact.name.split(separator: ".").last.map(String.init), types[name] != nil else { continue }
      if fact.isView { types[name]?.isView = true }
      if fact.isDemo || fact.isPreview { types[name]?.isDemo = true }
    }
  }

  /// The members of a type, those inside `#if` included.
  private func members(of node: NodeID, in tree: SwiftFile) -> [NodeID] {
    tree.items(of: node).flatMap { item -> [NodeID] in
      switch tree.kind(of: item) {
      case .ifConfig, .ifConfigClause: members(of: item, in: tree)
      default: [item]
      }
    }
  }
}

/// A type of the sources.
struct DeclaredType: Sendable {
  var name: String
  var isView = false
  /// Whether it only demonstrates others.
  var isDemo = false
  /// Where it is declared; nil where only extensions of it are here.
  var declaration: TypeIndex.Place?
  /// Functions by their base names.
  var functions: [String: [TypeIndex.Place]] = [:]
  /// The bindings of stored and computed properties.
  var properties: [String: TypeIndex.Place] = [:]
}

/// How code says that it only demonstrates.
enum DemoMark {
  static func isDemo(_ name: String) -> Bool {
    ["Demo", "Example", "Preview", "Previews", "Sample"].contains { name.hasSuffix($0) && name != $0 }
  }

  /// Where the part of a file after `// MARK: - Demo` starts.
  static func start(in bytes: [UInt8]) -> Int? {
    let mark = Array("// MARK: - Demo".utf8)
    guard bytes.count >= mark.count else { return nil }
    return (0...(bytes.count - mark.count)).first {
      bytes[$0] == mark[0] && bytes[$0..<($0 + mark.count)].elementsEqual(mark)
    }
  }
}
