/// Languages by the numbers of their grammars.
struct LanguageSet: Sendable {
  private var first: UInt64 = 0
  private var others: Set<Int> = []

  mutating func insert(_ number: Int) {
    if number < 64 { first |= 1 << UInt64(number) } else { others.insert(number) }
  }

  func isSuperset(of other: LanguageSet) -> Bool {
    first & other.first == other.first && (other.others.isEmpty || others.isSuperset(of: other.others))
  }
}
