import Testing
import WordgateFormatting
import WordgateLocales

@Suite("Locale formats")
struct LocaleFormatsTests {
  private func formats(_ locale: String) throws -> LocaleFormats {
    LocaleFormats(try #require(LocaleIdentifier(locale)))
  }

  @Test(
    "group integers as the locale does",
    arguments: [
      ("en", "1,234,567"), ("de", "1.234.567"), ("fr", "1\u{202F}234\u{202F}567"), ("hi", "12,34,567"),
      ("es", "1.234.567"),
      ("ar-EG", "١٬٢٣٤٬٥٦٧"), ("ne", "१२,३४,५६७"), ("fa", "۱٬۲۳۴٬۵۶۷"), ("de-CH", "1’234’567"),
    ])
  func grouping(locale: String, expected: String) throws {
    #expect(try formats(locale).string(1_234_567) == expected)
  }

  @Test("leave four digits together where the locale does")
  func leastGroup() throws {
    #expect(try formats("es").string(1234) == "1234")
    #expect(try formats("es-MX").string(1234) == "1,234")
    #expect(try formats("pl").string(12_345) == "12\u{A0}345")
    #expect(try formats("en").string(1234, grouping: false) == "1234")
  }

  @Test("write the extremes of integers")
  func extremes() throws {
    #expect(try formats("en").string(Int.min) == "-9,223,372,036,854,775,808")
    #expect(try formats("en").string(UInt.max) == "18,446,744,073,709,551,615")
    #expect(try formats("sv").string(-5) == "\u{2212}5")
  }

  @Test("round decimals half to even on the digits people see")
  func decimals() throws {
    let english = try formats("en")
    #expect(english.string(0.125, fractionDigits: 2...2) == "0.12")
    #expect(english.string(1.015, fractionDigits: 2...2) == "1.02")
    #expect(english.string(2.5, fractionDigits: 0...0) == "2")
    #expect(english.string(1e21, fractionDigits: 0...0) == "1,000,000,000,000,000,000,000")
    #expect(english.string(0.1 + 0.2, fractionDigits: 0...15) == "0.3")
    #expect(english.string(99_999.5, fractionDigits: 0...15) == "99,999.5")
    #expect(english.string(123_456_789_012.345, fractionDigits: 0...15) == "123,456,789,012.345")
    #expect(english.string(5e-10, fractionDigits: 0...9) == "0")
    #expect(try formats("de").string(39.9, fractionDigits: 2...2) == "39,90")
    #expect(english.string(-.infinity) == "-∞")
    #expect(english.string(.nan) == "NaN")
  }

  @Test("place percent signs and currencies")
  func money() throws {
    #expect(try formats("en").percent(0.25) == "25%")
    #expect(try formats("de").percent(0.25) == "25\u{A0}%")
    #expect(try formats("tr").percent(0.25) == "%25")
    #expect(try formats("en").currency(39.99, code: "USD") == "$39.99")
    #expect(try formats("de").currency(39.99, code: "EUR") == "39,99\u{A0}€")
    #expect(try formats("ja").currency(6000, code: "JPY") == "¥6,000")
    #expect(try formats("en").currency(5, code: "CHF") == "CHF\u{A0}5.00")
    #expect(try formats("nl").currency(-5, code: "EUR") == "€\u{A0}-5,00")
  }

  @Test("count money in its smallest unit")
  func minorUnits() throws {
    #expect(try formats("en").currency(minorUnits: 3999, code: "USD") == "$39.99")
    #expect(try formats("en").currency(minorUnits: 3999, code: "JPY") == "¥3,999")
    #expect(try formats("en").currency(minorUnits: -5, code: "KWD") == "-KWD\u{A0}0.005")
    #expect(try formats("en").currencySymbol(code: "CAD") == "CA$")
    #expect(try formats("en").currencySymbol(code: "XYZ") == "XYZ")
  }

  @Test(
    "write a day and month as the locale does",
    arguments: [
      ("en", "Oct 12"), ("en-GB", "12 Oct"), ("de", "12. Okt."), ("fr", "12 oct."), ("ja", "10月12日"),
      ("zh-Hant", "10月12日"),
      ("ru", "12 окт."), ("ar-EG", "١٢ أكتوبر"), ("he", "12 באוק׳"), ("ko", "10월 12일"), ("pt-BR", "12 de out."),
      ("th", "12 ต.ค."), ("hi", "12 अक्तू॰"), ("nb", "12. okt."),
    ])
  func days(locale: String, expected: String) throws {
    let date = try #require(CivilDate(iso: "2025-10-12"))
    #expect(try formats(locale).date(date, skeleton: "MMMd") == expected)
  }

  @Test("write years in the locale's own calendar")
  func calendars() throws {
    let date = try #require(CivilDate(iso: "2025-10-12"))
    #expect(try formats("th").date(date, skeleton: "yMMMd") == "12 ต.ค. 2568")
    #expect(try formats("ar-SA").date(date, skeleton: "y") == "١٤٤٧ هـ")
    #expect(try formats("fa").calendar == .persian)
    #expect(try formats("en-u-ca-hebrew").date(date, skeleton: "yMMMMd") == "20 Tishri 5786")
    #expect(try formats("ja-u-ca-japanese").date(date, skeleton: "yMMMd") == "令和7年10月12日")
    #expect(try formats("en-u-ca-chinese").calendar == .gregorian)
  }

  @Test("honour the numbering system of the identifier")
  func systems() throws {
    #expect(try formats("ar-EG-u-nu-latn").string(1234) == "1,234")
    #expect(try formats("en-u-nu-deva").string(1234) == "१,२३४")
    #expect(try formats("ar-u-nu-native").numberingSystem == "arab")
    #expect(try formats("en-u-nu-nonsense").numberingSystem == "latn")
  }

  @Test("take a skeleton's fields in any order and refuse others")
  func skeletons() throws {
    let date = try #require(CivilDate(iso: "2025-10-12"))
    let english = try formats("en")
    #expect(english.date(date, skeleton: "dMMM") == "Oct 12")
    #expect(english.date(date, skeleton: "EEEMMMd") == "Sun, Oct 12")
    #expect(english.date(date, skeleton: "yyyyMMMMd") == "October 12, 2025")
    for skeleton in ["", "q", "MMMMMMM", "dddd", "ddddddddddddddddddddd", "yQ", "Hh"] {
      #expect(english.date(date, skeleton: skeleton) == nil)
    }
  }

  @Test("write a time of the day by the locale's clock")
  func times() throws {
    let date = CivilDate(daysSinceEpoch: 0)
    let time = try #require(TimeOfDay(hour: 15, minute: 5))
    #expect(try formats("en").date(date, at: time, skeleton: "jm") == "3:05\u{202F}PM")
    #expect(try formats("de").date(date, at: time, skeleton: "jm") == "15:05")
  }

  @Test("name the parts of a day, within a time and alone")
  func dayPeriods() throws {
    let afternoon = try #require(TimeOfDay(hour: 15, minute: 5))
    let noon = try #require(TimeOfDay(hour: 12, minute: 0))
    #expect(try formats("en").dayPeriod(at: afternoon) == "PM")
    #expect(try formats("en").dayPeriod(at: afternoon, width: .narrow) == "p")
    #expect(try formats("en").dayPeriod(at: noon, .halvesAndNoon) == "noon")
    #expect(try formats("en").dayPeriod(at: afternoon, .halvesAndNoon) == "PM")
    #expect(try formats("en").dayPeriod(at: afternoon, .parts) == "in the afternoon")
    #expect(try formats("en").dayPeriod(at: afternoon, .parts, standsAlone: true) == "afternoon")
    #expect(try formats("de").dayPeriod(at: afternoon, .parts) == "nachm.")
    #expect(try formats("de").dayPeriod(at: afternoon, .parts, width: .wide) == "nachmittags")
    #expect(try formats("de").dayPeriod(at: afternoon, .parts, width: .wide, standsAlone: true) == "Nachmittag")
    #expect(try formats("es").dayPeriod(at: afternoon, .parts, standsAlone: true) == "tarde")
    #expect(try formats("ky").dayPeriod(at: afternoon, width: .wide, standsAlone: true) == "түштөн кийинки")
    // A language whose parts of the day have no rules has halves.
    #expect(try formats("eo").dayPeriod(at: noon, .parts) == formats("eo").dayPeriod(at: noon))
  }

  @Test(
    "write a time with a part of the day",
    arguments: [
      ("en", "hmB", "3:05 in the afternoon"), ("en", "Bhm", "3:05 in the afternoon"), ("en", "hmaaaaa", "3:05 p"),
      ("de", "hmBBBB", "3:05 nachmittags"), ("zh-Hant", "Bhm", "下午3:05"), ("en", "hmb", "3:05 PM"),
    ])
  func timesWithParts(locale: String, skeleton: String, expected: String) throws {
    let time = try #require(TimeOfDay(hour: 15, minute: 5))
    let text = try formats(locale).date(CivilDate(daysSinceEpoch: 0), at: time, skeleton: skeleton)
    #expect(text?.replacing("\u{202F}", with: " ") == expected)
  }

  @Test("refuse a part of the day beside hours of 24, in two kinds or in no width")
  func refusedParts() throws {
    for skeleton in ["HmB", "jmb", "hmaB", "hmBBBBBB", "B", "mB"] {
      #expect(try formats("en").pattern(skeleton: skeleton) == nil, "\(skeleton)")
    }
  }

  @Test("join lists, with the sounds of Spanish and the dash of Hebrew")
  func lists() throws {
    #expect(try formats("en").list(["A", "B", "C"]) == "A, B, and C")
    #expect(try formats("en").list(["A", "B"], .or) == "A or B")
    #expect(try formats("es").list(["Juan", "Ignacio"]) == "Juan e Ignacio")
    #expect(try formats("es").list(["siete", "ocho"], .or) == "siete u ocho")
    #expect(try formats("he").list(["א", "B"], isolating: false) == "א ו-B")
    #expect(try formats("ar").list(["Pro"]) == "\u{2068}Pro\u{2069}")
    #expect(try formats("en").list([]).isEmpty)
  }

  @Test("find the nearest locale with data")
  func fallback() throws {
    #expect(try formats("zh-TW").string(1) == "1")
    #expect(try formats("es-QQ").string(1234) == formats("es").string(1234))
    #expect(try formats("en-Latn-IN").string(1_234_567) == "12,34,567")
    #expect(try formats("tlh").string(1_234_567) == "1,234,567")
    for locale in LocaleFormats.availableLocales {
      #expect(LocaleFormats(locale).isRightToLeft == locale.isRightToLeft, "\(locale)")
    }
    for tag in ["he", "dv", "az-Arab", "uz-AF", "pa-PK", "ar-Latn", "fr-Arab", "xx", "tlh"] {
      let locale = try #require(LocaleIdentifier(tag))
      #expect(LocaleFormats(locale).isRightToLeft == locale.isRightToLeft, "\(tag)")
    }
    #expect(LocaleFormats.availableLocales.count == 1035)
  }

  @Test("append to what a buffer holds already")
  func appending() throws {
    var buffer = Array("+".utf8)
    try formats("en").append(1234, to: &buffer)
    #expect(String(decoding: buffer, as: UTF8.self) == "+1,234")
  }
}
