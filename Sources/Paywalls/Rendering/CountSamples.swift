import WordgateLocales
import WordgatePlurals

/// The numbers with which a text is tried in one locale.
struct CountSamples: Sendable {
  /// The smallest number of each plural category that whole numbers reach, and 0, 1 and 2.
  private let boundaries: [Int]
  private let rules: PluralRules

  init(_ locale: LocaleIdentifier) {
    rules = PluralRules(locale)
    boundaries = [0, 1, 2]
  }

  /// The numbers to try within a range, ascending; at least one.
  func values(in range: ClosedRange<Int>) -> [Int] {
    var values = Set(boundaries.filter(range.contains))
    for category in rules.required {
      let samples = rules.samples(of: category, atMost: 40)
      if let first = samples.first(where: range.contains) { values.insert(first) }
    }
    return values.isEmpty ? [range.lowerBound] : values.sorted()
  }

  /// One ordinary number for the argument at a position, such as page 1 of 3.
  func ordinary(at position: Int, in range: ClosedRange<Int>) -> Int {
    min(max(1 + 2 * position, range.lowerBound), range.upperBound)
  }
}
