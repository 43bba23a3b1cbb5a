import Extraction

/// Finds plausible values for what texts insert, from the names of the expressions.
struct ArgumentSampler: Sendable {
  let texts: [PaywallText]
  let elements: [DataElement]
  /// The index of the text under each argument label of each value of data.
  let labelled: [Int: [String: Int]]
  /// Words of demos by the label under which they are passed, where the view's own data has none.
  let demoWords: [String: String]
  /// The fields of texts that are a date, by the index of the text.
  let skeletons: [Int: String]

  func arguments(of string: ViewLayout.Shown, at moment: ViewMoment, held: [Condition]) -> [ArgumentSample] {
    texts[string.text].arguments.map { argument in
      if let skeleton = skeletons[string.text] {
        return .date(afterDays: days(in: argument.expression, at: moment), skeleton: skeleton)
      }
      return switch argument.specifier.last {
      case "d", "i", "u", "x", "X", "o", "D", "U": .count(range(of: argument.expression, at: moment, held: held))
      case "f", "F", "e", "g", "E", "G", "a": .decimal(0.5)
      default: object(argument.expression, in: string, at: moment)
      }
    }
  }

  /// How far off a date is: a number of the moment that its expression names, or a week.
  private func days(in expression: String, at moment: ViewMoment) -> Int {
    let words = expression.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    return words.lazy.compactMap { moment.numbers[$0] }.first.map { min(max($0, 0), 10_000) } ?? 7
  }

  /// The numbers that the conditions around a text allow for an expression.
  private func range(of expression: String, at moment: ViewMoment, held: [Condition]) -> ClosedRange<Int> {
    if let range = moment.ranges[expression] { return range }
    if expression.hasSuffix("+ 1") || expression.hasSuffix(".count") { return 1...Int.max }
    let limits = held.compactMap { condition in Limit(condition, of: expression) }
    let edges = limits.flatMap { [$0.constant &- 1, $0.constant, $0.constant &+ 1] } + [0, 1, Int.max]
    let allowed = edges.filter { value in value >= 0 && limits.allSatisfy { $0.allows(value) } }
    guard let low = allowed.min(), let high = allowed.max() else { return 0...Int.max }
    return low...high
  }

  /// A comparison of an expression with a number.
  private struct Limit {
    var comparison: Predicate.Comparison
    var constant: Int
    var holds: Bool

    init?(_ condition: Condition, of expression: String) {
      var predicate = Predicate(condition.expression)
      holds = condition.holds
      while case .not(let inner) = predicate {
        predicate = inner
        holds.toggle()
      }
      guard case .compare(let left, let comparison, let right) = predicate else { return nil }
      if left == expression, let constant = Int(right) {
        (self.comparison, self.constant) = (comparison, constant)
      } else if right == expression, let constant = Int(left) {
        (self.comparison, self.constant) = (comparison.mirrored, constant)
      } else {
        return nil
      }
    }

    func allows(_ value: Int) -> Bool { comparison.holds(value, constant) == holds }
  }

  private func object(_ expression: String, in string: ViewLayout.Shown, at moment: ViewMoment) -> ArgumentSample {
    let (root, label) = expression.pathEnds
    let name = label.lowercased()
    if ["price", "cost", "amount", "fee", "total"].contains(where: name.contains) {
      let position = moment.elements.first.map { elements[$0] }.flatMap { element in
        elements.filter { $0.group == element.group }.firstIndex { $0.range == element.range }
      }
      return .price(minorUnits: Self.prices[(position ?? 0) % Self.prices.count])
    }
    if name.contains("date") || name.contains("deadline") || name.contains("renewal") || expression.contains(".date") {
      return .date(afterDays: 7, skeleton: "MMMd")
    }
    if let text = text(root: root, label: label, at: moment), text != string.text { return .text(text) }
    return .verbatim(demoWords[label] ?? Self.capitalized(label))
  }

  /// A name for a value of data: its own, or the first text it brings.
  func name(of element: Int) -> String {
    if let name = elements[element].name { return name }
    let texts = labelled[element] ?? [:]
    let first = elements[element].labels.lazy.compactMap { texts[$0.label] }.first
    return first.map { self.texts[$0].key } ?? "\(elements[element].group) \(element + 1)"
  }

  private static let prices = [3999, 599, 9999, 1299]

  /// The text of the constant that the expression names, of the value in question, or of any value with the label.
  private func text(root: String, label: String, at moment: ViewMoment) -> Int? {
    let constant = elements.indices.filter { elements[$0].constant == root }
    for element in constant + moment.elements + labelled.keys.sorted() {
      if let text = labelled[element]?[label] { return text }
    }
    return nil
  }

  private static func capitalized(_ name: String) -> String {
    let plain = String(name.prefix { $0.isLetter || $0.isNumber })
    return plain.isEmpty ? "Text" : plain.prefix(1).uppercased() + plain.dropFirst()
  }
}
