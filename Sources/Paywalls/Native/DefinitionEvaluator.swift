import SwiftReader
import WordgateDefinitions

/// Makes the value that an expression of the sources stands for, without running it.
///
/// Each function gives nil for what only the running app can know, and has told of it in ``problems``.
struct DefinitionEvaluator {
  /// Something that has no value before the app runs.
  struct Problem {
    /// Lower case, no full stop: `'plans' is known only when the app runs`.
    var message: String
    var advice: String
    var place: SourcePlace
  }

  let index: ConstantIndex
  private(set) var problems: [Problem] = []
  /// Where each text of the value is written.
  private(set) var textPlaces: [TextKey: SourcePlace] = [:]
  private var depth = 0
  private var steps = 0

  /// How deep values may refer to each other, and how many expressions one definition may be made of.
  private static let limits = (depth: 60, steps: 100_000)

  init(index: ConstantIndex) {
    self.index = index
  }

  func tree(_ place: SourcePlace) -> SwiftFile { index.tree(place) }

  func kind(_ place: SourcePlace) -> NodeKind { tree(place).kind(of: place.node) }

  func name(_ place: SourcePlace) -> String { tree(place).name(of: place.node) }

  /// The source of an expression, white space folded, cut where it is long.
  func text(_ place: SourcePlace) -> String {
    let words = tree(place).text(of: place.node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 60 ? words.prefix(59) + "…" : words
  }

  func at(_ node: NodeID, in place: SourcePlace) -> SourcePlace { SourcePlace(source: place.source, node: node) }

  // MARK: Telling

  mutating func tell(_ message: String, advice: String, at place: SourcePlace) {
    if !problems.contains(where: { $0.place == place }) {
      problems.append(Problem(message: message, advice: advice, place: place))
    }
  }

  /// Tells that an expression is not what was expected, with the reason that its kind gives.
  mutating func tellUnreadable(_ place: SourcePlace, expected: String) {
    let written = text(place)
    let advice = "write \(expected) in its place, or a constant that holds it"
    switch kind(place) {
    case .call, .subscriptCall, .macroExpansion:
      tell("'\(written)' is worked out only when the app runs", advice: advice, at: place)
    case .ternary, .ifStatement, .switchStatement:
      tell("'\(written)' is decided only when the app runs", advice: advice, at: place)
    case .identifier, .memberAccess, .implicitMember:
      tell("'\(written)' has no value in the sources", advice: advice, at: place)
    case .missing:
      tell("a value is missing", advice: advice, at: place)
    default: tell("'\(written)' is not \(expected)", advice: advice, at: place)
    }
  }

  mutating func remember(_ text: LocalizedText, at place: SourcePlace) {
    let key = TextKey(table: text.table ?? "Localizable", key: text.key)
    if textPlaces[key] == nil { textPlaces[key] = place }
  }

  /// What an expression stands for, without telling of it where it stands for nothing.
  mutating func quietly<Value>(_ evaluate: (inout DefinitionEvaluator) -> Value?) -> Value? {
    let known = problems
    let value = evaluate(&self)
    problems = known
    return value
  }

  /// Gives a text that was remembered under its key its table.
  mutating func move(_ text: LocalizedText, toTable table: String?) {
    guard let table, table != text.table else { return }
    guard let place = textPlaces.removeValue(forKey: TextKey(table: text.table ?? "Localizable", key: text.key)) else {
      return
    }
    var moved = text
    moved.table = table
    remember(moved, at: place)
  }

  /// Evaluates one level deeper; nil where values refer to each other without end.
  mutating func descend<Value>(
    at place: SourcePlace, _ evaluate: (inout DefinitionEvaluator) -> Value?
  ) -> Value? {
    steps += 1
    guard steps < Self.limits.steps, depth < Self.limits.depth else {
      if steps != Self.limits.steps + 1 {
        tell(
          "'\(text(place))' refers to itself, or to more than can be followed", advice: "write the value in place",
          at: place)
      }
      steps = Self.limits.steps
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return evaluate(&self)
  }
}
