import Catalogs
import Checks
import Findings
import Testing

/// What looks like a fault and is none.
@Suite struct AllowedTests {
  @Test(arguments: [
    // `one` is only 1: the number may be spelled out.
    ("de", ["one": "Ein Tag", "other": "%lld Tage"]), ("en-GB", ["one": "One day", "other": "%lld days"]),
    ("he", ["one": "יום אחד", "two": "יומיים", "other": "%lld ימים"]),
    (
      "ar",
      ["zero": "لا أيام", "one": "يوم", "two": "يومان", "few": "%lld أيام", "many": "%lld يومًا", "other": "%lld يوم"]
    ),
    // `many` of the Romance languages begins at a million: neither demanded nor forbidden.
    ("fr", ["one": "%lld jour", "other": "%lld jours"]), ("es", ["one": "%lld día", "other": "%lld días"]),
    ("it", ["one": "%lld giorno", "many": "%lld di giorni", "other": "%lld giorni"]),
    ("pt-BR", ["one": "%lld dia", "many": "%lld de dias", "other": "%lld dias"]),
    ("ca", ["one": "%lld dia", "other": "%lld dies"]),
    // `zero` is allowed everywhere: systems choose it for 0.
    ("de", ["zero": "Kein Tag", "one": "%lld Tag", "other": "%lld Tage"]), ("ja", ["zero": "なし", "other": "%lld日"]),
  ])
  func pluralFormsThatAreWhole(_ language: String, _ forms: [String: String]) throws {
    let units = forms.sorted { $0.key < $1.key }.map { KnownFaultTests.unit($0.key, $0.value) }.joined(separator: ", ")
    let source = """
      "en" : { "variations" : { "plural" : { \(KnownFaultTests.unit("one", "%lld day")),
      \(KnownFaultTests.unit("other", "%lld days")) } } }
      """
    let entry =
      "\"%lld days\" : { \"localizations\" : { \(source), \"\(language)\" : { \"variations\" : { \"plural\" : { \(units) } } } } }"
    let found = CheckSuite().run([try catalog(entry)]).filter { $0.severity < .note }
    #expect(found == [])
  }

  @Test func oneWithoutItsNumberIsAFaultWhereItCovers21And31() throws {
    for language in ["ru", "uk", "hr", "lt", "lv", "is"] {
      let entry = KnownFaultTests.plural(
        "%lld days", language, ["one": "день", "few": "%lld b", "many": "%lld c", "other": "%lld d"])
      let found = CheckSuite().run([try catalog(entry)])
      #expect(found.contains { $0.rule == "missing-specifier" && $0.severity == .error }, "\(language)")
    }
  }

  @Test(arguments: [
    "Wi-Fi", "iCloud+", "https://example.com", "km/h", "5 GB", "© 2026 Example Inc.", "A–Z", "support@example.com",
    "Visual Studio Code", "%lld × %lld", "Bluetooth LE", "USB-C", "macOS Sonoma", "IPv6",
  ])
  func namesUnitsAndAddressesNeedNoTranslation(_ key: String) throws {
    let copies = ["de", "fr", "ja", "ru", "ar", "el"].map { KnownFaultTests.unit($0, key) }.joined(separator: ", ")
    let found = CheckSuite().run([try catalog("\"\(key)\" : { \"localizations\" : { \(copies) } }")])
    #expect(found.filter { $0.severity < .note } == [])
  }

  @Test func aWordThatOneLanguageSharesWithTheSourceIsNoCopy() throws {
    let entry = KnownFaultTests.text(
      "Status", "de", "Status",
      ", "
        + [("fr", "État"), ("es", "Estado"), ("it", "Stato"), ("pl", "Stan"), ("ja", "状態"), ("ru", "Статус")]
        .map { KnownFaultTests.unit($0.0, $0.1) }.joined(separator: ", "))
    #expect(CheckSuite().run([try catalog(entry)]).filter { $0.severity < .note } == [])
  }

  @Test func specifiersAreComparedInEveryDeviceAndPart() throws {
    let entry = """
      "%lld photos" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld photos" } },
        "de" : { "variations" : { "device" : {
          "iphone" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%@ Foto" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Fotos" } } } } },
          "mac" : { "stringUnit" : { "state" : "translated", "value" : "Fotos" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld Fotos" } } } } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" }, "substitutions" : { "n" : {
          "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg photo" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "photos" } } } } } } }
      } }
      """
    let found = CheckSuite().run([try catalog(entry)]).filter { $0.severity == .error }
    #expect(found.count { $0.rule == "missing-specifier" && $0.locale == "de" } == 1)
    #expect(found.count { $0.rule == "missing-specifier" && $0.locale == "fr" } == 1)
    #expect(found.count { $0.rule == "specifier-type-changed" && $0.locale == "de" } == 1)
  }
}
