/// A day of the proleptic Gregorian calendar, without a time and without a time zone.
public struct CivilDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The day as a count from 1 January 1970.
  public let daysSinceEpoch: Int

  private static let years = -999_999...999_999

  /// The day, nil when the month has no such day. Years reach from -999999 to 999999, year 0 is 1 BC.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month), day >= 1,
      day <= Self.length(ofMonth: month, year: year)
    else { return nil }
    daysSinceEpoch = Self.days(year: year, month: month, day: day)
  }

  /// Reads "2025-10-12". Other spellings give nil.
  public init?(iso: some StringProtocol) {
    var numbers: [Int] = []
    for field in iso.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
      guard !field.isEmpty, field.count <= 6, field.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      numbers.append(field.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
    let lengths = iso.utf8.count
    guard numbers.count == 3, lengths >= 10 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day with the count from 1 January 1970, held within the years that can be written.
  public init(daysSinceEpoch days: Int) {
    let first = Self.days(year: Self.years.lowerBound, month: 1, day: 1)
    let last = Self.days(year: Self.years.upperBound, month: 12, day: 31)
    daysSinceEpoch = min(max(days, first), last)
  }

  /// The day so many days later, or earlier when negative, held within the years that can be written.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = daysSinceEpoch.addingReportingOverflow(days)
    return CivilDate(daysSinceEpoch: overflow ? (days < 0 ? .min : .max) : sum)
  }

  public var year: Int { fields.year }
  public var month: Int { fields.month }
  public var day: Int { fields.day }

  /// 1 for Sunday up to 7 for Saturday, as Foundation counts.
  public var weekday: Int {
    let remainder = (daysSinceEpoch + 4) % 7
    return (remainder < 0 ? remainder + 7 : remainder) + 1
  }

  /// "2025-10-12".
  public var description: String {
    let (year, month, day) = fields
    let digits = String(year.magnitude)
    let padded = String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return "\(year < 0 ? "-" : "")\(padded)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  public static func < (a: CivilDate, b: CivilDate) -> Bool { a.daysSinceEpoch < b.daysSinceEpoch }
}

extension CivilDate {
  /// Year, month and day at once: eras of 400 years, years that begin in March.
  var fields: (year: Int, month: Int, day: Int) {
    let shifted = daysSinceEpoch + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  static func days(year: Int, month: Int, day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
