/// Compiles numbers, dates, lists and currencies of all locales to one text and rows of references into it.
struct CompileFormats {
  let swift: String

  private let locales: PinnedLocales
  private var pool = TextPool()

  init(_ package: PackageFiles) throws(PinnedProblem) {
    locales = try PinnedLocales(package)
    let skeletons = PinnedDates.skeletons.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var currencyRecords: [String: [UInt8]] = [:]
    var known: [String: Calendar] = [:]
    var rows: [(key: String, row: [UInt8])] = []
    for tag in locales.tags {
      let numbers = try Self.numbers(tag, locales, &pool)
      let calendars = try Self.calendars(tag, skeletons, locales, &known, &pool)
      let lists = try pool.add(locales.list("and", in: tag)) + pool.add(locales.list("or", in: tag))
      let currencies = try Self.currencies(tag, locales, currencyRecords, &pool)
      currencyRecords[tag] = currencies
      let calendar = PinnedDates.calendars.firstIndex(of: locales.calendar(of: tag))
      guard let calendar else { throw PinnedProblem(message: "the calendar of \(tag) is not pinned") }
      let weeks = try locales.weeks(of: tag)
      let facts =
        try TextPool.number(locales.isRightToLeft(tag) ? 1 : 0, 1) + TextPool.number(calendar, 1)
        + TextPool.number(locales.currencySpacing(of: tag), 1) + TextPool.number(7 * weeks.first + weeks.least - 1, 1)
      rows.append((tag, facts + numbers + calendars + lists + currencies))
    }
    rows.sort { Array($0.key.utf8).lexicographicallyPrecedes(Array($1.key.utf8)) }
    swift =
      SwiftSource.header(Self.about, source: "Locales/")
      + "/// What all locales need to write numbers, dates and lists. The code that reads it is in the folder above.\n"
      + "enum FormatTable {\n"
      + "  /// The letters of the fields that are one control character in patterns: the first one is U+0001.\n"
      + "  static var commonFields: StaticString { \"\(DatePatternText.common)\" }\n\n"
      + "  /// The reference that refers to nothing.\n  static var none: Int { \(TextPool.none) }\n\n"
      + SwiftSource.literal("texts", SwiftSource.rows(pool.text)) + "\n"
      + SwiftSource.literal("records", SwiftSource.rows(pool.record))
      + (try Self.locales(rows))
      + Self.rows("systems", locales.systems.map { String(decoding: Self.system($0), as: UTF8.self) }, width: 49)
      + Self.rows("currencies", locales.currencies.map { "\($0.code)\($0.digits)" })
      + Self.rows("skeletons", skeletons.map { String(decoding: Self.padded($0, 10), as: UTF8.self) })
      + "}\n"
  }

