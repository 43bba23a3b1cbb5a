import Testing
import WordgateLocales

@Suite("A reader is given the best language an app has")
struct MatchingTests {
  /// Matches with the available locales in several orders; all orders have to agree.
  private func match(_ wanted: String, in available: String) -> String? {
    let wanted = wanted.split(separator: " ").compactMap { LocaleIdentifier(String($0)) }
    var locales = available.split(separator: " ").compactMap { LocaleIdentifier(String($0)) }
    var results: Set<String?> = []
    for _ in 0..<max(1, locales.count) {
      results.insert(LocaleMatcher(available: locales).match(wanted)?.locale.description)
      results.insert(LocaleMatcher(available: locales.reversed()).match(wanted)?.locale.description)
      locales = Array(locales.dropFirst()) + Array(locales.prefix(1))
    }
    #expect(results.count == 1)
    return results.first ?? nil
  }

  @Test(
    "Chinese is never given in the other script",
    arguments: [
      ("zh-Hans", "en zh-Hant zh-Hans", "zh-Hans"), ("zh-Hans-CN", "zh_Hant zh_Hans", "zh-Hans"),
      ("zh-Hant-TW", "zh_Hans zh_Hant", "zh-Hant"), ("zh-Hant", "zh_Hans zh_Hant", "zh-Hant"),
      ("zh-CN en", "en zh-Hant", "en"), ("zh-CN", "zh-Hant", nil), ("zh-Hant-TW", "zh-Hans zh", nil),
      ("zh-TW", "zh zh-Hant", "zh-Hant"), ("zh-HK", "zh-Hans zh-Hant", "zh-Hant"), ("zh-MO", "zh-Hans zh-TW", "zh-TW"),
      ("zh-SG", "zh-Hant zh-Hans", "zh-Hans"), ("zh-MY", "zh-Hant zh-Hans", "zh-Hans"),
      ("zh", "zh-Hant zh-CN", "zh-CN"),
      ("zh-Hant-TW", "zh_CN zh_TW", "zh-TW"), ("zh-TW", "zh-TW zh-Hant-TW", "zh-TW"),
      ("zh-Hant-TW", "zh-TW zh-Hant-TW", "zh-Hant-TW"), ("zh-MO", "zh-Hant zh-HK", "zh-HK"),
      ("zh-Hans-CN", "zh_Hans_CN zh_Hans", "zh-Hans-CN"),
    ])
  func chinese(wanted: String, available: String, expected: String?) {
    #expect(match(wanted, in: available) == expected)
  }

  @Test(
    "Serbian, Uzbek and Punjabi keep their script",
    arguments: [
      ("sr-Latn-RS", "sr sr_Latn", "sr-Latn"), ("sr", "sr sr-Latn", "sr"), ("sr-Latn en", "sr en", "en"),
      ("sh", "sr sr-Latn", "sr-Latn"), ("sr-ME", "sr sr-Latn", "sr-Latn"), ("uz-AF", "uz uz-Arab", "uz-Arab"),
      ("pa-PK", "pa", nil), ("pa-PK", "pa pa-Arab", "pa-Arab"), ("ur-PK", "ur-Arab", "ur-Arab"),
      ("ur-Arab", "ur", "ur"),
    ])
  func scripts(wanted: String, available: String, expected: String?) {
    #expect(match(wanted, in: available) == expected)
  }

  @Test(
    "Regions fall back to what their readers know best",
    arguments: [
      ("en-IN", "en en-GB en-US", "en-GB"), ("en-IN", "en de", "en"), ("en-IN", "en_US de_DE", "en-US"),
      ("en-AU", "en-GB en", "en-GB"), ("en-AU", "en-001 en-GB en", "en-001"), ("en-GB", "en-US en-AU", "en-AU"),
      ("es-MX", "es-419 es-CO es", "es-419"), ("es-MX", "es_ES es_419", "es-419"), ("es-MX", "es es-CO", "es"),
      ("es-MX", "es-ES es-CO", "es-CO"), ("es-ES", "es-419 es", "es"), ("es-ES", "es-419", "es-419"),
      ("pt-AO", "pt-BR pt-PT", "pt-PT"), ("pt-MZ", "pt pt-PT", "pt-PT"), ("pt-BR", "pt_BR pt_PT", "pt-BR"),
      ("pt-PT", "pt_BR pt_PT", "pt-PT"), ("pt", "pt-PT pt-BR", "pt-BR"), ("pt-BR", "pt", "pt"),
      ("pt-PT", "pt-BR", "pt-BR"),
      ("de-CH", "en de_DE", "de-DE"), ("de-CH", "de-AT de-DE", "de-DE"), ("de", "de-CH de-AT", "de-AT"),
      ("fr-CA", "fr-FR fr-CH", "fr-FR"), ("en", "en-GB en-US", "en-US"), ("ca-ES-valencia", "ca es", "ca"),
    ])
  func regions(wanted: String, available: String, expected: String?) {
    #expect(match(wanted, in: available) == expected)
  }

  @Test(
    "Norwegian by any of its names finds Bokmål",
    arguments: [
      ("nb-NO", "en no", "no"), ("nn-NO", "en no", "no"), ("nn", "nb no", "nb"), ("no", "nb en", "nb"),
      ("no-NO", "nb", "nb"), ("nn", "nn nb", "nn"), ("nb", "no nb", "nb"), ("nb", "da sv", nil), ("nb", "nn", nil),
    ])
  func norwegian(wanted: String, available: String, expected: String?) {
    #expect(match(wanted, in: available) == expected)
  }

  @Test(
    "Old names and extensions do not hide a language",
    arguments: [
      ("iw-IL", "he en", "he"), ("he", "iw", "he"), ("in", "id", "id"), ("tl-PH", "fil", "fil"), ("mo", "ro", "ro"),
      ("en_001@rg=nlzzzz", "nl en", "en"), ("nl-u-nu-latn", "nl", "nl"), ("ar-EG@numbers=latn", "ar", "ar"),
    ])
  func names(wanted: String, available: String, expected: String?) {
    #expect(match(wanted, in: available) == expected)
  }

  @Test(
    "Each wish is followed to its end before the next one counts",
    arguments: [
      ("de-CH en", "en de_DE", "de-DE"), ("fr en", "en de", "en"), ("ja de-AT en", "en de", "de"),
      ("en-FR fr", "fr en", "en"),
      ("fi", "en de", nil), ("", "en", nil), ("en", "", nil), ("und", "en", nil), ("en", "und en", "en"),
    ])
  func wishes(wanted: String, available: String, expected: String?) {
    #expect(match(wanted, in: available) == expected)
  }

  @Test("A match tells the way it was found")
  func steps() throws {
    let available = ["es", "en"].compactMap(LocaleIdentifier.init)
    let wanted = try #require(LocaleIdentifier("es-MX"))
    let found = try #require(LocaleMatcher(available: available).match([wanted]))
    #expect(found.wanted == wanted)
    #expect(found.steps.map(\.description) == ["es-MX", "es-419", "es"])
  }

  @Test("Fallbacks stay in the language and the script")
  func fallbacks() {
    func names(_ text: String) -> [String] { LocaleIdentifier(text)?.fallbacks.map(\.description) ?? [] }
    #expect(names("en-IN") == ["en-IN", "en-001", "en-GB", "en"])
    #expect(names("nn") == ["nn", "nb", "no"])
    #expect(names("no") == ["no", "nb"])
    #expect(names("zh-HK") == ["zh-HK", "zh-Hant-HK", "zh-Hant"])
    #expect(names("hi-Latn") == ["hi-Latn"])
    #expect(names("ht") == ["ht"])
  }
}
