import Testing
import WordgateLocales

/// A mistake that paywalls and their libraries made in public: who asked for what, where, and what is right.
struct KnownMistake: Sendable, CustomTestStringConvertible {
  var number: Int
  var wanted: String
  var available: String
  var expected: String?
  /// What was shown instead.
  var wrong: String

  var testDescription: String { "\(number): \(wanted) among \(available), not \(wrong)" }
}

/// The numbers are those of the list of public mistakes in choosing a locale that the matcher was written against.
@Suite("Known mistakes in choosing a language are not made")
struct KnownMistakeTests {
  @Test("whatever the order of what is available", arguments: KnownMistake.all)
  func right(mistake: KnownMistake) {
    let wanted = mistake.wanted.split(separator: " ").compactMap { LocaleIdentifier(String($0)) }
    var available = mistake.available.split(separator: " ").compactMap { LocaleIdentifier(String($0)) }
    for _ in available {
      for order in [available, available.reversed()] {
        #expect(LocaleMatcher(available: order).match(wanted)?.locale.description == mistake.expected)
      }
      available = Array(available.dropFirst()) + Array(available.prefix(1))
    }
  }

  @Test("Every number of the list has a case")
  func complete() {
    #expect(Set(KnownMistake.all.map(\.number)) == Set(1...14))
  }
}

extension KnownMistake {
  private init(_ number: Int, _ wanted: String, in available: String, gives expected: String?, not wrong: String) {
    self.init(number: number, wanted: wanted, available: available, expected: expected, wrong: wrong)
  }

  static let all: [KnownMistake] = [
    // The same language in two scripts.
    .init(1, "zh-Hans", in: "en zh-Hant zh-Hans", gives: "zh-Hans", not: "zh-Hant"),
    .init(1, "zh-Hans-CN", in: "zh_Hant zh_Hans", gives: "zh-Hans", not: "zh-Hant"),
    .init(2, "zh-CN", in: "en zh-Hant", gives: nil, not: "zh-Hant"),
    .init(2, "zh-Hans-CN en-US", in: "en zh-Hant", gives: "en", not: "zh-Hant"),
    // Several translations of one language.
    .init(3, "pt-PT", in: "pt_BR pt_PT en", gives: "pt-PT", not: "pt-BR"),
    .init(3, "es-MX", in: "es_ES es_419", gives: "es-419", not: "es-ES"),
    .init(4, "en-IN", in: "en_US de_DE", gives: "en-US", not: "none"),
    .init(4, "en-IN", in: "en_GB en_US", gives: "en-GB", not: "en-US"),
    // A region without texts must not fall to another wish.
    .init(5, "de-CH", in: "en_US de_DE", gives: "de-DE", not: "en-US"),
    .init(5, "de-CH en-CH", in: "en_US de_DE", gives: "de-DE", not: "en-US"),
    // Extensions and chance.
    .init(6, "en_001@rg=nlzzzz", in: "nl en de fr", gives: "en", not: "a random one"),
    .init(6, "en-001-u-rg-nlzzzz", in: "nl en de fr", gives: "en", not: "nl"),
    .init(7, "sv", in: "de en fr it", gives: nil, not: "a random one"),
    .init(7, "sv en", in: "de en fr it", gives: "en", not: "a random one"),
    // Scripts by region.
    .init(8, "zh-HK", in: "zh-Hans zh-Hant", gives: "zh-Hant", not: "zh-Hans"),
    .init(8, "zh-TW", in: "zh-Hans zh-Hant", gives: "zh-Hant", not: "zh-Hans"),
    .init(8, "zh-MO", in: "zh-Hans zh-Hant", gives: "zh-Hant", not: "zh-Hans"),
    .init(9, "zh-SG en", in: "zh-Hant en", gives: "en", not: "zh-Hant"),
    // Norwegian by three names.
    .init(10, "nb-NO", in: "en no", gives: "no", not: "en"),
    .init(10, "nn-NO", in: "en no", gives: "no", not: "en"),
    .init(10, "no", in: "en nb", gives: "nb", not: "en"),
    // An explicit last resort, not the first of a list.
    .init(11, "fi en", in: "ar de en", gives: "en", not: "ar"),
    .init(11, "fi", in: "ar de en", gives: nil, not: "ar"),
    .init(12, "fr-BE", in: "en fr", gives: "fr", not: "en"),
    .init(12, "en-DE", in: "de en_US", gives: "en-US", not: "de"),
    // The language is not the region's: a French system in English, an English one in France.
    .init(13, "en_FR", in: "en fr", gives: "en", not: "fr"),
    .init(13, "fr_FR", in: "en fr", gives: "fr", not: "en"),
    // The language chosen in the app comes before the device's.
    .init(14, "ja en-US", in: "en ja", gives: "ja", not: "en"),
    .init(14, "pt-BR de-DE en-US", in: "de en", gives: "de", not: "en"),
  ]
}
