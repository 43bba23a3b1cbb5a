import SwiftReader
import WordgateDefinitions

extension DefinitionEvaluator {
  /// A text: a literal, `LocalizedText("…", comment: "…")`, `.savings(44)`, a constant.
  mutating func localizedText(_ place: SourcePlace) -> LocalizedText? {
    descend(at: place) { evaluator in
      let expected = "a text literal"
      guard let value = evaluator.resolved(place, as: "LocalizedText", expected: expected) else { return nil }
      if evaluator.kind(value) == .stringLiteral { return evaluator.literal(value) }
      if evaluator.makes("LocalizedText", value) { return evaluator.madeText(value) }
      if evaluator.kind(value) == .call {
        let callee = evaluator.at(evaluator.tree(value).callee(of: value.node), in: value)
        if evaluator.name(callee) == "savings", evaluator.kind(callee) != .identifier {
          guard let arguments = evaluator.arguments(of: value, [""]),
            let percent = evaluator.required("", arguments, of: value)
          else { return nil }
          return evaluator.integer(percent).map { LocalizedText.savings($0) }
        }
      }
      evaluator.tellUnreadable(value, expected: expected)
      return nil
    }
  }

  /// A text that may be `nil`; the outer nil is a text that cannot be read.
  mutating func optionalText(_ place: SourcePlace) -> LocalizedText?? {
    guard let value = resolved(place, as: "LocalizedText", expected: "a text literal") else { return nil }
    return kind(value) == .nilLiteral ? .some(nil) : localizedText(value).map { .some($0) }
  }

  private mutating func madeText(_ call: SourcePlace) -> LocalizedText? {
    guard let arguments = arguments(of: call, ["", "stringLiteral", "table", "comment"]) else { return nil }
    guard let words = arguments["stringLiteral"] ?? required("", arguments, of: call) else { return nil }
    let text = localizedText(words)
    let table = optionalString("table", in: arguments)
    let comment = optionalString("comment", in: arguments)
    guard let text, let table, let comment else { return nil }
    move(text, toTable: table)
    return LocalizedText(text, table: table, comment: comment)
  }

  private mutating func optionalString(_ label: String, in arguments: [String: SourcePlace]) -> String?? {
    guard let place = arguments[label] else { return .some(nil) }
    let value = at(tree(place).unwrapped(place.node), in: place)
    return kind(value) == .nilLiteral ? .some(nil) : string(value).map { .some($0) }
  }

  /// A literal as the app would make it, its interpolations included.
  private mutating func literal(_ place: SourcePlace) -> LocalizedText? {
    let segments = tree(place).segments(of: place.node)
    var interpolation = LocalizedText.StringInterpolation(literalCapacity: 0, interpolationCount: segments.count)
    for segment in segments {
      switch segment {
      case .text(let words, _): interpolation.appendLiteral(words)
      case .interpolation(let node):
        guard let inserted = interpolated(at(node, in: place)) else { return nil }
        interpolation.append(inserted)
      }
    }
    let text = LocalizedText(stringInterpolation: interpolation)
    remember(text, at: place)
    return text
  }

  // MARK: Interpolations

  /// A value within a literal.
  struct Inserted {
    enum Value {
      /// A whole number with the name of its type.
      case integer(Int, type: String)
      case decimal(Double, type: String)
      case text(String)
      case localized(LocalizedText)
    }

    var value: Value
    /// The specifier that the literal gives itself.
    var specifier: String?
  }

  /// The value of `\(…)`. A price that only the store knows is sampled.
  mutating func interpolated(_ interpolation: SourcePlace) -> Inserted? {
    guard let arguments = arguments(of: interpolation, ["", "specifier"]),
      let place = required("", arguments, of: interpolation)
    else { return nil }
    var specifier: String?
    if let written = arguments["specifier"] {
      specifier = string(written)
      if specifier == nil { return nil }
    }
    return inserted(place).map { Inserted(value: $0, specifier: specifier) }
  }

