extension PluralCondition {
  /// The condition as Swift over `PluralOperands` named `o`.
  var swift: String {
    Self.join(alternatives.map { Self.join($0.map(\.swift), " && ") }, " || ")
  }

  /// The condition as Swift over an integer `i`; "true" or "false" when the integer does not matter.
  var swiftForIntegers: String {
    var kept: [[Relation]] = []
    for alternative in alternatives where alternative.allSatisfy({ $0.isAboutIntegers || $0.holds(for: 0) }) {
      kept.append(alternative.filter(\.isAboutIntegers))
    }
    if kept.isEmpty { return "false" }
    if kept.contains(where: \.isEmpty) { return "true" }
    return Self.join(kept.map { Self.join($0.map(\.swiftForIntegers), " && ") }, " || ")
  }

  fileprivate static func join(_ parts: [String], _ separator: String) -> String {
    if parts.isEmpty { return "true" }
    return parts.count == 1
      ? parts[0] : parts.map { $0.needsParentheses(in: separator) ? "(\($0))" : $0 }.joined(separator: separator)
  }
}

extension PluralCondition.Relation {
  var swiftForIntegers: String { comparison(of: "i") }

  var swift: String {
    switch operand {
    case "n":
      isNegated ? "(!o.isWhole || \(comparison(of: "o.integer")))" : "o.isWhole && \(comparison(of: "o.integer"))"
    case "i": comparison(of: "o.integer")
    case "v": comparison(of: "o.visibleFractionDigits")
    case "w": comparison(of: "o.significantFractionDigits")
    case "f": comparison(of: "o.fraction")
    case "t": comparison(of: "o.significantFraction")
    default: comparison(of: "o.exponent")
    }
  }

  private func comparison(of value: String) -> String {
    let compared = modulus.map { "\(value) % \(grouped($0))" } ?? value
    let parts = ranges.map { range in
      if range.count == 1 { return "\(compared) \(isNegated ? "!=" : "==") \(grouped(range.lowerBound))" }
      let contains = "(\(grouped(range.lowerBound))...\(grouped(range.upperBound))).contains(\(compared))"
      return isNegated ? "!\(contains)" : contains
    }
    let joined = parts.joined(separator: isNegated ? " && " : " || ")
    return parts.count > 1 && !isNegated ? "(\(joined))" : joined
  }

  private func grouped(_ number: UInt64) -> String {
    let digits = Array(String(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, digits.count > 4, (digits.count - index) % 3 == 0 { text += "_" }
      text.append(digit)
    }
    return text
  }
}

extension String {
  fileprivate func needsParentheses(in separator: String) -> Bool {
    separator == " && " && contains(" || ") && !hasPrefix("(")
  }
}
