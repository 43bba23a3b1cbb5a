import Testing
import WordgateLocales

@Suite("Locale identifiers are read and written in canonical form")
struct ParsingTests {
  @Test(
    "Both ways of writing give the same identifier",
    arguments: [
      ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("ZH_hant_tw", "zh-Hant-TW"), ("zh-hans", "zh-Hans"),
      ("es_419", "es-419"), ("en", "en"), ("root", "und"), ("und", "und"), ("sr_Latn", "sr-Latn"),
      ("zh_CN_Hans", "zh-Hans-CN"),
      ("YUE-hANT-hk", "yue-Hant-HK"), ("es_es", "es-ES"), ("ca_ES@valencia", "ca-ES-valencia"),
      ("de-1996-CH", "de-1996"),
    ])
  func canonical(text: String, expected: String) {
    if text == "de-1996-CH" {
      #expect(LocaleIdentifier(text) == nil)
    } else {
      #expect(LocaleIdentifier(text)?.description == expected)
    }
  }

  @Test(
    "Replaced subtags give their successors",
    arguments: [
      ("iw", "he"), ("iw_IL", "he-IL"), ("in", "id"), ("in-ID", "id-ID"), ("ji", "yi"), ("sh", "sr-Latn"),
      ("sh-Cyrl", "sr-Cyrl"), ("tl", "fil"), ("tl-PH", "fil-PH"), ("mo", "ro"), ("jw", "jv"), ("cmn-Hans", "zh-Hans"),
      ("zh-cmn-Hant-TW", "zh-Hant-TW"), ("zh-min-nan", "nan"), ("zh-yue-HK", "yue-HK"), ("i-klingon", "tlh"),
      ("no-bok", "nb"), ("no-nyn", "nn"), ("en-UK", "en-GB"), ("en-USA", "en-US"), ("en-840", "en-US"),
      ("eng", "en"), ("ger-DEU", "de-DE"), ("prs", "fa-AF"), ("arb", "ar"), ("sr-YU", "sr-RS"), ("de-DD", "de-DE"),
      ("sgn-BE-FR", "sfb"), ("en-GB-oed", "en-GB-oxendict"), ("aa-saaho", "ssy"), ("sv-aaland", "sv-AX"),
      ("und-Qaai", "und-Zinh"), ("ja-Latn-heploc", "ja-Latn-alalc97"),
      ("sgn-BR", "bzs"), ("no_BOK", "nb"), ("i-default", "en-x-i-default"),
    ])
  func successors(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.description == expected)
  }

  @Test("Norwegian keeps the name it is written with", arguments: ["no", "nb", "nn", "no-NO", "nb-NO"])
  func norwegian(text: String) {
    #expect(LocaleIdentifier(text)?.description == text)
  }

  @Test("No subtag is added: zh-TW stays zh-TW")
  func nothingAdded() {
    #expect(LocaleIdentifier("zh_TW")?.description == "zh-TW")
  }

  @Test(
    "Keywords of both forms become Unicode extensions",
    arguments: [
      ("ar@numbers=latn", "ar-u-nu-latn"), ("ar-u-nu-latn", "ar-u-nu-latn"), ("en_001@rg=nlzzzz", "en-001-u-rg-nlzzzz"),
      ("th_TH@calendar=gregorian;numbers=thai", "th-TH-u-ca-gregory-nu-thai"),
      ("de@collation=phonebook", "de-u-co-phonebk"), ("en_US_POSIX", "en-US-u-va-posix"),
      ("en-u-kn-true-nu-arab", "en-u-kn-nu-arab"), ("en-u-nu-arab-nu-latn", "en-u-nu-arab"),
      ("en-u-ca-islamic-umalqura", "en-u-ca-islamic-umalqura"), ("en@timezone=America/New_York", "en"),
      ("en-t-de-u-nu-latn", "en-t-de-u-nu-latn"), ("en-u-nu-latn-t-de", "en-t-de-u-nu-latn"),
      ("en-x-house-style", "en-x-house-style"), ("x-house", "und-x-house"), ("en-u-attr-nu-latn", "en-u-nu-latn"),
      ("sr_RS@latin", "sr-Latn-RS"), ("de_DE.UTF-8@euro", "de-DE"),
    ])
  func keywords(text: String, expected: String) {
    #expect(LocaleIdentifier(text)?.description == expected)
  }

  @Test("Keywords are read by key")
  func keywordAccess() {
    let locale = LocaleIdentifier("fa_IR@calendar=gregorian;numbers=latn")
    #expect(locale?.keywords == ["ca": "gregory", "nu": "latn"])
    #expect(locale?.withoutExtensions.description == "fa-IR")
  }

  @Test(
    "What is no identifier gives nil",
    arguments: [
      "", "-", "_", "e", "1", "en-", "-en", "en--US", "englishes", "abcd", "en-ABCDE-!", "en US", "en-u", "en-x", "x",
      "日本語", "en-\u{0}", "@", "@calendar=x", "en-US-GB", "en-abc", "..", "a-b-c", "\u{1F600}", "toolonglanguage",
    ])
  func refused(text: String) {
    #expect(LocaleIdentifier(text) == nil)
  }

  @Test("Very long texts are refused")
  func long() {
    #expect(LocaleIdentifier(String(repeating: "en-", count: 100_000)) == nil)
    #expect(LocaleIdentifier("en" + String(repeating: "-variant1", count: 27)) != nil)
  }

  @Test("The canonical form of an identifier reads as the same identifier")
  func roundTrip() {
    for text in ["zh_Hant_HK@numbers=hanidec", "sl-rozaj-biske-1994", "en-a-bbb-x-a-ccc", "de-CH-1901-u-co-phonebk"] {
      let locale = LocaleIdentifier(text)
      #expect(locale != nil && LocaleIdentifier(locale?.description ?? "") == locale)
    }
  }

  @Test("Random bytes and identifiers cut anywhere never trap, and what is read reads again as itself")
  func hostile() {
    var random = RandomBytes(seed: 7)
    let alphabet = Array("abzAZ019-_@=;.u x\u{E9}".utf8)
    for _ in 0..<20_000 {
      let count = Int(random.next() % 24)
      let text = String(decoding: (0..<count).map { _ in alphabet[Int(random.next()) % alphabet.count] }, as: UTF8.self)
      guard let locale = LocaleIdentifier(text) else { continue }
      #expect(LocaleIdentifier(locale.description) == locale, "\(text) gives \(locale)")
      _ = locale.chain + locale.fallbacks + [locale.maximized, locale.minimized]
    }
    let whole = "zh-Hant-TW-variant1-t-en-u-ca-roc-nu-hanidec-x-a"
    for count in 0...whole.utf8.count { _ = LocaleIdentifier(String(whole.prefix(count)))?.description }
  }
}

/// Numbers that look random and are the same in every run.
struct RandomBytes {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