  private static let about = [
    "Numbers are digits of six bits, from '0' (0) to 'o' (63), the most significant first; a reference is three of them, a",
    "place in `texts` or `records`. Texts are strings (length in two digits, bytes) and lists (count in one digit, the length",
    "of each string in one, from '0' on without end, strings; or count in one byte from ' ' on, the reference of a list whose",
    "strings begin with those of this one, lengths). The two Islamic calendars share all they have. Records are digits:",
    "  number pattern: size of the first group, of further groups, texts of four affixes",
    "  symbols: nine texts, then the records of the patterns of numbers, percentages and money",
    "  numbers: default and native system, each in two digits, least size of the first group, count of further systems, latn's",
    "    symbols, then for every further system its number in two digits and its symbols",
    "  names: records of weekdays (eight lists), of those of the Islamic calendars, of months (six lists) in the Gregorian,",
    "    Persian, Islamic and Hebrew calendar, of eras (three lists) in each calendar, of the parts of the day",
    "  parts of the day: a record of the part of each hour, of midnight and of noon, in a digit each, then six lists of names",
    "  patterns, a field being a control character or `%` and a letter: for each calendar a record of groups of the patterns of four skeletons",
    "`locales` are rows `tag:fact,` by tag, the fact in two digits. A row of `facts` is direction, calendar, currency spacing,",
    "weeks (7 times the first day and the least days less 1), then references: numbers, names, patterns, lists (and, or), currencies (reference of the parent's, count in two digits, then number",
    "and symbol of each; a number of 2048 and more has a money format instead: decimal separator, group separator, pattern).",
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

  /// Names and patterns of all calendars, and the parts of the day.
  private static func calendars(
    _ tag: String, _ skeletons: [String], _ locales: PinnedLocales, _ known: inout [String: Calendar],
    _ pool: inout TextPool
  ) throws(PinnedProblem) -> [UInt8] {
    var calendars: [String: Calendar] = [:]
    for calendar in PinnedDates.calendars {
      let source = locales.dateSource(of: tag, calendar: calendar)
      let found =
        if let found = known[source] { found } else { try self.calendar(calendar, tag, skeletons, locales, &pool) }
      known[source] = found
      calendars[calendar] = found
    }
    func part(_ part: KeyPath<Calendar, [UInt8]>, _ names: [String]) -> [UInt8] {
      names.flatMap { calendars[$0]?[keyPath: part] ?? [] }
    }
    // What the table does not hold twice must not differ.
    for (name, others) in shared {
      for other in others where calendars[name]?.months != calendars[other]?.months {
        throw PinnedProblem(message: "\(name) and \(other) months differ in \(tag)")
      }
    }
    let islamic = calendars["islamic-umalqura"]
    guard calendars["islamic-civil"] == islamic else {
      throw PinnedProblem(message: "the Islamic calendars differ in \(tag)")
    }
    let gregorian = calendars["gregorian"]
    for (name, calendar) in calendars where !name.hasPrefix("islamic") && calendar.weekdays != gregorian?.weekdays {
      throw PinnedProblem(message: "\(name) and gregorian weekdays differ in \(tag)")
    }
    let names =
      try part(\.weekdays, ["gregorian", "islamic-umalqura"])
      + part(\.months, ["gregorian", "persian", "islamic-umalqura", "hebrew"]) + part(\.eras, distinct)
      + dayPeriods(tag, locales, &pool)
    return try pool.add(record: names) + pool.add(record: part(\.patterns, distinct))
  }

  /// The calendars that are kept: both Islamic calendars are the same but for their days.
  private static let distinct = PinnedDates.calendars.filter { $0 != "islamic-civil" }
  /// The calendars that have the months of another one.
  private static let shared = [(name: "gregorian", others: ["buddhist", "roc", "japanese"])]

  /// The record of the parts of the day: the part of each hour and of the moments with a name, and the names.
  private static func dayPeriods(
    _ tag: String, _ locales: PinnedLocales, _ pool: inout TextPool
  ) throws(PinnedProblem) -> [UInt8] {
    let starts = try locales.dayPeriods("hours", in: tag).map { (type: $0.type, hour: Int($0.value) ?? 0) }
    // The last part of the day goes on until the first one begins.
    var hours = [Int](repeating: starts.last?.type ?? 0, count: 24)
    for (type, start) in starts { for hour in start..<24 { hours[hour] = type } }
    let moments = try locales.dayPeriods("moments", in: tag).map(\.type)
    var record: [UInt8] = []
    for type in hours + [moments.contains(2) ? 2 : hours[0], moments.contains(3) ? 3 : hours[12]] {
      record += try TextPool.number(type, 1)
    }
    record = try pool.add(record: record)
    for key in PinnedDates.dayPeriodKeys {
      var names = [String](repeating: "", count: PinnedDates.dayPeriods.count)
      for (type, name) in try locales.dayPeriods(key, in: tag) { names[type] = name }
      record += try pool.add(names)
    }
    return try pool.add(record: record)
  }

  /// The references of the parts of one calendar.
  private struct Calendar: Equatable {
    var months: [UInt8]
    var weekdays: [UInt8]
    var eras: [UInt8]
    var patterns: [UInt8]
  }

  private static func calendar(
    _ calendar: String, _ tag: String, _ skeletons: [String], _ locales: PinnedLocales, _ pool: inout TextPool
  ) throws(PinnedProblem) -> Calendar {
    var parts: [[UInt8]] = []
    for keys in [PinnedDates.monthKeys, PinnedDates.weekdayKeys, PinnedDates.eraKeys] {
      var references: [UInt8] = []
      for key in keys {
        references += try pool.add(PinnedText.split(locales.date(key, in: tag, calendar: calendar)))
      }
      parts.append(try pool.add(record: references))
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
    return Calendar(months: parts[0], weekdays: parts[1], eras: parts[2], patterns: try pool.add(record: patterns))
  }

  /// Tags with the number of their facts, and the facts, each once.
  private static func locales(_ rows: [(key: String, row: [UInt8])]) throws(PinnedProblem) -> String {
    var facts: [[UInt8]] = []
    var places: [[UInt8]: Int] = [:]
    var text = ""
    for row in rows {
      let place = places[row.row] ?? facts.count
      if places[row.row] == nil { facts.append(row.row) }
      places[row.row] = place
      text += "\(row.key):\(String(decoding: try TextPool.number(place, 2), as: UTF8.self)),"
    }
    return "\n" + SwiftSource.literal("locales", SwiftSource.rows(text))
      + Self.rows("facts", facts.map { String(decoding: $0, as: UTF8.self) })
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
