/// The pinned tables of all locales, read from `Locales/`.
struct PinnedLocales {
  let tags: [String]
  let parents: ParentChain
  let systems: [(name: String, digits: [String])]
  let currencies: [(code: String, digits: Int)]

  private let general: PinnedTable.Reader
  private let numbers: PinnedTable.Reader
  private let lists: PinnedTable.Reader
  private let dayPeriods: PinnedTable.Reader
  private let symbols: PinnedTable.Reader
  private let calendars: [String: PinnedTable.Reader]

  init(_ package: PackageFiles) throws(PinnedProblem) {
    parents = try ParentChain(package.text("Locales/parents.txt"))
    tags = try Self.fields(package, "locales.txt").map { $0[0] }
    systems = try Self.fields(package, "numbering-systems.txt").map { ($0[0], $0[1].unicodeScalars.map { String($0) }) }
    currencies = try Self.fields(package, "currency-digits.txt").map { ($0[0], Int($0[1]) ?? 2) }
    general = try PinnedTable.Reader(package.text("Locales/directions-and-calendars.txt"), parents: parents)
    numbers = try PinnedTable.Reader(package.text("Locales/numbers.txt"), parents: parents)
    lists = try PinnedTable.Reader(package.text("Locales/lists.txt"), parents: parents)
    dayPeriods = try PinnedTable.Reader(package.text("Locales/day-periods.txt"), parents: parents)
    symbols = try PinnedTable.Reader(package.text("Locales/currencies.txt"), parents: parents)
    var calendars: [String: PinnedTable.Reader] = [:]
    for calendar in PinnedDates.calendars {
      calendars[calendar] = try PinnedTable.Reader(package.text("Locales/calendars/\(calendar).txt"), parents: parents)
    }
    self.calendars = calendars
  }

  private static func fields(_ package: PackageFiles, _ name: String) throws(PinnedProblem) -> [[String]] {
    try package.text("Locales/\(name)").split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: " ").map(String.init) }
  }

  func isRightToLeft(_ locale: String) -> Bool { general.value("direction", in: locale) == "right to left" }

  func calendar(of locale: String) -> String { general.value("calendar", in: locale) ?? "gregorian" }

  /// The first day of a week, 0 for Sunday, and the least days of the first week of a year.
  func weeks(of locale: String) throws(PinnedProblem) -> (first: Int, least: Int) {
    let numbers = (general.value("weeks", in: locale) ?? "").split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 2, 0...6 ~= numbers[0], 1...7 ~= numbers[1] else {
      throw PinnedProblem(message: "directions-and-calendars.txt has no weeks for '\(locale)'")
    }
    return (numbers[0], numbers[1])
  }

  /// A value of `numbers.txt`. A numbering system that is not mentioned is written like latn.
  func number(_ key: String, in locale: String) throws(PinnedProblem) -> String {
    guard let value = numbers.value(key, in: locale) ?? numbers.value("latn", in: locale) else {
      throw PinnedProblem(message: "numbers.txt has no '\(key)' for '\(locale)'")
    }
    return value
  }

  /// The numbering systems in which the locale does not write as in latn.
  func ownSystems(of locale: String) -> [String] {
    let latn = numbers.value("latn", in: locale)
    return systems.map(\.name).filter { name in
      numbers.value(name, in: locale).map { $0 != latn } ?? false
    }
  }

  /// A value of a calendar's file; what is not mentioned is as in the Gregorian calendar.
  func date(_ key: String, in locale: String, calendar: String) throws(PinnedProblem) -> String {
    guard let value = calendars[calendar]?.value(key, in: locale) ?? calendars["gregorian"]?.value(key, in: locale)
    else { throw PinnedProblem(message: "\(calendar).txt has no '\(key)' for '\(locale)'") }
    return value
  }

  /// What decides the calendar's values in a locale: locales with equal answers have equal values.
  func dateSource(of locale: String, calendar: String) -> String {
    let blocks = [calendar, "gregorian"].map { calendars[$0]?.nearest(locale) ?? "" }
    return "\(calendar) \(blocks.joined(separator: " "))"
  }

  /// A value of `day-periods.txt` as pairs of a part of the day and what is said of it.
  func dayPeriods(_ key: String, in locale: String) throws(PinnedProblem) -> [(type: Int, value: String)] {
    guard let value = dayPeriods.value(key, in: locale) else {
      throw PinnedProblem(message: "day-periods.txt has no '\(key)' for '\(locale)'")
    }
    var result: [(type: Int, value: String)] = []
    for piece in try PinnedText.split(value) where piece != "none" {
      let type = String(piece.prefix { $0 != " " })
      guard let index = PinnedDates.dayPeriods.firstIndex(of: type) else {
        throw PinnedProblem(message: "unknown part of the day '\(type)' in '\(locale)'")
      }
      result.append((index, String(piece.dropFirst(type.count + 1))))
    }
    return result
  }

  func list(_ kind: String, in locale: String) throws(PinnedProblem) -> [String] {
    guard let value = lists.value(kind, in: locale) else {
      throw PinnedProblem(message: "lists.txt has no '\(kind)' for '\(locale)'")
    }
    return try PinnedText.split(value)
  }

  /// Which symbols keep a space from digits behind them: 0 for all that end in no symbol, 1 for those that end in a
  /// capital or in a letter without case, 2 for none.
  func currencySpacing(of locale: String) throws(PinnedProblem) -> Int {
    switch symbols.value("space", in: locale) {
    case "[[:^S:]&[:^Z:]]": return 0
    case "[[:Lu:][:Lo:]]": return 1
    case "[]": return 2
    case let other: throw PinnedProblem(message: "unknown currency spacing '\(other ?? "")' in \(locale)")
    }
  }

  /// The locale's own symbols of currencies, those of its parents aside.
  func ownSymbols(of locale: String) throws(PinnedProblem) -> [(code: String, symbol: String)] {
    var result: [(code: String, symbol: String)] = []
    for code in symbols.ownKeys(of: locale) where currencies.contains(where: { $0.code == code }) {
      result.append((code, try PinnedText.unescape(symbols.value(code, in: locale) ?? code)))
    }
    return result
  }

  /// The locale's own formats of single currencies, nil where it takes its parent's format away.
  func ownMoneyFormats(of locale: String) throws(PinnedProblem) -> [(code: String, format: [String]?)] {
    var result: [(code: String, format: [String]?)] = []
    for key in symbols.ownKeys(of: locale) where key.hasSuffix(" format") {
      let value = symbols.value(key, in: locale) ?? "none"
      result.append((String(key.prefix(3)), value == "none" ? nil : try PinnedText.split(value)))
    }
    return result
  }
}
