/// What is pinned of every calendar: the order here is the order in the files and in the compiled tables.
enum PinnedDates {
  /// The calendars the engine computes.
  static let calendars = [
    "gregorian", "buddhist", "roc", "japanese", "persian", "islamic-umalqura", "islamic-civil", "hebrew",
  ]

  static let monthKeys = [
    "months wide", "months abbreviated", "months narrow",
    "lone months wide", "lone months abbreviated", "lone months narrow",
  ]

  static let weekdayKeys = [
    "weekdays wide", "weekdays abbreviated", "weekdays short", "weekdays narrow",
    "lone weekdays wide", "lone weekdays abbreviated", "lone weekdays short", "lone weekdays narrow",
  ]

  static let eraKeys = ["eras wide", "eras abbreviated", "eras narrow"]

  static let nameKeys = monthKeys + weekdayKeys + eraKeys

  /// The parts of a day: halves, moments, and spans of hours.
  static let dayPeriods = [
    "am", "pm", "midnight", "noon", "morning1", "morning2", "afternoon1", "afternoon2", "evening1", "evening2",
    "night1",
    "night2",
  ]

  static let dayPeriodWidths = ["abbreviated", "wide", "narrow"]
  static let dayPeriodKeys = dayPeriodWidths + dayPeriodWidths.map { "lone \($0)" }

  /// The skeletons with patterns. Fields come in the order era, year, month, weekday, day, part of the day, hour, minute, second.
  static let skeletons = [
    "d", "E", "EEEE", "M", "MMM", "MMMM", "y", "Ed", "Md", "MEd", "MMMd", "MMMEd", "MMMEEEEd", "MMMMd", "MMMMEd",
    "MMMMEEEEd", "yM", "yMd", "yMEd", "yMMM", "yMMMd", "yMMMEd", "yMMMEEEEd", "yMMMM", "yMMMMd", "yMMMMEd",
    "yMMMMEEEEd", "Gy", "GyMMMd", "GyMMMMd", "yMMdd", "H", "Hm", "Hms", "h", "hm", "hms", "j", "jm", "jms", "ms", "Bh",
    "Bhm", "Bhms",
  ]
}
