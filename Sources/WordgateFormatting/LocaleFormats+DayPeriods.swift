extension LocaleFormats {
  /// The name of the part of the day that a time belongs to: "AM", "noon", "in the afternoon".
  ///
  /// `standsAlone` asks for the form without the words that join it to a time: "afternoon". Noon, and in few languages
  /// midnight, are named only to the second.
  public func dayPeriod(
    at time: TimeOfDay, _ kind: DayPeriodKind = .halves, width: NameWidth = .abbreviated, standsAlone: Bool = false
  ) -> String {
    let style = DayPeriodStyle(kind: kind, width: width, standsAlone: standsAlone)
    let isFullHour = time.minute == 0 && time.second == 0
    return String(
      decoding: calendarRecord.dayPeriods.name(style, hour: time.hour, isFullHour: isFullHour), as: UTF8.self)
  }

  /// Writes the part of the day. What a pattern does not show does not count: half past twelve is noon where hours are
  /// shown alone.
  func write(dayPeriod style: DayPeriodStyle, _ time: TimeOfDay, in pattern: DatePattern, to writer: inout TextWriter) {
    let isFullHour =
      style.kind == .halves
      || (time.minute == 0 || !pattern.shows(UInt8(ascii: "t"), UInt8(ascii: "T")))
        && (time.second == 0 || !pattern.shows(UInt8(ascii: "s"), UInt8(ascii: "S")))
    writer.append(calendarRecord.dayPeriods.name(style, hour: time.hour, isFullHour: isFullHour))
  }
}
