import Catalogs
import Extraction
import Findings
import Paywalls
import Testing
import WordgateLocales
import WordgateMessages
import WordgatePlurals

/// A library of one catalog with the given `strings`.
func library(_ strings: String, table: String = "Localizable", source: String = "en") -> TextLibrary {
  let json = #"{ "sourceLanguage": "\#(source)", "strings": { \#(strings) }, "version": "1.0" }"#
  var findings: [Finding] = []
  let catalog = Catalog(Array(json.utf8), file: "\(table).xcstrings", table: table, findings: &findings)
  return TextLibrary(catalogs: [catalog].compactMap { $0 })
}

func locale(_ tag: String) -> LocaleIdentifier { LocaleIdentifier(tag) ?? .root }

/// A localization of one text, as catalogs write it.
func unit(_ language: String, _ value: String, state: String = "translated") -> String {
  #""\#(language)": { "stringUnit": { "state": "\#(state)", "value": "\#(value)" } }"#
}

@Suite struct TextLibraryTests {
  private let key = TextKey(key: "Buy")

  private func lookup(_ localizations: String, _ tag: String, fields: String = "") -> TextLookup {
    library(
      #""Buy": { \#(fields) "localizations": { \#(localizations) } }, "Else": { "localizations": { \#(unit("fr", "x")) } }"#
    )
    .lookup(key, locale: locale(tag))
  }

  @Test func `a text is found in the language that serves the locale`() {
    #expect(lookup(unit("de", "Kaufen"), "de-CH").found?.content == .message(MessageSource("Kaufen")))
    #expect(lookup(unit("de", "Kaufen"), "de-CH").found?.language == "de")
  }

  @Test func `a text without a form in the source language is its key`() {
    let found = lookup(unit("de", "Kaufen"), "en").found
    #expect(found?.content == .message(MessageSource("Buy")))
    #expect(found?.localization == nil)
  }

  @Test func `no other language stands in for one that lacks a text`() {
    #expect(lookup(unit("de", "Kaufen"), "fr").missing?.reason == .noTranslation)
    #expect(lookup(unit("de", "Kaufen"), "fr").missing?.language == "fr")
    #expect(lookup(unit("de", "Kaufen"), "ja").missing?.reason == .noLanguage)
  }

  @Test func `a script is never crossed`() {
    #expect(lookup(unit("zh-Hans", "购买"), "zh-Hant-TW").missing?.reason == .noLanguage)
    #expect(lookup(unit("zh-Hant", "購買"), "zh-HK").found?.language == "zh-Hant")
  }

  @Test func `texts that are new or empty are missing, with their place`() {
    let new = lookup(unit("de", "Kaufen", state: "new"), "de").missing
    #expect(new?.reason == .notTranslated)
    #expect(new?.location?.file == "Localizable.xcstrings")
    #expect(lookup(unit("de", " "), "de").missing?.reason == .empty)
    #expect(lookup(unit("de", "Kaufen", state: "needs_review"), "de").found != nil)
  }

  @Test func `one empty form makes the whole text missing`() {
    let missing = lookup(
      """
      "de": { "variations": { "plural": { "one": { "stringUnit": { "state": "translated", "value": "" } },
        "other": { "stringUnit": { "state": "translated", "value": "Tage" } } } } }
      """, "de"
    ).missing
    #expect(missing?.reason == .empty)
    #expect(missing?.message.contains("one") == true)
  }

