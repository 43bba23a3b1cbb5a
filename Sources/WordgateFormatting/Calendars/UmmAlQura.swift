/// The Islamic calendar of Saudi Arabia, which is published as a table. Outside the table the tabular calendar takes over.
enum UmmAlQura {
  private static let rowWidth = 5

  static func fields(of days: Int) -> (year: Int, month: Int, day: Int) {
    let offset = days - firstDay
    guard offset >= 0 else { return IslamicCalendar.fields(of: days) }
    var index = min(offset * 30 / 10_631 + 1, yearCount - 1)
    while index > 0, start(index) > offset { index -= 1 }
    var rest = offset - start(index)
    let lengths = FormatTable.number(years, at: index * rowWidth + 3, digits: 2)
    for month in 0..<12 {
      let length = lengths >> (11 - month) & 1 == 1 ? 30 : 29
      if rest < length { return (firstYear + index, month + 1, rest + 1) }
      rest -= length
    }
    return IslamicCalendar.fields(of: days)
  }

  /// The first day of the year at the index, counted from the first day of the table.
  private static func start(_ index: Int) -> Int {
    FormatTable.number(years, at: index * rowWidth, digits: 3)
  }
}
