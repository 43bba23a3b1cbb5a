public import WordgateLocales

/// How one locale writes numbers, dates and lists.
///
/// All tables are part of the program, so a value is cheap to make: a search for the locale's row. Every form comes twice,
/// appended as UTF-8 to a buffer of the caller, which allocates nothing but the buffer's growth, and as a `String`.
///
///     let formats = LocaleFormats(german)
///     formats.string(1_234_567)                           // 1.234.567
///     formats.date(day, skeleton: "MMMd")                 // 12. Okt.
///
/// The keywords `nu` (numbering system) and `ca` (calendar) of the identifier are honoured. A calendar that the engine
/// does not know gives the locale's own.
public struct LocaleFormats: Sendable {
  /// The locale asked for.
  public let locale: LocaleIdentifier
  /// Whether the locale's script runs from right to left.
  public let isRightToLeft: Bool
  /// The calendar in which dates are written.
  public let calendar: CalendarSystem
  let row: LocaleRow
  let symbols: NumberSymbols
  let numberPattern: NumberPattern
  /// How integers are written.
  package let integers: IntegerFormat
  let calendarRecord: CalendarRecord

  /// The formats of the locale, or of its nearest ancestor that has any; the root locale has.
  public init(_ locale: LocaleIdentifier) {
    self.locale = locale
    row = LocaleRow(locale)
    // The row speaks for its own script; a script that is written, or a language without data, may have another.
    isRightToLeft = row.isRoot || !locale.scriptCode.isNone ? locale.isRightToLeft : row.isRightToLeft
    symbols = NumberSymbols(record: row.numbers, system: locale.keyword("nu"))
    numberPattern = symbols.pattern(.number)
    integers = IntegerFormat(symbols, numberPattern, separator: symbols.reference(.group))
    let own = CalendarSystem(rawValue: UInt8(row.calendar)) ?? .gregorian
    calendar = locale.keyword("ca").flatMap { CalendarSystem(keyword: $0) } ?? own
    calendarRecord = CalendarRecord(names: row.names, patterns: row.patterns, calendar: calendar)
  }

  /// The numbering system in which numbers are written: `latn`, `arab`, `deva`.
  public var numberingSystem: String { symbols.systemName }

  /// The locales that have formats of their own, the root locale among them, sorted by their identifiers.
  public static var availableLocales: [LocaleIdentifier] {
    SortedRows(FormatTable.locales).keys.compactMap { LocaleIdentifier($0) }
  }
}

extension LocaleFormats {
  /// Gathers what is written in a string.
  func gather(_ write: (inout TextWriter) -> Void) -> String {
    TextWriter.collect(write) { String(decoding: $0, as: UTF8.self) }
  }
}
