/// The Hebrew calendar: lunar months, a thirteenth in seven of nineteen years, a new year that avoids certain weekdays.
enum HebrewCalendar {
  /// 1 Tishri of the year 1, counted from 1 January 1970.
  private static let epoch = -2_092_590

  /// `month` is the number that is shown; `name` the month's place in the lists of names, which hold Adar of common years
  /// and both Adars of leap years.
  static func fields(of days: Int) -> (year: Int, month: Int, name: Int, day: Int) {
    var year = floorDivide((days - epoch) * 98_496, 35_975_351) + 1
    while start(of: year) > days { year -= 1 }
    while start(of: year + 1) <= days { year += 1 }
    let length = start(of: year + 1) - start(of: year)
    let isLeap = length > 380
    var rest = days - start(of: year)
    var month = 0
    while month < 12 {
      let count = self.length(ofMonth: month, yearLength: length, isLeap: isLeap)
      if rest < count { break }
      rest -= count
      month += 1
    }
    let shown = !isLeap && month >= 6 ? month : month + 1
    return (year, shown, isLeap && month == 6 ? 13 : month, rest + 1)
  }

  /// The first day of a year.
  private static func start(of year: Int) -> Int {
    epoch + elapsed(year) + correction(of: year)
  }

  /// Keeps years from having 356 or 382 days.
  private static func correction(of year: Int) -> Int {
    let (last, this, next) = (elapsed(year - 1), elapsed(year), elapsed(year + 1))
    if next - this == 356 { return 2 }
    return this - last == 382 ? 1 : 0
  }

  /// The days from the epoch to the molad of Tishri, moved from the weekdays that the new year avoids.
  private static func elapsed(_ year: Int) -> Int {
    let months = floorDivide(235 * year - 234, 19)
    let day = months * 29 + floorDivide(12_084 + 13_753 * months, 25_920)
    return floorRemainder(3 * (day + 1), 7) < 3 ? day + 1 : day
  }

  /// The months of the lists: 5 is Adar I and has no days in a common year.
  private static func length(ofMonth month: Int, yearLength: Int, isLeap: Bool) -> Int {
    switch month {
    case 1: yearLength % 10 == 5 ? 30 : 29
    case 2: yearLength % 10 == 3 ? 29 : 30
    case 5: isLeap ? 30 : 0
    case 3, 6, 8, 10, 12: 29
    default: 30
    }
  }
}
