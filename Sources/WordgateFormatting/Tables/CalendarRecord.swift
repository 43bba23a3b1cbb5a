/// Where the table holds a locale's names and patterns of one calendar.
struct CalendarRecord: Sendable {
  /// Where it holds the parts of the day, which all calendars share.
  let dayPeriods: DayPeriodRecord
  private let months: Int
  private let weekdays: Int
  private let eras: Int
  private let patterns: Int

  enum Month: Int {
    case wide, abbreviated, narrow, loneWide, loneAbbreviated, loneNarrow
  }

  enum Weekday: Int {
    case wide, abbreviated, short, narrow, loneWide, loneAbbreviated, loneShort, loneNarrow
  }

  enum Era: Int {
    case wide, abbreviated, narrow
  }

  /// The record of a calendar among the names and the patterns of all calendars.
  init(names: Int, patterns: Int, calendar: CalendarSystem) {
    weekdays = FormatTable.reference(at: names + 3 * calendar.weekdaysPlace)
    months = FormatTable.reference(at: names + 6 + 3 * calendar.monthsPlace)
    eras = FormatTable.reference(at: names + 18 + 3 * calendar.place)
    dayPeriods = DayPeriodRecord(place: FormatTable.reference(at: names + 39))
    self.patterns = FormatTable.reference(at: patterns + 3 * calendar.place)
  }

  /// The name of the month at the index, counted from 0.
  func month(_ form: Month, _ index: Int) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(FormatTable.reference(at: months + 3 * form.rawValue), index)
  }

  /// The name of the weekday at the index, Sunday being 0.
  func weekday(_ form: Weekday, _ index: Int) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(FormatTable.reference(at: weekdays + 3 * form.rawValue), index)
  }

  /// The name of the era at the index.
  func era(_ form: Era, _ index: Int) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(FormatTable.reference(at: eras + 3 * form.rawValue), index)
  }

  /// The pattern of the skeleton at the index in the table of skeletons. Patterns stand in groups of four.
  func pattern(_ skeleton: Int) -> Int {
    FormatTable.reference(at: FormatTable.reference(at: patterns + 3 * (skeleton / 4)) + 3 * (skeleton % 4))
  }
}

extension CalendarSystem {
  /// The calendar's place in the table, which holds the Islamic calendars once.
  fileprivate var place: Int { self == .hebrew ? 6 : min(Int(rawValue), 5) }

  /// The place of the calendar's months: the calendars that count years alone in their own way have the Gregorian ones.
  fileprivate var monthsPlace: Int {
    switch self {
    case .gregorian, .buddhist, .minguo, .japanese: 0
    case .persian: 1
    case .ummAlQura, .islamicCivil: 2
    case .hebrew: 3
    }
  }

  /// The place of the calendar's weekdays: some locales have other names for them in the Islamic calendars.
  fileprivate var weekdaysPlace: Int { self == .ummAlQura || self == .islamicCivil ? 1 : 0 }
}
