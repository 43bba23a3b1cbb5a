/// Where the weeks of a place begin, and which one is the first of a year.
struct WeekRule: Sendable {
  /// 0 for Sunday.
  let firstDay: Int
  /// How many days of the year its first week has at least: 4 in Europe, 1 in America.
  let leastDays: Int

  /// The year that the week of a day belongs to: near a new year it may be the one before or after.
  ///
  /// As UTS #35 has it, calendars that count years alone in their own way count those of weeks as the Gregorian one.
  func year(of date: CivilDate, in calendar: CalendarSystem) -> Int {
    let year = Self.year(date, calendar)
    let start = firstDay(ofYearWith: date, year, calendar)
    if date.daysSinceEpoch < firstWeek(from: start) { return year - 1 }
    // No year of any calendar here has more than 385 days.
    let next = firstDay(ofYearWith: CivilDate(daysSinceEpoch: date.daysSinceEpoch + 7), nil, calendar)
    return next > date.daysSinceEpoch && date.daysSinceEpoch >= firstWeek(from: next) ? year + 1 : year
  }

  private static func year(_ date: CivilDate, _ calendar: CalendarSystem) -> Int {
    switch calendar {
    case .gregorian, .buddhist, .minguo, .japanese: date.year
    case .persian, .ummAlQura, .islamicCivil, .hebrew: DateFields(date, calendar).year
    }
  }

  /// The first day of the year that a day is in, found by halving.
  private func firstDay(ofYearWith date: CivilDate, _ known: Int?, _ calendar: CalendarSystem) -> Int {
    let year = known ?? Self.year(date, calendar)
    var low = date.daysSinceEpoch - 400
    var high = date.daysSinceEpoch
    while low < high {
      let middle = floorDivide(low + high, 2)
      if Self.year(CivilDate(daysSinceEpoch: middle), calendar) < year { low = middle + 1 } else { high = middle }
    }
    return high
  }

  /// The first day of the first week of the year that begins on a day.
  private func firstWeek(from start: Int) -> Int {
    let before = (CivilDate(daysSinceEpoch: start).weekday - 1 - firstDay + 7) % 7
    return 7 - before >= leastDays ? start - before : start - before + 7
  }
}
