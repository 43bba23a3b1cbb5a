import WordgateLocales

extension LocaleFormats {
  /// The locale's pattern for the fields of a skeleton such as `MMMd` or `yMMMEd`, nil when the skeleton has none.
  ///
  /// A skeleton names fields with the letters of UTS #35: era `G`, year `y`, month `M` to `MMMM`, weekday `E` or `EEEE`,
  /// day `d`, hour `j` as the locale likes it, `H` of 24 and `h` of 12, minute `m`, second `s`.
  public func pattern(skeleton: some StringProtocol) -> DatePattern? {
    Skeleton.index(of: skeleton).map { DatePattern(text: calendarRecord.pattern($0)) }
  }

  /// Appends a date as the locale writes it, in its calendar and with its digits.
  public func append(
    _ date: CivilDate, at time: TimeOfDay = .midnight, pattern: DatePattern, to buffer: inout [UInt8]
  ) {
    let fields = DateFields(date, calendar)
    let text = FormatTable.text(pattern.text)
    let isOriginYear = fields.isFirstYear && locale.language == "ja" && Self.hasYearCharacter(text)
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "%"), index + 1 < text.count {
        append(field: text[index + 1], fields, time, isOriginYear: isOriginYear, to: &buffer)
        index += 2
      } else {
        buffer.append(byte)
        index += 1
      }
    }
  }

  /// The date with the fields of a skeleton, nil when the skeleton has no pattern.
  public func date(_ date: CivilDate, at time: TimeOfDay = .midnight, skeleton: some StringProtocol) -> String? {
    pattern(skeleton: skeleton).map { pattern in
      gather { append(date, at: time, pattern: pattern, to: &$0) }
    }
  }

  /// Appends one field. Its letter is the one that the generator gives to the letters of UTS #35.
  private func append(
    field: UInt8, _ date: DateFields, _ time: TimeOfDay, isOriginYear: Bool, to buffer: inout [UInt8]
  ) {
    switch field {
    case UInt8(ascii: "d"): append(number: date.day, to: &buffer)
    case UInt8(ascii: "D"): append(number: date.day, padded: true, to: &buffer)
    case UInt8(ascii: "b"): buffer.append(text: calendarRecord.month(.abbreviated, date.monthName))
    case UInt8(ascii: "B"): buffer.append(text: calendarRecord.month(.wide, date.monthName))
    case UInt8(ascii: "1"): buffer.append(text: calendarRecord.month(.narrow, date.monthName))
    case UInt8(ascii: "l"): buffer.append(text: calendarRecord.month(.loneAbbreviated, date.monthName))
    case UInt8(ascii: "L"): buffer.append(text: calendarRecord.month(.loneWide, date.monthName))
    case UInt8(ascii: "2"): buffer.append(text: calendarRecord.month(.loneNarrow, date.monthName))
    case UInt8(ascii: "m"): append(number: date.month, to: &buffer)
    case UInt8(ascii: "M"): append(number: date.month, padded: true, to: &buffer)
    case UInt8(ascii: "y") where isOriginYear, UInt8(ascii: "Y") where isOriginYear:
      // Japanese writes the first year of an era with the character for "origin".
      buffer.append(contentsOf: [0xE5, 0x85, 0x83])
    case UInt8(ascii: "y"): append(number: date.year, to: &buffer)
    case UInt8(ascii: "Y"): append(number: date.year % 100, padded: true, to: &buffer)
    case UInt8(ascii: "w"): append(number: date.weekYear, to: &buffer)
    case UInt8(ascii: "e"): buffer.append(text: calendarRecord.weekday(.abbreviated, date.weekday))
    case UInt8(ascii: "E"): buffer.append(text: calendarRecord.weekday(.wide, date.weekday))
    case UInt8(ascii: "3"): buffer.append(text: calendarRecord.weekday(.narrow, date.weekday))
    case UInt8(ascii: "4"): buffer.append(text: calendarRecord.weekday(.short, date.weekday))
    case UInt8(ascii: "c"): buffer.append(text: calendarRecord.weekday(.loneAbbreviated, date.weekday))
    case UInt8(ascii: "C"): buffer.append(text: calendarRecord.weekday(.loneWide, date.weekday))
    case UInt8(ascii: "5"): buffer.append(text: calendarRecord.weekday(.loneNarrow, date.weekday))
    case UInt8(ascii: "6"): buffer.append(text: calendarRecord.weekday(.loneShort, date.weekday))
    case UInt8(ascii: "g"): buffer.append(text: calendarRecord.era(.abbreviated, date.era))
    case UInt8(ascii: "G"): buffer.append(text: calendarRecord.era(.wide, date.era))
    case UInt8(ascii: "n"): buffer.append(text: calendarRecord.era(.narrow, date.era))
    default: append(clock: field, time, to: &buffer)
    }
  }

  private func append(clock field: UInt8, _ time: TimeOfDay, to buffer: inout [UInt8]) {
    let twelve = time.hour % 12
    switch field {
    case UInt8(ascii: "a"): buffer.append(text: calendarRecord.halfDay(time.hour < 12 ? 0 : 1))
    case UInt8(ascii: "h"): append(number: twelve == 0 ? 12 : twelve, to: &buffer)
    case UInt8(ascii: "H"): append(number: twelve == 0 ? 12 : twelve, padded: true, to: &buffer)
    case UInt8(ascii: "i"): append(number: twelve, to: &buffer)
    case UInt8(ascii: "I"): append(number: twelve, padded: true, to: &buffer)
    case UInt8(ascii: "k"): append(number: time.hour, to: &buffer)
    case UInt8(ascii: "K"): append(number: time.hour, padded: true, to: &buffer)
    case UInt8(ascii: "t"): append(number: time.minute, to: &buffer)
    case UInt8(ascii: "T"): append(number: time.minute, padded: true, to: &buffer)
    case UInt8(ascii: "s"): append(number: time.second, to: &buffer)
    case UInt8(ascii: "S"): append(number: time.second, padded: true, to: &buffer)
    default: break
    }
  }

  /// Appends a number of a date: never grouped, with two digits at least where it is padded.
  private func append(number: Int, padded: Bool = false, to buffer: inout [UInt8]) {
    if number < 0 { buffer.append(text: symbols.text(.minus)) }
    let magnitude = UInt64(number.magnitude)
    if magnitude < 100 {
      if padded || magnitude >= 10 { append(digit: Int(magnitude / 10), to: &buffer) }
      append(digit: Int(magnitude % 10), to: &buffer)
    } else {
      appendDigits(of: magnitude, grouping: nil, separator: FormatTable.none, to: &buffer)
    }
  }

  /// Whether the pattern says "year" with a Chinese character, as Japanese does.
  private static func hasYearCharacter(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.count >= 3 else { return false }
    for index in 0..<text.count - 2 where text[index] == 0xE5 && text[index + 1] == 0xB9 && text[index + 2] == 0xB4 {
      return true
    }
    return false
  }
}
