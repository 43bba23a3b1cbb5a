import WordgateLocales

extension LocaleFormats {
  /// The locale's pattern for the fields of a skeleton such as `MMMd` or `yMMMEd`, nil when the skeleton has none.
  ///
  /// A skeleton names fields with the letters of UTS #35: era `G`, year `y`, month `M` to `MMMM`, weekday `E` or `EEEE`,
  /// day `d`, hour `j` as the locale likes it, `H` of 24 and `h` of 12, minute `m`, second `s`. Beside `h` the part of the
  /// day is `a` for AM and PM, `b` with noon, `B` as in "at night"; four letters ask for wide names, five for narrow ones.
  public func pattern(skeleton: String) -> DatePattern? {
    Skeleton(skeleton).map { DatePattern(text: calendarRecord.pattern($0.index), dayPeriod: $0.dayPeriod) }
  }

  /// Appends a date as the locale writes it, in its calendar and with its digits.
  public func append(
    _ date: CivilDate, at time: TimeOfDay = .midnight, pattern: DatePattern,
    to buffer: inout [UInt8]
  ) {
    TextWriter.append(to: &buffer) { write(date, at: time, pattern: pattern, to: &$0) }
  }

  /// Appends a date as the locale writes it, in its calendar and with its digits.
  public func append(
    _ date: CivilDate, at time: TimeOfDay = .midnight, pattern: DatePattern,
    to buffer: inout TextBuffer
  ) {
    write(date, at: time, pattern: pattern, to: &buffer.writer)
  }

  private func write(
    _ date: CivilDate, at time: TimeOfDay, pattern: DatePattern, to writer: inout TextWriter
  ) {
    let fields = DateFields(date, calendar)
    let text = FormatTable.text(pattern.text)
    let isOriginYear = fields.isFirstYear && locale.language == "ja" && Self.hasYearCharacter(text)
    var pieces = PatternPieces(text)
    while let piece = pieces.next() {
      if !piece.isField {
        writer.append(piece.byte)
      } else if piece.byte == UInt8(ascii: "a") || piece.byte == UInt8(ascii: "p") {
        let style = DayPeriodStyle(kind: piece.byte == UInt8(ascii: "a") ? .halves : .parts, width: .abbreviated)
        write(dayPeriod: pattern.dayPeriod ?? style, time, in: pattern, to: &writer)
      } else if piece.byte == UInt8(ascii: "w") {
        write(number: row.weeks.year(of: date, in: calendar), to: &writer)
      } else {
        write(field: piece.byte, fields, time, isOriginYear: isOriginYear, to: &writer)
      }
    }
  }

  /// The date with the fields of a skeleton, nil when the skeleton has no pattern.
  public func date(_ date: CivilDate, at time: TimeOfDay = .midnight, skeleton: String)
    -> String?
  {
    pattern(skeleton: skeleton).map { pattern in
      gather { write(date, at: time, pattern: pattern, to: &$0) }
    }
  }

  /// Writes one field. Its letter is the one that the generator gives to the letters of UTS #35.
  private func write(
    field: UInt8, _ date: DateFields, _ time: TimeOfDay, isOriginYear: Bool,
    to writer: inout TextWriter
  ) {
    switch field {
    case UInt8(ascii: "d"): write(number: date.day, to: &writer)
    case UInt8(ascii: "D"): write(number: date.day, padded: true, to: &writer)
    case UInt8(ascii: "b"): writer.append(calendarRecord.month(.abbreviated, date.monthName))
    case UInt8(ascii: "B"): writer.append(calendarRecord.month(.wide, date.monthName))
    case UInt8(ascii: "1"): writer.append(calendarRecord.month(.narrow, date.monthName))
    case UInt8(ascii: "l"): writer.append(calendarRecord.month(.loneAbbreviated, date.monthName))
    case UInt8(ascii: "L"): writer.append(calendarRecord.month(.loneWide, date.monthName))
    case UInt8(ascii: "2"): writer.append(calendarRecord.month(.loneNarrow, date.monthName))
    case UInt8(ascii: "m"): write(number: date.month, to: &writer)
    case UInt8(ascii: "M"): write(number: date.month, padded: true, to: &writer)
    case UInt8(ascii: "y") where isOriginYear, UInt8(ascii: "Y") where isOriginYear:
      // Japanese writes the first year of an era with the character for "origin".
      writer.append(0xE5, 0x85, 0x83)
    case UInt8(ascii: "y"): write(number: date.year, to: &writer)
    case UInt8(ascii: "Y"): write(number: date.year % 100, padded: true, to: &writer)
    case UInt8(ascii: "e"): writer.append(calendarRecord.weekday(.abbreviated, date.weekday))
    case UInt8(ascii: "E"): writer.append(calendarRecord.weekday(.wide, date.weekday))
    case UInt8(ascii: "3"): writer.append(calendarRecord.weekday(.narrow, date.weekday))
    case UInt8(ascii: "4"): writer.append(calendarRecord.weekday(.short, date.weekday))
    case UInt8(ascii: "c"): writer.append(calendarRecord.weekday(.loneAbbreviated, date.weekday))
    case UInt8(ascii: "C"): writer.append(calendarRecord.weekday(.loneWide, date.weekday))
    case UInt8(ascii: "5"): writer.append(calendarRecord.weekday(.loneNarrow, date.weekday))
    case UInt8(ascii: "6"): writer.append(calendarRecord.weekday(.loneShort, date.weekday))
    case UInt8(ascii: "g"): writer.append(calendarRecord.era(.abbreviated, date.era))
    case UInt8(ascii: "G"): writer.append(calendarRecord.era(.wide, date.era))
    case UInt8(ascii: "n"): writer.append(calendarRecord.era(.narrow, date.era))
    default: write(clock: field, time, to: &writer)
    }
  }

  private func write(clock field: UInt8, _ time: TimeOfDay, to writer: inout TextWriter) {
    let twelve = time.hour % 12
    switch field {
    case UInt8(ascii: "h"): write(number: twelve == 0 ? 12 : twelve, to: &writer)
    case UInt8(ascii: "H"): write(number: twelve == 0 ? 12 : twelve, padded: true, to: &writer)
    case UInt8(ascii: "i"): write(number: twelve, to: &writer)
    case UInt8(ascii: "I"): write(number: twelve, padded: true, to: &writer)
    case UInt8(ascii: "k"): write(number: time.hour, to: &writer)
    case UInt8(ascii: "K"): write(number: time.hour, padded: true, to: &writer)
    case UInt8(ascii: "t"): write(number: time.minute, to: &writer)
    case UInt8(ascii: "T"): write(number: time.minute, padded: true, to: &writer)
    case UInt8(ascii: "s"): write(number: time.second, to: &writer)
    case UInt8(ascii: "S"): write(number: time.second, padded: true, to: &writer)
    default: break
    }
  }

  /// Writes a number of a date: never grouped, with two digits at least where it is padded.
  private func write(number: Int, padded: Bool = false, to writer: inout TextWriter) {
    if number < 0 { writer.append(symbols.text(.minus)) }
    let magnitude = UInt64(number.magnitude)
    if padded, magnitude < 10 { integers.write(digit: 0, to: &writer) }
    integers.write(magnitude, grouping: false, to: &writer)
  }

  /// Whether the pattern says "year" with a Chinese character, as Japanese does.
  private static func hasYearCharacter(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 3 else { return false }
    for index in 0..<text.count - 2
    where text[index] == 0xE5 && text[index + 1] == 0xB9 && text[index + 2] == 0xB4 {
      return true
    }
    return false
  }
}
