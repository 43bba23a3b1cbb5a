/// The tabular Islamic calendar: thirty years of which eleven have a leap day, counted from 16 July 622.
enum IslamicCalendar {
  /// The first day of the calendar, counted from 1 January 1970.
  private static let epoch = -492_148

  static func fields(of days: Int) -> (year: Int, month: Int, day: Int) {
    let year = floorDivide(30 * (days - epoch) + 10_646, 10_631)
    let dayOfYear = days - start(of: year)
    // Months of thirty and twenty-nine days in turn; the last takes the leap day.
    let month = min(12, dayOfYear * 2 / 59 + 1)
    return (year, month, dayOfYear - (59 * (month - 1) + 1) / 2 + 1)
  }

  private static func start(of year: Int) -> Int {
    epoch + (year - 1) * 354 + floorDivide(3 + 11 * year, 30)
  }
}
