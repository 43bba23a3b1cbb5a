/// A time on the clock, without a time zone.
public struct TimeOfDay: Hashable, Sendable, Comparable {
  public let hour: Int
  public let minute: Int
  public let second: Int

  public static let midnight = TimeOfDay(secondsSinceMidnight: 0)

  /// The time, nil when a field is out of its range. The hour counts from 0 to 23.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    self.init(secondsSinceMidnight: hour * 3600 + minute * 60 + second)
  }

  private init(secondsSinceMidnight seconds: Int) {
    hour = seconds / 3600
    minute = seconds / 60 % 60
    second = seconds % 60
  }

  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool {
    (a.hour, a.minute, a.second) < (b.hour, b.minute, b.second)
  }
}
