/// A date skeleton, such as `yMMMd`: which fields a date shows and how long they are, not their order.
struct Skeleton {
  /// The skeleton's place in the table, which holds each but for the width of its part of the day.
  let index: Int
  /// How the part of the day is written; nil as the pattern has it.
  let dayPeriod: DayPeriodStyle?

  private static let width = 10

  /// Nil when the table has no patterns for the skeleton.
  ///
  /// The fields stand in any order. The widths of `EEE`, `yyyy`, `jj`, `mm` and `ss` are the locale's business, so they
  /// mean what `E`, `y`, `j`, `m` and `s` mean, and so does an `a` beside the hour.
  init?(_ text: String) {
    var fields = Fields()
    for byte in text.utf8 {
      guard fields.take(byte) else { return nil }
    }
    let found: Int? = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.width) { key in
      guard let count = fields.write(to: key) else { return nil }
      return FormatTable.row(
        UnsafeBufferPointer(rebasing: key[..<count]), in: FormatTable.skeletons,
        count: FormatTable.skeletonsCount,
        width: FormatTable.skeletonsWidth, keyWidth: Self.width)
    }
    guard let found else { return nil }
    index = found
    dayPeriod = fields.dayPeriodStyle
  }

  /// How often each field was asked for.
  private struct Fields {
    var era = 0
    var year = 0
    var month = 0
    var weekday = 0
    var day = 0
    var hour = 0
    var hourLetter = UInt8(ascii: "j")
    var minute = 0
    var second = 0
    var dayPeriod = 0
    var dayPeriodLetter = UInt8(ascii: "a")

    /// Counts a letter, false when it names no field of the table.
    mutating func take(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "G"): era += 1
      case UInt8(ascii: "y"): year += 1
      case UInt8(ascii: "M"), UInt8(ascii: "L"): month += 1
      case UInt8(ascii: "E"), UInt8(ascii: "c"): weekday += 1
      case UInt8(ascii: "d"): day += 1
      case UInt8(ascii: "H"), UInt8(ascii: "h"), UInt8(ascii: "j"):
        guard hour == 0 || hourLetter == byte else { return false }
        hourLetter = byte
        hour += 1
      case UInt8(ascii: "m"): minute += 1
      case UInt8(ascii: "s"): second += 1
      case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "B"):
        guard dayPeriod == 0 || dayPeriodLetter == byte, dayPeriod < 5 else { return false }
        dayPeriodLetter = byte
        dayPeriod += 1
      default: return false
      }
      return true
    }

    var dayPeriodStyle: DayPeriodStyle? {
      let width: NameWidth = dayPeriod == 5 ? .narrow : dayPeriod == 4 ? .wide : .abbreviated
      switch dayPeriodLetter {
      case UInt8(ascii: "b"): return DayPeriodStyle(kind: .halvesAndNoon, width: width)
      case UInt8(ascii: "B"): return DayPeriodStyle(kind: .parts, width: width)
      default: return dayPeriod < 4 ? nil : DayPeriodStyle(kind: .halves, width: width)
      }
    }

    /// Writes the fields in the order of the table, nil when they do not fit.
    func write(to key: UnsafeMutableBufferPointer<UInt8>) -> Int? {
      var length = 0
      func put(_ letter: UInt8, _ count: Int) -> Bool {
        guard length + count <= key.count else { return false }
        for _ in 0..<count {
          key[length] = letter
          length += 1
        }
        return true
      }
      guard put(UInt8(ascii: "G"), era), put(UInt8(ascii: "y"), year == 4 ? 1 : year),
        put(UInt8(ascii: "M"), month),
        put(UInt8(ascii: "E"), (1...3).contains(weekday) ? 1 : weekday),
        put(UInt8(ascii: "d"), day), dayPeriodLetter == UInt8(ascii: "a") || hourLetter == UInt8(ascii: "h"),
        put(UInt8(ascii: "B"), dayPeriodLetter == UInt8(ascii: "B") ? 1 : 0),
        put(hourLetter, hour == 2 ? 1 : hour), put(UInt8(ascii: "m"), minute == 2 ? 1 : minute),
        put(UInt8(ascii: "s"), second == 2 ? 1 : second)
      else { return nil }
      return length
    }
  }
}
