public import Extraction
public import Findings
import SwiftReader

extension PaywallReader {
  /// Builds a paywall of each selected view type.
  ///
  /// - Parameters:
  ///   - extraction: What extraction found in the sources.
  ///   - sources: The same sources as trees.
  ///   - selection: View types by the id of their paywall. Without it, every view type that no other view of the
  ///     sources uses is one, under its own name; demos and previews aside.
  ///   - workers: What builds the paywalls of several views at once.
  public static func read(
    extraction: ExtractionResult, sources: [SwiftSource], selecting selection: [String: String]? = nil,
    workers: Workers = .one
  ) -> Document {
    var index = TypeIndex(sources)
    index.mark(extraction.types)
    let builder = ViewPaywallBuilder(index: index, strings: extraction.strings)
    guard let selection else {
      return Document(paywalls: builder.paywalls(of: index.unusedViews, workers))
    }
    var document = Document()
    for (id, name) in selection.sorted(by: { $0.key < $1.key }) {
      if let type = index.types[name], type.isView {
        document.paywalls.append(builder.paywall(id: id, type: type))
      } else {
        document.findings.append(
          Finding(
            rule: "unknown-paywall", category: .paywall, severity: .error,
            message: "paywall '\(id)' is to be the view '\(name)', which no source declares", paywall: id,
            advice: "name a type that conforms to View"))
      }
    }
    return document
  }
}

extension TypeIndex {
  /// The views that no other view uses, demos and previews aside, in the order of files.
  var unusedViews: [DeclaredType] {
    let views = order.compactMap { types[$0] }.filter { $0.isView && !$0.isDemo && $0.declaration != nil }
    let names = Set(views.map(\.name))
    var used: Set<String> = []
    for view in views {
      for place in view.places {
        let tree = tree(place)
        for node in tree.descendants(of: place.node, of: .identifier) {
          let name = tree.name(of: node)
          if name != view.name && names.contains(name) { used.insert(name) }
        }
      }
    }
    return views.filter { !used.contains($0.name) }
  }
}

extension DeclaredType {
  /// Its members.
  fileprivate var places: [TypeIndex.Place] { Array(properties.values) + functions.values.flatMap { $0 } }
}

/// Builds paywalls of views from the strings that reach their screens.
struct ViewPaywallBuilder: Sendable {
  let index: TypeIndex
  let strings: [ExtractedString]
  private let sinks: SinkTable
  private let elements: ElementTable
  private let demoWords: [String: String]

  init(index: TypeIndex, strings: [ExtractedString]) {
    self.index = index
    self.strings = strings
    sinks = SinkTable(strings)
    elements = ElementTable(index: index)
    demoWords = elements.demoWords(of: strings)
  }

  /// The paywalls of some views, each under its own name.
  func paywalls(of types: [DeclaredType], _ workers: Workers) -> [Paywall] {
    // Every worker takes each so-and-so-many-th view: a few take longer than all others, and these are often neighbours.
    let count = max(min(workers.count, types.count), 1)
    let built = workers.map((0..<count).map { $0..<$0 + 1 }) { worker in
      stride(from: worker.lowerBound, to: types.count, by: count).map { paywall(id: types[$0].name, type: types[$0]) }
    }
    return types.indices.map { built[$0 % count][$0 / count] }
  }

  func paywall(id: String, type: DeclaredType) -> Paywall {
    var walker = ViewWalker(index: index, sinks: sinks, strings: strings, elements: elements, type: type)
    let layout = walker.layout()
    let data = elements.elements
    var groups: [String] = []
    for element in layout.strings.compactMap(\.element) where !groups.contains(data[element].group) {
      groups.append(data[element].group)
    }
    let sampler = ArgumentSampler(
      texts: walker.texts, elements: data, labelled: walker.labelled, demoWords: demoWords,
      skeletons: walker.skeletons)
    let evaluator = ViewEvaluator(
      layout: layout, vocabulary: ViewVocabulary(layout, elements: data, groups: Set(groups)), elements: data,
      samples: sampler)
    var paywall = Paywall(
      id: id, form: .swiftUI, location: location(of: type), texts: walker.texts,
      states: ViewStates.states(evaluator, groups: groups, texts: walker.texts))
    if walker.texts.isEmpty {
      paywall.findings.append(
        Finding(
          rule: "empty-paywall", category: .paywall, severity: .warning,
          message: "view '\(type.name)' shows no text that its sources hold", location: paywall.location, paywall: id))
    }
    return paywall
  }

  private func location(of type: DeclaredType) -> Location {
    guard let place = type.declaration else { return Location(file: "", line: 1, column: 1) }
    return index.sources[place.source].location(of: index.tree(place).nameRange(of: place.node).lowerBound)
  }
}
