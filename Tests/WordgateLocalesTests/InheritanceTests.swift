import Testing
import WordgateLocales

@Suite("Locales know what they mean in full and what they inherit from")
struct InheritanceTests {
  @Test(
    "Likely subtags are added",
    arguments: [
      ("en", "en-Latn-US"), ("zh", "zh-Hans-CN"), ("zh-TW", "zh-Hant-TW"), ("zh-HK", "zh-Hant-HK"),
      ("zh-MO", "zh-Hant-MO"), ("zh-SG", "zh-Hans-SG"), ("zh-MY", "zh-Hans-MY"), ("zh-Hant", "zh-Hant-TW"),
      ("sr", "sr-Cyrl-RS"), ("sr-ME", "sr-Latn-ME"), ("pt", "pt-Latn-BR"), ("pt-PT", "pt-Latn-PT"),
      ("pa-PK", "pa-Aran-PK"), ("uz-AF", "uz-Arab-AF"), ("he", "he-Hebr-IL"), ("und", "en-Latn-US"),
      ("und-TW", "zh-Hant-TW"), ("und-Cyrl", "ru-Cyrl-RU"), ("en-Shaw", "en-Shaw-GB"), ("zzz", "zzz"),
      ("ar-u-nu-latn", "ar-Arab-EG-u-nu-latn"),
    ])
  func maximized(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.maximized.description == expected)
  }

  @Test(
    "Likely subtags are removed",
    arguments: [
      ("en-Latn-US", "en"), ("zh-Hant-TW", "zh-TW"), ("zh-Hans-CN", "zh"), ("sr-Latn-RS", "sr-Latn"),
      ("pt-Latn-PT", "pt-PT"), ("zh-Hant", "zh-TW"), ("zzz-Latn", "zzz-Latn"),
    ])
  func minimized(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.minimized.description == expected)
  }

  @Test(
    "The chain of parents follows CLDR",
    arguments: [
      ("es-MX", "es-MX es-419 es"), ("pt-AO", "pt-AO pt-PT pt"), ("en-IN", "en-IN en-001 en"),
      ("en-DE", "en-DE en-150 en-001 en"), ("nb-NO", "nb-NO nb no"), ("nn", "nn no"), ("zh-Hant", "zh-Hant"),
      ("zh-Hant-MO", "zh-Hant-MO zh-Hant-HK zh-Hant"), ("zh-MO", "zh-MO zh-Hant-MO zh-Hant-HK zh-Hant"),
      ("zh-TW", "zh-TW zh-Hant-TW zh-Hant"), ("zh-CN", "zh-CN zh"), ("zh-Hans-SG", "zh-Hans-SG zh-Hans zh"),
      ("sr-Latn-RS", "sr-Latn-RS sr-Latn"), ("sr-ME", "sr-ME sr-Latn-ME sr-Latn"), ("fr-Arab", "fr-Arab"),
      ("de-CH-1996", "de-CH-1996 de-CH de"), ("ar-EG-u-nu-latn", "ar-EG-u-nu-latn ar"), ("und", ""),
      ("pa-PK", "pa-PK pa-Aran-PK pa-Aran pa-Arab"), ("ur-PK", "ur-PK ur"),
    ])
  func chain(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.chain.map(\.description).joined(separator: " ") == expected)
  }

  @Test("The root alone has no parent")
  func root() {
    #expect(LocaleIdentifier.root.parent == nil)
    #expect(LocaleIdentifier("en")?.parent == .root)
  }

  @Test(
    "Direction follows the script that is written or meant",
    arguments: [
      ("ar", true), ("he", true), ("iw", true), ("fa-IR", true), ("ur", true), ("pa-PK", true), ("pa", false),
      ("uz-Arab", true), ("uz", false), ("en", false), ("ja", false), ("ar-Latn", false), ("yi", true), ("und", false),
      ("ckb", true), ("dv", true),
    ])
  func direction(text: String, isRightToLeft: Bool) {
    #expect(LocaleIdentifier(text)?.isRightToLeft == isRightToLeft)
  }

  @Test("Identifiers sort by their canonical form")
  func order() {
    let sorted = ["zh", "en", "en-GB", "de"].compactMap(LocaleIdentifier.init).sorted()
    #expect(sorted.map(\.description) == ["de", "en", "en-GB", "zh"])
  }
}
