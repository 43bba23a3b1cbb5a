#if canImport(Foundation)
  public import Foundation
  public import WordgateFormatting

  extension CivilDate {
    /// The day that a clock on the wall shows at an instant.
    ///
    /// It is counted in whole days of the Gregorian calendar, whatever calendar the reader prefers; only the time zone
    /// matters, and daylight saving is taken as it is at that instant.
    public init(_ instant: Date, in timeZone: TimeZone) {
      let seconds = instant.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: instant))
      let days = (seconds / 86_400).rounded(.down)
      self.init(daysSinceEpoch: Int(exactly: days) ?? (days < 0 ? .min : .max))
    }

    /// Noon of the day: an hour that every day has, also where clocks are changed at midnight.
    public func noon(in timeZone: TimeZone) -> Date {
      let universal = Date(timeIntervalSince1970: Double(daysSinceEpoch) * 86_400 + 43_200)
      let near = universal.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: universal)))
      return universal.addingTimeInterval(-Double(timeZone.secondsFromGMT(for: near)))
    }
  }
#endif
