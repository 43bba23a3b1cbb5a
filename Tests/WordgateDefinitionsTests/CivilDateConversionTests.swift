import Foundation
import Testing
import WordgateDefinitions
import WordgateFormatting
import WordgateViews

@Suite("Days and instants")
struct CivilDateConversionTests {
  private static let zones = [
    "GMT", "Europe/Berlin", "America/New_York", "America/Sao_Paulo", "Africa/Cairo", "Asia/Kathmandu", "Asia/Tehran",
    "Australia/Lord_Howe", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Beirut",
  ]

  private static func instant(_ text: String) throws -> Date {
    try #require(ISO8601DateFormatter().date(from: text))
  }

  @Test(
    "The day is the one on the wall, on both sides of midnight and of a clock change",
    arguments: [
      // Berlin: clocks go forward at 01:00 GMT on 29 March 2026 and back on 25 October.
      ("2026-03-28T22:59:59Z", "Europe/Berlin", "2026-03-28"), ("2026-03-28T23:00:00Z", "Europe/Berlin", "2026-03-29"),
      ("2026-03-29T21:59:59Z", "Europe/Berlin", "2026-03-29"), ("2026-03-29T22:00:00Z", "Europe/Berlin", "2026-03-30"),
      ("2026-10-25T22:59:59Z", "Europe/Berlin", "2026-10-25"), ("2026-10-25T23:00:00Z", "Europe/Berlin", "2026-10-26"),
      ("2026-03-08T04:59:59Z", "America/New_York", "2026-03-07"),
      ("2026-03-09T03:59:59Z", "America/New_York", "2026-03-08"),
      ("2026-03-09T04:00:00Z", "America/New_York", "2026-03-09"),
      // São Paulo had no midnight on 4 November 2018: clocks went from 23:59:59 to 01:00.
      ("2018-11-04T02:59:59Z", "America/Sao_Paulo", "2018-11-03"),
      ("2018-11-04T03:00:00Z", "America/Sao_Paulo", "2018-11-04"),
      ("2025-12-31T10:00:00Z", "Pacific/Kiritimati", "2026-01-01"),
      ("2026-01-01T10:59:59Z", "Pacific/Pago_Pago", "2025-12-31"), ("1969-12-31T23:59:59Z", "GMT", "1969-12-31"),
    ])
  func dayOfInstant(text: String, zone: String, expected: String) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    #expect(CivilDate(try Self.instant(text), in: timeZone).description == expected)
  }

  @Test("Noon of a day lies on that day, at twelve, in every zone and on every day of ten years", arguments: zones)
  func noon(zone: String) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var day = CivilDate("2017-01-01")
    while day < CivilDate("2027-01-01") {
      let noon = day.noon(in: timeZone)
      #expect(CivilDate(noon, in: timeZone) == day)
      #expect(calendar.component(.hour, from: noon) == 12)
      day = day.adding(days: 1)
    }
  }

  @Test("The reminder of a trial over a clock change falls on the day that a calendar counts", arguments: zones)
  func trialOverClockChange(zone: String) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    for start in ["2026-03-05", "2026-03-27", "2026-10-23", "2026-10-30", "2018-11-02", "2026-04-22"] {
      let today = try #require(CivilDate(iso: start))
      let now = today.noon(in: timeZone)
      let steps = TrialTimeline.trial(of: 7).steps(in: TrialTimeline.State(today: CivilDate(now, in: timeZone)))
      for step in steps {
        let expected = try #require(calendar.date(byAdding: .day, value: step.day, to: now))
        #expect(step.date.noon(in: timeZone) == expected)
      }
    }
  }

  @Test("Every hour of a day with 23 or 25 hours belongs to it", arguments: ["2026-03-29", "2026-10-25"])
  func shortAndLongDays(text: String) throws {
    let timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let day = try #require(CivilDate(iso: text))
    let span = try #require(calendar.dateInterval(of: .day, for: day.noon(in: timeZone)))
    var instant = span.start
    while instant < span.end {
      #expect(CivilDate(instant, in: timeZone) == day)
      instant += 3600
    }
    #expect(CivilDate(span.end, in: timeZone) == day.adding(days: 1))
    #expect(CivilDate(span.start.addingTimeInterval(-1), in: timeZone) == day.adding(days: -1))
  }

  @Test("An instant beyond the years that can be written is held at their ends")
  func extremes() throws {
    let gmt = try #require(TimeZone(identifier: "GMT"))
    #expect(CivilDate(.distantFuture, in: gmt).year == 4001)
    #expect(CivilDate(Date(timeIntervalSince1970: 1e300), in: gmt).year == 999_999)
    #expect(CivilDate(Date(timeIntervalSince1970: -1e300), in: gmt).year == -999_999)
  }
}
