import Testing
import WordgateFormatting

@Suite("Civil dates")
struct CivilDateTests {
  @Test("count days from 1970 and back")
  func days() throws {
    let date = try #require(CivilDate(year: 2025, month: 10, day: 12))
    #expect(date.daysSinceEpoch == 20_373)
    #expect(CivilDate(daysSinceEpoch: 20_373) == date)
    #expect(date.description == "2025-10-12")
    #expect(CivilDate(daysSinceEpoch: 0).description == "1970-01-01")
    #expect(CivilDate(daysSinceEpoch: -1).description == "1969-12-31")
  }

  @Test("know the weekday, Sunday being 1")
  func weekdays() throws {
    #expect(try #require(CivilDate(iso: "2025-10-12")).weekday == 1)
    #expect(try #require(CivilDate(iso: "1969-12-31")).weekday == 4)
  }

  @Test("cross months and leap days")
  func addition() throws {
    let date = try #require(CivilDate(iso: "2024-02-28"))
    #expect(date.adding(days: 1).description == "2024-02-29")
    #expect(date.adding(days: 2).description == "2024-03-01")
    #expect(date.adding(days: -59).description == "2023-12-31")
  }

  @Test(
    "refuse days that no month has",
    arguments: ["2023-02-29", "2025-04-31", "2025-13-01", "2025-00-10", "2025-1-1", "x", "2025-10-12Z", ""])
  func malformed(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }

  @Test("stay within the years that can be written")
  func limits() throws {
    let date = CivilDate(daysSinceEpoch: Int.max)
    #expect(date.year == 999_999)
    #expect(date.adding(days: Int.max) == date)
    #expect(CivilDate(daysSinceEpoch: Int.min).year == -999_999)
  }
}
