/// The Persian solar calendar with leap years in cycles of 33, which agrees with the astronomical one for centuries.
enum PersianCalendar {
  /// The first day of the calendar, counted from 1 January 1970.
  private static let epoch = -492_268

  static func fields(of days: Int) -> (year: Int, month: Int, day: Int) {
    let sinceEpoch = days - epoch
    let year = 1 + floorDivide(33 * sinceEpoch + 3, 12_053)
    let start = 365 * (year - 1) + floorDivide(8 * year + 21, 33)
    let dayOfYear = sinceEpoch - start
    // Six months of thirty-one days, then months of thirty.
    let month = dayOfYear < 216 ? dayOfYear / 31 : (dayOfYear - 6) / 30
    let first = month <= 6 ? month * 31 : month * 30 + 6
    return (year, month + 1, dayOfYear - first + 1)
  }
}