  @Test func `a text that is not to be translated is the same everywhere`() {
    let found = lookup(unit("en", "Pro"), "fr", fields: #""shouldTranslate": false, "#).found
    #expect(found?.content == .message(MessageSource("Pro")))
  }

  @Test func `unknown keys and tables are told apart`() {
    let texts = library(#""Buy": { "localizations": { \#(unit("de", "Kaufen")) } }"#)
    #expect(texts.lookup(TextKey(key: "Sell"), locale: locale("de")).missing?.reason == .noEntry)
    #expect(texts.lookup(TextKey(table: "Other", key: "Buy"), locale: locale("de")).missing?.reason == .noTable)
    #expect(texts.lookup(TextKey(key: "Sell"), locale: locale("en")).found != nil)
  }

  @Test func `plurals, devices and substitutions reach the message engine`() {
    let texts = library(
      """
      "Days": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@days@" },
        "substitutions": { "days": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%arg day" } },
          "other": { "stringUnit": { "state": "translated", "value": "%arg days" } } } } } } } } }
      """)
    let found = texts.lookup(TextKey(key: "Days"), locale: locale("en")).found
    let days = Substitution(
      name: "days", argument: 1, specifier: "lld",
      pattern: .plural([.init(.one, .text("%arg day")), .init(.other, .text("%arg days"))]))
    #expect(found?.content == .message(MessageSource(.text("%#@days@"), substitutions: [days])))
  }

  @Test func `verbatim text is there in the source language alone`() {
    let texts = library(#""Buy": { "localizations": { \#(unit("de", "Kaufen")) } }"#)
    let text = PaywallText(key: "Buy", reach: .verbatim, location: Location(file: "a", line: 1, column: 1), path: "")
    let view = Paywall(id: "a", form: .swiftUI, location: text.location, texts: [text])
    #expect(texts.lookup(text, of: view, locale: locale("en-GB")).found != nil)
    #expect(texts.lookup(text, of: view, locale: locale("de")).missing?.reason == .verbatim)
  }

  @Test func `a localization id is never a text by itself`() {
    let tree = paywall(#"{ "components": [{ "type": "text", "text_lid": "a" }, { "type": "text", "text_lid": "b" }] }"#)
    let texts = library(#""a": { "localizations": { \#(unit("de", "A")) } }"#)
    #expect(texts.lookup(tree.texts[0], of: tree, locale: locale("en")).missing?.reason == .noTranslation)
    #expect(texts.lookup(tree.texts[1], of: tree, locale: locale("en")).missing?.reason == .noEntry)
    #expect(texts.lookup(tree.texts[0], of: tree, locale: locale("de")).found != nil)
  }
}

@Suite struct OwnLocalizationTests {
  private func read(_ localizations: String, component: String = #"{ "type": "text", "text_lid": "a" }"#) -> Paywall {
    paywall(
      """
      { "default_locale": "en_US", "components_localizations": { \(localizations) },
        "components_config": { "base": { "stack": { "type": "stack", "components": [\(component)] } } } }
      """)
  }

  private func lookup(_ paywall: Paywall, _ tag: String) -> TextLookup {
    TextLibrary(catalogs: []).lookup(paywall.texts[0], of: paywall, locale: locale(tag))
  }

  @Test func `underscores and regions of a definition's locales are understood`() {
    let own = read(#""en_US": { "a": "A" }, "de_DE": { "a": "B" }, "zh_Hant": { "a": "C" }"#)
    #expect(lookup(own, "en-IN").found?.language == "en_US")
    #expect(lookup(own, "de-CH").found?.content == .plain("B"))
    #expect(lookup(own, "zh-TW").found?.language == "zh_Hant")
    #expect(lookup(own, "fr").missing?.reason == .noLanguage)
  }

  @Test func `the choice among locales depends on no order`() {
    for order in [
      [#""zh_Hans": { "a": "S" }"#, #""zh_Hant": { "a": "T" }"#],
      [#""zh_Hant": { "a": "T" }"#, #""zh_Hans": { "a": "S" }"#],
    ] {
      let own = read(order.joined(separator: ", "))
      #expect(lookup(own, "zh-Hant-TW").found?.content == .plain("T"))
      #expect(lookup(own, "zh-CN").found?.content == .plain("S"))
    }
  }

  @Test func `a locale that lacks an id does not borrow it`() {
    #expect(lookup(read(#""en_US": { "a": "A" }, "de": {}"#), "de").missing?.reason == .noTranslation)
  }

  @Test func `white space, images for words and null are missing`() {
    #expect(lookup(read(#""en_US": { "a": "" }"#), "en").missing?.reason == .empty)
    #expect(lookup(read(#""en_US": { "a": "A" }, "de": { "a": "  " }"#), "de").missing?.reason == .empty)
    #expect(
      lookup(read(#""en_US": { "a": { "light": { "original": "x.png" } } }"#), "en").missing?.reason == .wrongKind)
    #expect(lookup(read(#""en_US": { "a": null }"#), "en").missing?.reason == .wrongKind)
  }

  @Test func `a space that keeps a line open is a text, and reported`() {
    let own = read(#""en_US": { "a": " " }, "de": { "a": " " }, "fr": { "a": "" }"#)
    #expect(lookup(own, "de").found?.content == .plain(" "))
    #expect(lookup(own, "fr").missing?.reason == .empty)
    #expect(own.rules.contains("blank-text"))
  }

  @Test func `words for an image are missing`() {
    let image = read(#""en_US": { "a": "x" }"#, component: #"{ "type": "image", "override_source_lid": "a" }"#)
    #expect(lookup(image, "en").missing?.reason == .wrongKind)
  }
}
