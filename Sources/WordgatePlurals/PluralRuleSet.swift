/// One set of plural rules that a group of languages shares. Its rules are in `Generated/`.
struct PluralRuleSet: Hashable, Sendable {
  let index: UInt8
}

extension PluralOperands {
  /// Whether the number has no fraction, or one of zeros: n is then its integer digits.
  var isWhole: Bool { significantFraction == 0 }
}

/// The category of an integer by its last two digits: a hundred digits, each the raw value of a category.
@inline(__always)
func byLastDigits(_ categories: StaticString, _ integer: UInt64) -> PluralCategory {
  let digit = categories.utf8Start[Int(truncatingIfNeeded: integer % 100)]
  return PluralCategory(rawValue: digit &- UInt8(ascii: "0")) ?? .other
}