  private mutating func inserted(_ place: SourcePlace) -> Inserted.Value? {
    let type = declaredType(of: place)
    let value = quietly { $0.resolved(place, as: "", expected: "") }
    guard let value, isFixed(value) else {
      if SamplePrice.isPrice(text(place)) { return .text(SamplePrice.text(number: 0)) }
      return resolved(place, as: "", expected: "a constant").flatMap { value in
        tellUnreadable(value, expected: "a constant")
        return nil
      }
    }
    if let number = NumberType(type ?? madeType(by: value) ?? "") {
      let digits = kind(value) == .call ? firstArgument(of: value) ?? value : value
      return number.isDecimal
        ? decimal(digits).map { .decimal($0, type: number.rawValue) }
        : integer(digits).map { .integer($0, type: number.rawValue) }
    }
    if type == "LocalizedText" || isText(value) { return localizedText(value).map { .localized($0) } }
    switch kind(value) {
    case .stringLiteral, .memberAccess: return string(value).map { .text($0) }
    case .floatLiteral: return decimal(value).map { .decimal($0, type: "Double") }
    case .prefixOperator where tree(value).expression(of: value.node).map { tree(value).kind(of: $0) } == .floatLiteral:
      return decimal(value).map { .decimal($0, type: "Double") }
    case .sequence where type == "String" || hasStringLiteral(value): return string(value).map { .text($0) }
    default: return integer(value).map { .integer($0, type: "Int") }
    }
  }

  /// Whether an expression is one whose value stands in the sources.
  private func isFixed(_ value: SourcePlace) -> Bool {
    switch kind(value) {
    case .stringLiteral, .integerLiteral, .floatLiteral, .prefixOperator, .sequence: true
    case .memberAccess: name(value) == "rawValue"
    case .call: isText(value) || NumberType(madeType(by: value) ?? "") != nil
    default: false
    }
  }

  private func isText(_ call: SourcePlace) -> Bool {
    guard kind(call) == .call else { return false }
    let callee = at(tree(call).callee(of: call.node), in: call)
    return madeType(by: call) == "LocalizedText" || (name(callee) == "savings" && kind(callee) == .memberAccess)
  }

  private func hasStringLiteral(_ sequence: SourcePlace) -> Bool {
    tree(sequence).expressions(of: sequence.node).contains { tree(sequence).kind(of: $0) == .stringLiteral }
  }

  private func firstArgument(of call: SourcePlace) -> SourcePlace? {
    tree(call).arguments(of: call.node).first.flatMap { tree(call).value(of: $0) }.map { at($0, in: call) }
  }
}

/// The number types of the standard library, whose specifiers in a key differ.
enum NumberType: String {
  case integer = "Int"
  case integer8 = "Int8"
  case integer16 = "Int16"
  case integer32 = "Int32"
  case integer64 = "Int64"
  case unsigned = "UInt"
  case unsigned8 = "UInt8"
  case unsigned16 = "UInt16"
  case unsigned32 = "UInt32"
  case unsigned64 = "UInt64"
  case double = "Double"
  case float = "Float"
  case graphics = "CGFloat"

  init?(_ name: String) { self.init(rawValue: name) }

  var isDecimal: Bool {
    switch self {
    case .double, .float, .graphics: true
    default: false
    }
  }
}

extension LocalizedText.StringInterpolation {
  /// Inserts a value by its type, as the app's own code would.
  mutating func append(_ inserted: DefinitionEvaluator.Inserted) {
    let specifier = inserted.specifier
    switch inserted.value {
    case .text(let characters): appendInterpolation(characters, specifier: specifier)
    case .localized(let text): appendInterpolation(text)
    case .decimal(let number, let type):
      if NumberType(type) == .float {
        appendInterpolation(Float(number), specifier: specifier)
      } else {
        appendInterpolation(number, specifier: specifier)
      }
    case .integer(let number, let type):
      switch NumberType(type) {
      case .integer8, .integer16, .integer32: appendInterpolation(Int32(clamping: number), specifier: specifier)
      case .unsigned8, .unsigned16, .unsigned32: appendInterpolation(UInt32(clamping: number), specifier: specifier)
      case .unsigned, .unsigned64: appendInterpolation(UInt(clamping: number), specifier: specifier)
      default: appendInterpolation(number, specifier: specifier)
      }
    }
  }
}
