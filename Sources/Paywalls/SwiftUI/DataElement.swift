import Extraction
import Findings
import SwiftReader

/// A value of data that the sources write down: `TrialPlan(id: "yearly", name: "Yearly", trialDays: 7)`.
struct DataElement: Sendable {
  /// What unites it with others: its type, or the variable whose list it stands in.
  var group: String
  /// A name for people: its `id`, or the constant that holds it; nil where it has neither.
  var name: String?
  /// The constant that holds it: `yearly` of `static let yearly = …`.
  var constant: String?
  var source: Int
  var range: Range<Int>
  /// The source text of its arguments by label, defaults of its type included.
  var values: [String: String]
  /// The ranges of its arguments by label.
  var labels: [(label: String, range: Range<Int>)]
}

extension DataElement {
  /// Every value of a declared type that sources write down, outermost only, views and their demos aside.
  static func all(in index: TypeIndex) -> [DataElement] {
    index.sources.indices.flatMap { source -> [DataElement] in
      var collector = Collector(index: index, source: source)
      collector.visit(index.sources[source].tree.root, constant: nil)
      return collector.elements
    }
  }

  private struct Collector {
    let index: TypeIndex
    let source: Int
    var elements: [DataElement] = []

    var tree: SwiftFile { index.sources[source].tree }

    mutating func visit(_ node: NodeID, constant: String?) {
      switch tree.kind(of: node) {
      case .binding:
        let name = tree.pattern(of: node).map { tree.name(of: $0) }
        for child in tree.children(of: node) { visit(child, constant: name) }
      case .call:
        if let group = group(ofCall: node, constant: constant) {
          elements.append(element(node, group: group, constant: constant))
        } else {
          for child in tree.children(of: node) { visit(child, constant: nil) }
        }
      case .arrayLiteral:
        let list = constant.map { "\($0)[]" }
        for child in tree.children(of: node) { visit(child, constant: list) }
      default:
        for child in tree.children(of: node) { visit(child, constant: nil) }
      }
    }

    private func group(ofCall call: NodeID, constant: String?) -> String? {
      let callee = tree.callee(of: call)
      switch tree.kind(of: callee) {
      case .identifier, .memberAccess:
        let name = tree.name(of: callee)
        guard let type = index.types[name], type.declaration != nil, !type.isView else { return nil }
        return name
      case .implicitMember where tree.isNamed("init", callee): return constant ?? ".init"
      default: return nil
      }
    }

    private func element(_ call: NodeID, group: String, constant: String?) -> DataElement {
      var values = defaults(of: group)
      var labels: [(String, Range<Int>)] = []
      for argument in tree.arguments(of: call) {
        guard let label = tree.label(of: argument), let value = tree.value(of: argument) else { continue }
        values[label] = tree.text(of: value)
        labels.append((label, tree.range(of: argument)))
      }
      let own = constant.flatMap { $0.hasSuffix("[]") ? nil : $0 }
      let id = tree.argument("id", of: call).flatMap { tree.value(of: $0) }.flatMap { tree.stringValue(of: $0) }
      return DataElement(
        group: group, name: id ?? own, constant: own, source: source,
        range: tree.range(of: call), values: values, labels: labels)
    }

    /// The initial values of a type's stored properties.
    private func defaults(of type: String) -> [String: String] {
      var values: [String: String] = [:]
      for (name, place) in index.types[type]?.properties ?? [:] {
        let tree = index.tree(place)
        if let value = tree.initialValue(of: place.node) { values[name] = tree.text(of: value) }
      }
      return values
    }
  }
}
