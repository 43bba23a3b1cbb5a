/// Compiles numbers, dates, lists and currencies of all locales to one text and rows of references into it.
struct CompileFormats {
  let swift: String

  private let locales: PinnedLocales
  private var pool = TextPool()

  init(_ package: PackageFiles) throws(PinnedProblem) {
    locales = try PinnedLocales(package)
    let skeletons = PinnedDates.skeletons.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var currencyRecords: [String: [UInt8]] = [:]
    var known: [String: [UInt8]] = [:]
    var rows: [(key: String, row: [UInt8])] = []
    for tag in locales.tags {
      let numbers = try Self.numbers(tag, locales, &pool)
      let calendars = try Self.calendars(tag, skeletons, locales, &known, &pool)
      let lists = try pool.add(locales.list("and", in: tag)) + pool.add(locales.list("or", in: tag))
      let currencies = try Self.currencies(tag, locales, currencyRecords, &pool)
      currencyRecords[tag] = currencies
      let calendar = PinnedDates.calendars.firstIndex(of: locales.calendar(of: tag))
      guard let calendar else { throw PinnedProblem(message: "the calendar of \(tag) is not pinned") }
      let facts =
        try TextPool.number(locales.isRightToLeft(tag) ? 1 : 0, 1) + TextPool.number(calendar, 1)
        + TextPool.number(locales.currencySpacing(of: tag), 1)
      rows.append((tag, Self.padded(tag, 16) + facts + numbers + calendars + lists + currencies))
    }
    rows.sort { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
    swift =
      SwiftSource.header(Self.about, source: "Locales/")
      + "/// What all locales need to write numbers, dates and lists. The code that reads it is in the folder above.\n"
      + "enum FormatTable {\n"
      + "  /// The reference that refers to nothing.\n  static var none: Int { \(TextPool.none) }\n\n"
      + SwiftSource.literal("texts", SwiftSource.rows(pool.text)) + "\n"
      + SwiftSource.literal("records", SwiftSource.rows(pool.record))
      + Self.rows("locales", rows.map { String(decoding: $0.row, as: UTF8.self) })
      + Self.rows("systems", locales.systems.map { String(decoding: Self.system($0), as: UTF8.self) }, width: 49)
      + Self.rows("currencies", locales.currencies.map { "\($0.code)\($0.digits)" })
      + Self.rows("skeletons", skeletons.map { String(decoding: Self.padded($0, 10), as: UTF8.self) })
      + "}\n"
  }

  private static let about = [
    "Numbers are digits of six bits, from '0' (0) to 'o' (63), the most significant first; a reference is three of them, a",
    "place in `texts` or `records`. Texts are strings (length in two digits, bytes) and lists (count in one digit, the end",
    "of each string in two, strings). Records are digits:",
    "  number pattern: size of the first group, of further groups, texts of four affixes",
    "  symbols: nine texts, then the records of the patterns of numbers, percentages and money",
    "  numbers: default and native system, each in two digits, least size of the first group, count of further systems, latn's",
    "    symbols, then for every further system its number in two digits and its symbols",
    "  calendars: a calendar record for each",
    "  calendar: records of months (six lists), weekdays (eight, then the half days), eras (three) and patterns",
    "  patterns: groups of the patterns of four skeletons",
    "A row of `locales` is the tag in 16 bytes, direction, calendar, currency spacing, then references: numbers, calendars, lists (and, or),",
    "currencies (reference of the parent's, count in two digits, then number and symbol of each; a number of 2048 and more",
    "has a money format instead: decimal separator, group separator, pattern).",
    "A row of `systems` is the name in 8 bytes, the bytes of a digit, ten digits.",
  ]

  // MARK: Parts of a locale

  private static func numbers(
    _ tag: String, _ locales: PinnedLocales, _ pool: inout TextPool
  ) throws(PinnedProblem) -> [UInt8] {
    let own = locales.ownSystems(of: tag)
    var record: [UInt8] = []
    for key in ["digits", "native"] {
      record += try TextPool.number(system(locales.number(key, in: tag), locales), 2)
    }
    record += try TextPool.number(Int(locales.number("least group", in: tag)) ?? 1, 1)
    record += try TextPool.number(own.count, 1)
    record += try symbols(locales.number("latn", in: tag), &pool)
    for name in own {
      record += try TextPool.number(system(name, locales), 2)
      record += try symbols(locales.number(name, in: tag), &pool)
    }
    return try pool.add(record: record)
  }

  private static func system(_ name: String, _ locales: PinnedLocales) throws(PinnedProblem) -> Int {
    guard let index = locales.systems.firstIndex(where: { $0.name == name }) else {
      throw PinnedProblem(message: "the numbering system '\(name)' is not pinned")
    }
    return index
  }

  private static func symbols(_ line: String, _ pool: inout TextPool) throws(PinnedProblem) -> [UInt8] {
    let columns = try PinnedText.split(line)
    guard columns.count == 12 else { throw PinnedProblem(message: "not twelve columns: '\(line)'") }
    var record: [UInt8] = []
    for symbol in columns[..<9] { record += try pool.add(symbol) }
    for pattern in columns[9...] {
      record += try pool.add(record: self.pattern(NumberPatternText(pattern), &pool))
    }
    return try pool.add(record: record)
  }

  private static func calendars(
    _ tag: String, _ skeletons: [String], _ locales: PinnedLocales, _ known: inout [String: [UInt8]],
    _ pool: inout TextPool
  ) throws(PinnedProblem) -> [UInt8] {
    var record: [UInt8] = []
    for calendar in PinnedDates.calendars {
      let source = locales.dateSource(of: tag, calendar: calendar)
      let reference =
        if let reference = known[source] { reference } else {
          try self.calendar(calendar, tag, skeletons, locales, &pool)
        }
      known[source] = reference
      record += reference
    }
    return try pool.add(record: record)
  }

  private static func calendar(
    _ calendar: String, _ tag: String, _ skeletons: [String], _ locales: PinnedLocales, _ pool: inout TextPool
  ) throws(PinnedProblem) -> [UInt8] {
    var parts: [UInt8] = []
    for keys in [PinnedDates.monthKeys, PinnedDates.weekdayKeys + ["half days"], PinnedDates.eraKeys] {
      var references: [UInt8] = []
      for key in keys {
        references += try pool.add(PinnedText.split(locales.date(key, in: tag, calendar: calendar)))
      }
      parts += try pool.add(record: references)
    }
    var patterns: [UInt8] = []
    for start in stride(from: 0, to: skeletons.count, by: 4) {
      var group: [UInt8] = []
      for skeleton in skeletons[start..<min(start + 4, skeletons.count)] {
        let pattern = try PinnedText.unescape(locales.date(skeleton, in: tag, calendar: calendar))
        group += try pool.add(DatePatternText.compile(pattern))
      }
      patterns += try pool.add(record: group)
    }
    return try pool.add(record: parts + pool.add(record: patterns))
  }

  private static func currencies(
    _ tag: String, _ locales: PinnedLocales, _ records: [String: [UInt8]], _ pool: inout TextPool
  ) throws(PinnedProblem) -> [UInt8] {
    let own = try locales.ownSymbols(of: tag)
    let ancestors = locales.parents.ancestors(of: tag)
    let none = try TextPool.number(TextPool.none, 3)
    let parent = ancestors.lazy.compactMap { records[$0] }.first ?? none
    let formats = try locales.ownMoneyFormats(of: tag)
    if own.isEmpty, formats.isEmpty, tag != "und" { return parent }
    var record = try parent + TextPool.number(own.count + formats.count, 2)
    for (code, symbol) in own {
      let index = locales.currencies.firstIndex { $0.code == code } ?? 0
      record += try TextPool.number(index, 2) + pool.add(symbol)
    }
    for (code, format) in formats {
      let index = locales.currencies.firstIndex { $0.code == code } ?? 0
      record += try TextPool.number(2048 + index, 2) + moneyFormat(format, &pool)
    }
    return try pool.add(record: record)
  }

  private static func moneyFormat(_ format: [String]?, _ pool: inout TextPool) throws(PinnedProblem) -> [UInt8] {
    guard let format else { return try TextPool.number(TextPool.none, 3) }
    guard format.count == 3 else { throw PinnedProblem(message: "not three parts: \(format)") }
    return try pool.add(
      record: pool.add(format[1]) + pool.add(format[2]) + pool.add(record: pattern(NumberPatternText(format[0]), &pool))
    )
  }

  private static func pattern(_ pattern: NumberPatternText, _ pool: inout TextPool) throws(PinnedProblem) -> [UInt8] {
    var part = try TextPool.number(pattern.primaryGroup, 1) + TextPool.number(pattern.secondaryGroup, 1)
    for affix in pattern.affixes { part += try pool.add(affix) }
    return part
  }

  // MARK: Swift

  private static func system(_ system: (name: String, digits: [String])) -> [UInt8] {
    let width = system.digits[0].utf8.count
    let digits = system.digits.flatMap { Array($0.utf8) }
    return padded(system.name, 8) + [UInt8(0x30 + width)] + digits + [UInt8](repeating: 0x20, count: 40 - digits.count)
  }

  private static func padded(_ text: String, _ width: Int) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0x20, count: max(0, width - text.utf8.count))
  }

  private static func rows(_ name: String, _ rows: [String], width: Int? = nil) -> String {
    let width = width ?? rows.first?.utf8.count ?? 0
    let perLine = max(1, 110 / width)
    let lines = stride(from: 0, to: rows.count, by: perLine).map {
      rows[$0..<min($0 + perLine, rows.count)].joined()
    }
    return "\n" + SwiftSource.literal(name, lines)
      + "  static var \(name)Count: Int { \(rows.count) }\n  static var \(name)Width: Int { \(width) }\n"
  }
}
