/// Into which parts a day is divided.
public enum DayPeriodKind: Hashable, Sendable {
  /// Two halves: "AM", "PM". The letter `a` of UTS #35.
  case halves
  /// The halves, and noon where the locale has a word for it: "AM", "noon", "PM". The letter `b`.
  case halvesAndNoon
  /// The parts that people speak of: "in the morning", "noon", "in the afternoon". The letter `B`.
  case parts
}

/// How long a name is.
public enum NameWidth: Hashable, Sendable {
  /// "in the afternoon", "nachmittags".
  case wide
  /// "nachm."
  case abbreviated
  /// "p".
  case narrow
}
