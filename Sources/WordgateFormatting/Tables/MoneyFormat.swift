/// How amounts of money are written: the separators, as references of their texts, and the pattern.
struct MoneyFormat: Sendable {
  var decimal: Int
  var group: Int
  var pattern: NumberPattern
}
