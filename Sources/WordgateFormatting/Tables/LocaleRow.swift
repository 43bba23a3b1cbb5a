import WordgateLocales

/// Where the table holds the parts of one locale.
struct LocaleRow: Sendable {
  private let place: Int
  /// Whether nothing but the root has data for the locale.
  let isRoot: Bool

  private static let longestTag = 16

  /// The row of the locale, else of the nearest locale that has one: its full form, the form without a script that goes
  /// without saying, its parents.
  init(_ locale: LocaleIdentifier) {
    var next: LocaleIdentifier? = locale
    while let candidate = next {
      if let index = Self.find(candidate) {
        place = index * FormatTable.factsWidth
        isRoot = candidate.language == "und"
        return
      }
      next = candidate.parent
    }
    isRoot = true
    place = (Self.find("und", nil, nil, []) ?? 0) * FormatTable.factsWidth
  }

  private static func find(_ locale: LocaleIdentifier) -> Int? {
    // The POSIX locale is a variant in the table and a keyword in its identifier.
    let variants = locale.keywords["va"] == "posix" ? ["posix"] : locale.variants
    if let row = find(locale.language, locale.script, locale.region, variants) { return row }
    let full = locale.maximized
    if let row = find(full.language, full.script, full.region, []), locale.region != nil { return row }
    guard let script = locale.script else { return nil }
    let short = LocaleIdentifier(locale.region.map { "\(locale.language)-\($0)" } ?? locale.language)
    guard let short, short.maximized.script == script else { return nil }
    return find(short.language, nil, short.region, [])
  }

  private static func find(_ language: String, _ script: String?, _ region: String?, _ variants: [String]) -> Int? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: longestTag) { key in
      var count = 0
      func append(_ subtag: String) -> Bool {
        guard count + subtag.utf8.count + 1 <= longestTag else { return false }
        if count > 0 {
          key[count] = UInt8(ascii: "-")
          count += 1
        }
        for byte in subtag.utf8 {
          key[count] = byte
          count += 1
        }
        return true
      }
      guard append(language), script.map(append) ?? true, region.map(append) ?? true, variants.allSatisfy(append) else {
        return nil
      }
      return SortedRows(FormatTable.locales).value(UnsafeBufferPointer(rebasing: key[..<count])).map {
        Int($0[0] &- 0x30) << 6 | Int($0[1] &- 0x30)
      }
    }
  }

  private func number(_ offset: Int, _ digits: Int) -> Int {
    FormatTable.number(FormatTable.facts, at: place + offset, digits: digits)
  }

  var isRightToLeft: Bool { number(0, 1) == 1 }
  var calendar: Int { number(1, 1) }
  var currencySpacing: CurrencySpacing { CurrencySpacing(rawValue: number(2, 1)) ?? .letters }
  var numbers: Int { number(3, 3) }
  var names: Int { number(6, 3) }
  var patterns: Int { number(9, 3) }
  var andList: Int { number(12, 3) }
  var orList: Int { number(15, 3) }
  var currencies: Int { number(18, 3) }
}
