import WordgateLocales

/// Where the table holds the parts of one locale.
struct LocaleRow: Sendable {
  private let place: Int
  /// Whether nothing but the root has data for the locale.
  let isRoot: Bool

  /// The row of the locale, else of the nearest locale that has one: its full form, the form without a script that goes
  /// without saying, its parents.
  init(_ locale: LocaleIdentifier) {
    var next: LocaleIdentifier? = locale
    while let candidate = next {
      if let index = Self.find(candidate) {
        place = index * FormatTable.factsWidth
        isRoot = candidate.languageCode == .unknown
        return
      }
      next = candidate.parent
    }
    isRoot = true
    place = (Self.row(of: .root) ?? 0) * FormatTable.factsWidth
  }

  private static func find(_ locale: LocaleIdentifier) -> Int? {
    if let row = locale.isPlain ? row(of: locale) : rowWithVariants(of: locale) { return row }
    let full = locale.maximized.withoutExtensions
    if !locale.regionCode.isNone, let row = row(of: full) { return row }
    guard !locale.scriptCode.isNone else { return nil }
    let short = locale.withoutScript
    return short.maximized.scriptCode == locale.scriptCode ? row(of: short) : nil
  }

  /// The POSIX locale is a variant in the table and a keyword in its identifier.
  private static func rowWithVariants(of locale: LocaleIdentifier) -> Int? {
    let variants = locale.keyword("va") == "posix" ? ["posix"] : locale.variants
    guard !variants.isEmpty else { return row(of: locale) }
    var tag = locale.withoutExtensions.description + "-" + variants.joined(separator: "-")
    return tag.withUTF8 { row($0) }
  }

  /// The row of language, script and region.
  private static func row(of locale: LocaleIdentifier) -> Int? { locale.withTag { row($0) } }

  private static func row(_ tag: UnsafeBufferPointer<UInt8>) -> Int? {
    SortedRows(FormatTable.locales).value(tag).map { Int($0[0] &- 0x30) << 6 | Int($0[1] &- 0x30) }
  }

  private func number(_ offset: Int, _ digits: Int) -> Int {
    FormatTable.number(FormatTable.facts, at: place + offset, digits: digits)
  }

  var isRightToLeft: Bool { number(0, 1) == 1 }
  var calendar: Int { number(1, 1) }
  var currencySpacing: CurrencySpacing { CurrencySpacing(rawValue: number(2, 1)) ?? .letters }
  var weeks: WeekRule {
    let (first, least) = number(3, 1).quotientAndRemainder(dividingBy: 7)
    return WeekRule(firstDay: first, leastDays: least + 1)
  }
  var numbers: Int { number(4, 3) }
  var names: Int { number(7, 3) }
  var patterns: Int { number(10, 3) }
  var andList: Int { number(13, 3) }
  var orList: Int { number(16, 3) }
  var currencies: Int { number(19, 3) }
}
