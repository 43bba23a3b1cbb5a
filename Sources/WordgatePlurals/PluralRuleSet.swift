/// One set of plural rules that a group of languages shares. Its rules are in `Generated/`.
struct PluralRuleSet: Hashable, Sendable {
  let index: UInt8
}

extension PluralOperands {
  /// Whether the number has no fraction, or one of zeros: n is then its integer digits.
  var isWhole: Bool { significantFraction == 0 }
}
