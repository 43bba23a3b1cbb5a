import Foundation
import Testing
import WordgateFormatting
import WordgateLocales

/// Foundation's format styles are the judge where there is no public ICU, as on Apple's systems. There they are made of the
/// ICU of the system, whose data may be newer than what is pinned; on Linux they are made of the ICU that is pinned.
@Suite("Formats agree with Foundation")
struct FoundationComparisonTests {
  private static let locales = [
    "en", "en-GB", "en-IN", "ar", "ar-EG", "cs", "de", "de-CH", "es", "es-MX", "fa", "fr", "fr-CA", "he", "hi", "id",
    "it", "ja", "ko", "nb", "nl", "pl", "pt", "pt-PT", "ru", "sv", "th", "tr", "uk", "vi", "zh", "zh-Hant",
  ]

  private func formats(_ name: String) throws -> LocaleFormats {
    LocaleFormats(try #require(LocaleIdentifier(name)))
  }

  @Test("in integers, decimals and percentages", arguments: locales)
  func numbers(name: String) throws {
    let formats = try formats(name)
    let locale = Locale(identifier: name)
    for n in [0, 1, 9, 10, 999, 1000, 1234, 12_345, 1_234_567, Int.max, -1, -1234] {
      #expect(formats.string(n) == n.formatted(.number.locale(locale)), "\(name) \(n)")
    }
    for value in [0, 0.5, 1.5, 2.5, 39.99, 1234.5, 1_234_567.891, -0.4] {
      let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(2))
      #expect(formats.string(value, fractionDigits: 2...2) == value.formatted(style), "\(name) \(value)")
    }
    for ratio in [0, 0.01, 0.25, 1, 12.34, -0.3] {
      let style = FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(.fractionLength(0))
      #expect(formats.percent(ratio) == ratio.formatted(style), "\(name) \(ratio)")
    }
  }

  @Test("in amounts of money", arguments: locales)
  func money(name: String) throws {
    let formats = try formats(name)
    for code in ["USD", "EUR", "JPY", "INR", "BRL"] {
      for amount in [0, 0.99, 39.99, 1234.5, -4.99] {
        let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: Locale(identifier: name))
        #expect(formats.currency(amount, code: code) == amount.formatted(style), "\(name) \(amount) \(code)")
      }
    }
  }

  @Test("in dates by skeleton, in the locale's own calendar", arguments: locales)
  func dates(name: String) throws {
    let formats = try formats(name)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: name)
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    for skeleton in ["d", "MMMd", "MMMMd", "MMMEd", "yMMMd", "yMMMMd", "yMMMMEEEEd", "yMd", "Md", "MMMM", "EEEE"] {
      formatter.setLocalizedDateFormatFromTemplate(skeleton)
      for day in stride(from: 19_723, to: 19_723 + 366, by: 5) {
        let moment = Date(timeIntervalSince1970: Double(day) * 86_400)
        let ours = formats.date(CivilDate(daysSinceEpoch: day), skeleton: skeleton)
        guard ours != formatter.string(from: moment) else { continue }
        Issue.record(
          "\(name) \(skeleton) \(day): \(ours ?? "none"), Foundation says \(formatter.string(from: moment))")
        break
      }
    }
  }

  @Test("in lists", arguments: locales)
  func lists(name: String) throws {
    let formats = try formats(name)
    for items in [["Alpha"], ["Alpha", "Beta"], ["Alpha", "Beta", "Gamma"], ["Alpha", "Iota"]] {
      for (kind, type) in [(ListKind.and, ListFormatStyle<StringStyle, [String]>.ListType.and), (.or, .or)] {
        let style = ListFormatStyle<StringStyle, [String]>.list(type: type).locale(Locale(identifier: name))
        #expect(formats.list(items, kind) == items.formatted(style), "\(name) \(kind) \(items)")
      }
    }
  }
}
