import WordgateLocales
import WordgatePlurals

/// The plural forms of a language as gettext writes them: `nplurals=2; plural=(n != 1);`.
///
/// The expression is found from the categories that CLDR's rules give to numbers: a category is told by small numbers,
/// by last digits and by last two digits. ``evaluate(_:)`` says what the expression says, so that it can be compared.
struct PluralExpression {
  /// The categories in the order of their indices; `other` is the last.
  let categories: [String]
  private let conditions: [Condition]

  init(language: String) {
    let rules = PluralRules(LocaleIdentifier(language) ?? .root)
    let required = rules.required
    let known = (0..<1_200).map { n in required.firstIndex(of: rules.category(for: n)) ?? required.count - 1 }
    categories = required.map(\.name)
    conditions = required.indices.dropLast().map { index in Condition(known.map { $0 == index }) }
  }

  /// The header field that gettext reads.
  var header: String { "nplurals=\(categories.count); plural=\(expression);" }

  /// The expression in C; always 0 for a language with one form.
  var expression: String {
    guard !conditions.isEmpty else { return "0" }
    if conditions.count == 1, let only = conditions.first { return "(\(only.negated))" }
    let chain = conditions.enumerated().map { "\($1.text) ? \($0) : " }.joined()
    return "(\(chain)\(conditions.count))"
  }

  /// The index of the form for a number.
  func evaluate(_ n: Int) -> Int { conditions.firstIndex { $0.holds(for: n) } ?? conditions.count }
}

/// When a number takes a category.
private struct Condition {
  /// Numbers that take it whatever their digits say, and numbers that do not.
  private var included: [ClosedRange<Int>] = []
  private var excluded: [ClosedRange<Int>] = []
  /// Last digits that take it, less some last two digits, and further last two digits.
  private var lastDigits: [ClosedRange<Int>] = []
  private var exceptLastTwo: [ClosedRange<Int>] = []
  private var lastTwo: [ClosedRange<Int>] = []

  /// Finds the condition that the first numbers fulfil.
  init(_ holds: [Bool]) {
    let periodic = (0..<100).map { holds[1_000 + $0] }
    let digits = (0..<10).filter { digit in (0..<10).count { periodic[10 * $0 + digit] } > 5 }
    lastDigits = Self.ranges(digits)
    exceptLastTwo = Self.ranges((0..<100).filter { digits.contains($0 % 10) && !periodic[$0] })
    lastTwo = Self.ranges((0..<100).filter { !digits.contains($0 % 10) && periodic[$0] })
    included = Self.ranges((0..<1_000).filter { holds[$0] && !periodic[$0 % 100] })
    excluded = Self.ranges((0..<1_000).filter { !holds[$0] && periodic[$0 % 100] })
  }

  private static func ranges(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = result.last, last.upperBound + 1 == number {
        result[result.count - 1] = last.lowerBound...number
      } else {
        result.append(number...number)
      }
    }
    return result
  }

  func holds(for n: Int) -> Bool {
    let has = { (ranges: [ClosedRange<Int>], number: Int) in ranges.contains { $0.contains(number) } }
    if has(included, n) { return true }
    if has(excluded, n) { return false }
    return has(lastTwo, n % 100) || (has(lastDigits, n % 10) && !has(exceptLastTwo, n % 100))
  }

  var text: String {
    var ways: [String] = []
    if !lastDigits.isEmpty {
      let parts = [Self.any(lastDigits, "n%10")] + exceptLastTwo.map { Self.none($0, "n%100") }
      ways.append(parts.joined(separator: " && "))
    }
    if !lastTwo.isEmpty { ways.append(Self.any(lastTwo, "n%100")) }
    var text = ways.count > 1 ? ways.map { "(\($0))" }.joined(separator: " || ") : ways.first ?? ""
    if !excluded.isEmpty {
      text = ([ways.count > 1 ? "(\(text))" : text] + excluded.map { Self.none($0, "n") }).joined(separator: " && ")
    }
    guard !included.isEmpty else { return text }
    let own = Self.any(included, "n", inBrackets: !text.isEmpty)
    return text.isEmpty ? own : "\(own) || (\(text))"
  }

  /// The opposite, as gettext's own examples have it: `n != 1`.
  var negated: String {
    if lastDigits.isEmpty, lastTwo.isEmpty, included == [1...1] { return "n != 1" }
    if lastDigits.isEmpty, lastTwo.isEmpty, included == [0...1] { return "n > 1" }
    return "\(text) ? 0 : 1"
  }

  private static func any(_ ranges: [ClosedRange<Int>], _ name: String, inBrackets: Bool = true) -> String {
    let parts = ranges.map { range in
      if range.count == 1 { return "\(name)==\(range.lowerBound)" }
      if range.lowerBound == 0 { return "\(name)<=\(range.upperBound)" }
      let both = "\(name)>=\(range.lowerBound) && \(name)<=\(range.upperBound)"
      return ranges.count > 1 ? "(\(both))" : both
    }
    let text = parts.joined(separator: " || ")
    return parts.count > 1 && inBrackets ? "(\(text))" : text
  }

  private static func none(_ range: ClosedRange<Int>, _ name: String) -> String {
    if range.count == 1 { return "\(name)!=\(range.lowerBound)" }
    if range.lowerBound == 0 { return "\(name)>\(range.upperBound)" }
    return "(\(name)<\(range.lowerBound) || \(name)>\(range.upperBound))"
  }
}
