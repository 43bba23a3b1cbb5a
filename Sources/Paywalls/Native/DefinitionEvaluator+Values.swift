import SwiftReader

extension DefinitionEvaluator {
  /// A whole number: `7`, `-1`, `1_000`, `0x1F`, `2 * 7`, a constant.
  mutating func integer(_ place: SourcePlace) -> Int? {
    descend(at: place) { evaluator in
      let expected = "a number"
      guard let value = evaluator.resolved(place, as: "Int", expected: expected) else { return nil }
      let tree = evaluator.tree(value)
      switch evaluator.kind(value) {
      case .integerLiteral:
        if let number = Int(literal: tree.text(of: value.node)) { return number }
      case .prefixOperator where evaluator.name(value) == "-" || evaluator.name(value) == "+":
        guard let operand = tree.expression(of: value.node) else { break }
        if evaluator.name(value) == "-", let number = Int(literal: "-" + tree.text(of: operand)) { return number }
        guard let number = evaluator.integer(evaluator.at(operand, in: value)) else { return nil }
        let (negated, overflows) = Int(0).subtractingReportingOverflow(number)
        if evaluator.name(value) == "+" { return number }
        if !overflows { return negated }
      case .sequence:
        return evaluator.arithmetic(value)
      default: break
      }
      evaluator.tellUnreadable(value, expected: expected)
      return nil
    }
  }

  /// Sums and products of whole numbers.
  private mutating func arithmetic(_ place: SourcePlace) -> Int? {
    let tree = tree(place)
    var terms: [Int] = []
    var sign = 1
    var multiplies = false
    for node in tree.children(of: place.node) {
      if tree.kind(of: node) == .binaryOperator {
        switch tree.name(of: node) {
        case "+": (sign, multiplies) = (1, false)
        case "-": (sign, multiplies) = (-1, false)
        case "*": multiplies = true
        default:
          tellUnreadable(place, expected: "a number")
          return nil
        }
        continue
      }
      guard let operand = integer(at(node, in: place)) else { return nil }
      let (factor, overflows) = (multiplies ? terms.popLast() ?? 1 : sign).multipliedReportingOverflow(by: operand)
      if overflows { return overflow(place) }
      terms.append(factor)
    }
    var sum = 0
    for term in terms {
      let (next, overflows) = sum.addingReportingOverflow(term)
      if overflows { return overflow(place) }
      sum = next
    }
    return sum
  }

  private mutating func overflow(_ place: SourcePlace) -> Int? {
    tell("'\(text(place))' is too large a number", advice: "write a smaller one", at: place)
    return nil
  }

  /// A number with decimals: `0.5`, `1`, `-2.5e3`, a constant.
  mutating func decimal(_ place: SourcePlace) -> Double? {
    descend(at: place) { evaluator in
      guard let value = evaluator.resolved(place, as: "Double", expected: "a number") else { return nil }
      let tree = evaluator.tree(value)
      switch evaluator.kind(value) {
      case .integerLiteral, .floatLiteral:
        let digits = tree.text(of: value.node).filter { $0 != "_" }
        if let number = Double(digits) ?? Int(literal: digits).map(Double.init) { return number }
      case .prefixOperator where evaluator.name(value) == "-":
        guard let operand = tree.expression(of: value.node) else { break }
        return evaluator.decimal(evaluator.at(operand, in: value)).map { -$0 }
      default: break
      }
      evaluator.tellUnreadable(value, expected: "a number")
      return nil
    }
  }

  /// `true`, `false`, or a constant.
  mutating func boolean(_ place: SourcePlace) -> Bool? {
    guard let value = resolved(place, as: "Bool", expected: "true or false") else { return nil }
    if kind(value) == .booleanLiteral { return tree(value).text(of: value.node) == "true" }
    tellUnreadable(value, expected: "true or false")
    return nil
  }

  /// Characters that no one translates: a literal, a constant, the raw value of an enum case, several of them joined.
  mutating func string(_ place: SourcePlace) -> String? {
    descend(at: place) { evaluator in
      guard let value = evaluator.resolved(place, as: "String", expected: "a string literal") else { return nil }
      let tree = evaluator.tree(value)
      switch evaluator.kind(value) {
      case .stringLiteral: return evaluator.joined(value)
      case .memberAccess where evaluator.name(value) == "rawValue":
        guard let base = tree.base(of: value.node), let path = evaluator.path(of: evaluator.at(base, in: value)),
          let name = path.last, let raw = evaluator.index.rawValue(of: name, in: Array(path.dropLast()))
        else { break }
        switch raw {
        case .name(let name): return name
        case .written(let written): return evaluator.string(written)
        }
      case .sequence:
        return evaluator.operands(of: value).flatMap { operands in
          var whole = ""
          for operand in operands {
            guard let part = evaluator.string(operand) else { return nil }
            whole += part
          }
          return whole
        }
      default: break
      }
      evaluator.tellUnreadable(value, expected: "a string literal")
      return nil
    }
  }

  private mutating func joined(_ literal: SourcePlace) -> String? {
    var whole = ""
    for segment in tree(literal).segments(of: literal.node) {
      switch segment {
      case .text(let text, _): whole += text
      case .interpolation(let node):
        guard let inserted = interpolated(at(node, in: literal)) else { return nil }
        switch inserted.value {
        case .integer(let number, _): whole += String(number)
        case .decimal(let number, _): whole += String(number)
        case .text(let characters): whole += characters
        case .localized:
          tellUnreadable(at(node, in: literal), expected: "a string or number")
          return nil
        }
      }
    }
    return whole
  }

  /// The operands of `a + b + c`.
  private mutating func operands(of sequence: SourcePlace) -> [SourcePlace]? {
    let tree = tree(sequence)
    let operators = tree.children(of: sequence.node, .binaryOperator)
    guard operators.allSatisfy({ tree.isNamed("+", $0) }) else {
      tellUnreadable(sequence, expected: "a constant")
      return nil
    }
    return tree.expressions(of: sequence.node).map { at($0, in: sequence) }
  }

  /// The elements of an array: a literal, a constant, several of them joined.
  mutating func array<Element>(
    _ place: SourcePlace, of type: String, _ element: (inout DefinitionEvaluator, SourcePlace) -> Element?
  ) -> [Element]? {
    descend(at: place) { evaluator in
      let expected = "an array of '\(type)' values"
      guard let value = evaluator.resolved(place, as: "[\(type)]", expected: expected) else { return nil }
      switch evaluator.kind(value) {
      case .arrayLiteral:
        let elements = evaluator.tree(value).expressions(of: value.node).map { node in
          element(&evaluator, evaluator.at(node, in: value))
        }
        return elements.contains { $0 == nil } ? nil : elements.compactMap { $0 }
      case .sequence:
        return evaluator.operands(of: value).flatMap { operands in
          let arrays = operands.map { evaluator.array($0, of: type, element) }
          return arrays.contains { $0 == nil } ? nil : arrays.compactMap { $0 }.flatMap { $0 }
        }
      default:
        evaluator.tellUnreadable(value, expected: expected)
        return nil
      }
    }
  }
}

extension Int {
  /// Reads a Swift literal: `1_000`, `0xFF`, `-7`.
  init?(literal: String) {
    var digits = literal.filter { $0 != "_" }
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0o") ? 8 : digits.hasPrefix("0b") ? 2 : 10
    if radix != 10 { digits.removeFirst(2) }
    guard digits.first?.isHexDigit == true else { return nil }
    self.init((isNegative ? "-" : "") + digits, radix: radix)
  }
}
