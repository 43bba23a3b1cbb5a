/// A day taken apart in one of the calendars.
struct DateFields {
  var era = 0
  var year: Int
  /// The month as a number, from 1.
  var month: Int
  /// The month's place in the lists of names, from 0.
  var monthName: Int
  var day: Int
  /// 0 for Sunday.
  var weekday: Int
  /// Whether the year is the first of an era of the Japanese calendar.
  var isFirstYear = false

  /// Takes a day apart.
  init(_ date: CivilDate, _ calendar: CalendarSystem) {
    weekday = date.weekday - 1
    (year, month, day) = date.fields
    monthName = month - 1
    switch calendar {
    case .gregorian:
      era = year > 0 ? 1 : 0
      if year <= 0 { year = 1 - year }
    case .buddhist:
      year += 543
    case .minguo:
      era = year > 1911 ? 1 : 0
      year = year > 1911 ? year - 1911 : 1912 - year
    case .japanese:
      (era, year) = JapaneseEra.era(of: date, year: year)
      isFirstYear = year == 1
    case .persian:
      set(PersianCalendar.fields(of: date.daysSinceEpoch))
    case .ummAlQura:
      set(UmmAlQura.fields(of: date.daysSinceEpoch))
    case .islamicCivil:
      set(IslamicCalendar.fields(of: date.daysSinceEpoch))
    case .hebrew:
      let hebrew = HebrewCalendar.fields(of: date.daysSinceEpoch)
      set((hebrew.year, hebrew.month, hebrew.day))
      monthName = hebrew.name
    }
  }

  private mutating func set(_ fields: (year: Int, month: Int, day: Int)) {
    (year, month, day) = fields
    monthName = month - 1
  }
}

/// Division that rounds down, as calendars need it before their epoch.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend % divisor < 0 ? quotient - 1 : quotient
}

/// The remainder of `floorDivide`, never negative.
func floorRemainder(_ dividend: Int, _ divisor: Int) -> Int {
  dividend - floorDivide(dividend, divisor) * divisor
}
