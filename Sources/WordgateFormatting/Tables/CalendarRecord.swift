/// Where the table holds a locale's names and patterns of one calendar.
struct CalendarRecord: Sendable {
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
    let index = Int(calendar.rawValue)
    let bits = FormatTable.number(FormatTable.records, at: names + 6, digits: 2)
    weekdays = FormatTable.reference(at: bits >> index & 1 == 0 ? names : names + 3)
    months = FormatTable.reference(at: names + 8 + 6 * index)
    eras = FormatTable.reference(at: names + 8 + 6 * index + 3)
    self.patterns = FormatTable.reference(at: patterns + 3 * index)
  }

  /// The name of the month at the index, counted from 0.
  func month(_ form: Month, _ index: Int) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(FormatTable.reference(at: months + 3 * form.rawValue), index)
  }

  /// The name of the weekday at the index, Sunday being 0.
  func weekday(_ form: Weekday, _ index: Int) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(FormatTable.reference(at: weekdays + 3 * form.rawValue), index)
  }

  /// The name of the half of the day, 0 before noon and 1 after it.
  func halfDay(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    FormatTable.text(FormatTable.reference(at: weekdays + 24), index)
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
