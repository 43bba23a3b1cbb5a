import WordgateLocales

/// Where the table holds the parts of one locale.
struct LocaleRow: Sendable {
  private let place: Int

  private static let keyWidth = 16

  /// The row of the locale, else of the nearest locale that has one: its full form, the form without a script that goes
  /// without saying, its parents.
  init(_ locale: LocaleIdentifier) {
    var next: LocaleIdentifier? = locale
    while let candidate = next {
      if let index = Self.find(candidate) {
        place = index * FormatTable.localesWidth
        return
      }
      next = candidate.parent
    }
    place = (Self.find("und", nil, nil, []) ?? 0) * FormatTable.localesWidth
  }

  /// The tag of the row at the index.
  static func tag(at index: Int) -> String {
    let start = FormatTable.locales.utf8Start + index * FormatTable.localesWidth
    var count = keyWidth
    while count > 0, start[count - 1] == UInt8(ascii: " ") { count -= 1 }
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
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
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: keyWidth) { key in
      var count = 0
      func append(_ subtag: String) -> Bool {
        guard count + subtag.utf8.count + 1 <= keyWidth else { return false }
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
      return FormatTable.row(
        UnsafeBufferPointer(rebasing: key[..<count]), in: FormatTable.locales, count: FormatTable.localesCount,
        width: FormatTable.localesWidth, keyWidth: keyWidth)
    }
  }

  private func number(_ offset: Int, _ digits: Int) -> Int {
    FormatTable.number(FormatTable.locales, at: place + Self.keyWidth + offset, digits: digits)
  }

  var isRightToLeft: Bool { number(0, 1) == 1 }
  var calendar: Int { number(1, 1) }
  var currencySpacing: CurrencySpacing { CurrencySpacing(rawValue: number(2, 1)) ?? .letters }
  var numbers: Int { number(3, 3) }
  var calendars: Int { number(6, 3) }
  var andList: Int { number(9, 3) }
  var orList: Int { number(12, 3) }
  var currencies: Int { number(15, 3) }
}
