internal import WordgatePlurals

/// Plural categories as bits.
struct CategorySet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ categories: some Sequence<PluralCategory>) {
    rawValue = categories.reduce(0) { $0 | 1 << $1.rawValue }
  }
}
