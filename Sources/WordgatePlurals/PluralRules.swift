public import WordgateLocales

/// The plural rules of one language: which category a number takes.
///
/// The rules are CLDR's, compiled to code. Making a value looks the language up; asking it is one jump and a few
/// comparisons, without allocation.
///
///     PluralRules(russian).category(for: 21)            // one
///     PluralRules(english, .ordinal).category(for: 2)   // two: "2nd"
public struct PluralRules: Hashable, Sendable {
  /// What the number does: count things, or name a place in an order.
  public enum Kind: Hashable, Sendable {
    /// "1 day, 2 days".
    case cardinal
    /// "1st day, 2nd day".
    case ordinal
  }

  public let kind: Kind
  let set: PluralRuleSet
  private let rangeSet: UInt8

  /// The rules of the locale's language. A language without rules knows `other` alone.
  public init(_ locale: LocaleIdentifier, _ kind: Kind = .cardinal) {
    let row = PluralLanguages.row(locale)
    self.kind = kind
    set = kind == .cardinal ? row.cardinal : row.ordinal
    rangeSet = row.range
  }

  /// The category of an integer that is written in full. The sign does not count.
  public func category(for n: Int) -> PluralCategory {
    set.category(integer: UInt64(n.magnitude))
  }

  /// The category of an unsigned integer that is written in full.
  public func category(for n: UInt) -> PluralCategory {
    set.category(integer: UInt64(n))
  }

  /// The category of a number as it is shown, with its visible fraction digits or its compact exponent.
  public func category(for operands: PluralOperands) -> PluralCategory {
    set.category(operands)
  }

  /// All categories of the language in CLDR's order. The last is `other`.
  public var categories: [PluralCategory] {
    PluralCategory.allCases.filter { set.categories & $0.bit != 0 }
  }

  /// The categories that the integers below one million reach, and `other`: what a translation has to bring.
  ///
  /// The `many` of French, Italian, Portuguese and Spanish, which begins at one million, is not among them.
  public var required: [PluralCategory] {
    PluralCategory.allCases.filter { set.ordinaryCategories & $0.bit != 0 || $0 == .other }
  }

  /// The smallest integers of a category, in order; empty for a category that integers do not reach.
  public func samples(of category: PluralCategory, atMost count: Int) -> [Int] {
    guard let first = set.firstInteger(of: category), count > 0 else { return [] }
    var found: [Int] = []
    let step = first >= 1_000_000 ? first : 1
    for n in stride(from: first, through: first + max(20_000, count * 2) * step, by: step)
    where set.category(integer: UInt64(n)) == category {
      found.append(n)
      if found.count == count { break }
    }
    return found
  }

  /// Whether more than one integer falls into the category, so that a translation cannot spell the number out: Russian
  /// `one` holds 1, 21, 31, English `one` holds 1 alone.
  public func coversSeveral(_ category: PluralCategory) -> Bool {
    samples(of: category, atMost: 2).count > 1
  }

  /// The category of a range such as "1–2 days" from the categories of its ends. An ordinal rule answers as well: ranges
  /// do not distinguish the two.
  public func category(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    PluralRanges.category(set: rangeSet, from: start, to: end)
  }

  /// The category of a range in the locale's language.
  public static func range(
    from start: PluralCategory, to end: PluralCategory, in locale: LocaleIdentifier
  ) -> PluralCategory {
    PluralRules(locale).category(from: start, to: end)
  }
}

extension PluralCategory {
  /// The category's place in a set of categories kept as bits.
  var bit: UInt8 { 1 << rawValue }
}
