import Catalogs
import Checks
import Findings
import Testing

/// Faults of the kinds that real catalogs hold, made anew: each is found by the rule that names it.
@Suite struct KnownFaultTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: String
    let language: String
    let entries: String

    init(_ name: String, _ rule: String, _ language: String, _ entries: String) {
      self.name = name
      self.rule = rule
      self.language = language
      self.entries = entries
    }

    var testDescription: String { name }
  }

  static func text(_ key: String, _ language: String, _ value: String, _ more: String = "") -> String {
    "\"\(key)\" : { \"localizations\" : { \(unit(language, value))\(more) } }"
  }

  static func unit(_ language: String, _ value: String) -> String {
    "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(value)\" } }"
  }

  static func plural(_ key: String, _ language: String, _ forms: KeyValuePairs<String, String>) -> String {
    let forms = forms.map { unit($0.key, $0.value) }.joined(separator: ", ")
    return
      "\"\(key)\" : { \"localizations\" : { \"\(language)\" : { \"variations\" : { \"plural\" : { \(forms) } } } } }"
  }

  static let faults: [Fault] = [
    Fault(
      "1 arguments swapped without positions", "swapped-specifiers", "ja",
      text("Put %lld labels on %@", "ja", "%@にラベルを%lld個付ける")),
    Fault("2 mangled position", "mangled-specifier", "ru", text("Build %@ (%lld)", "ru", "Сборка %1$@ (%$11d)")),
    Fault(
      "3 placeholder of another tool", "mangled-specifier", "ca", text("Remove %@ now?", "ca", "Suprimir {0} ara?")),
    Fault("4 garbled by a machine", "missing-specifier", "ja", text("Time of error: %1$@", "ja", "エラー時刻：{xx0xx｝")),
    Fault("5 space inside a specifier", "mangled-specifier", "vi", text("Sent to %@", "vi", "Đã gửi tới % @")),
    Fault(
      "6 doubled percent sign", "missing-specifier", "es-419",
      text("Erase %@ for good", "es-419", "Borrar %% @ por completo")),
    Fault("7 percent sign alone", "missing-specifier", "ca", text("%@ entries", "ca", "% entrades")),
    Fault("8 number for an object", "specifier-type-changed", "ja", text("Trying again (round %@)", "ja", "再試行（%d回目）")),
    Fault(
      "9 index beyond the arguments", "extra-specifier", "zh-Hant", text("%@ – %lld", "zh-Hant", "%1$@的第%3$lld項")),
    Fault(
      "10 extra argument", "extra-specifier", "de",
      text("Import of %lld items", "de", "Import von %1$lld Objekten aus %2$@")),
    Fault(
      "11 width for a position", "width-for-position", "zh-Hant",
      text("%@, %@ and %lld more", "zh-Hant", "%1$@、%2$@和另外%3lld位")),
    Fault(
      "12 placeholder of a shortcut translated", "named-placeholder-changed", "it",
      text("Send ${text} to a friend", "it", "Invia ${testo} a un amico")),
    Fault("13 placeholder dropped", "named-placeholder-changed", "fr", text("Set ${switch}", "fr", "Régler")),
    Fault(
      "14 plural category missing", "missing-plural-category", "uk",
      plural("%lld posts", "uk", ["one": "%lld допис", "other": "%lld дописів"])),
    Fault(
      "15 category never chosen", "plural-category-never-used", "ko",
      plural("%lld posts", "ko", ["one": "게시물 %lld개", "other": "게시물 %lld개"])),
    Fault("16 empty but translated", "empty-value", "nb", text("Show all", "nb", "")),
    Fault(
      "17 line break inside a link", "lost-link", "ar",
      text("Read the [guide](https://example.com)", "ar", "اقرأ [الدليل]\\n(https://example.com)")),
    Fault(
      "18 asterisks unbalanced", "unbalanced-emphasis", "tr", text("**Note:** this is final", "tr", "**Not: bu kesin")),
    Fault(
      "19 line break escaped twice", "visible-escape", "zh-Hans",
      text("First row\\nSecond row", "zh-Hans", "第一行\\\\n第二行")),
    Fault("20 stray symbol", "stray-symbol", "nb", text("Reason of failure", "nb", "Årsak til feil ↩")),
    Fault("21 invisible characters", "invisible-character", "nl", text("Preview", "nl", "Voor\u{200B}\u{200B}beeld")),
    Fault("21 line separator", "invisible-character", "cs", text("Preview", "cs", "Náhled\u{2028}")),
    Fault(
      "22 unrelated text pasted", "missing-specifier", "pt-BR",
      text("Custom size of the notch – %.0f", "pt-BR", "Descrição")),
    Fault(
      "23 two words lost", "double-space", "pt", text("Switch search on or off", "pt", "Ligar  desligar a busca")),
    Fault(
      "24 whole copy of the source", "language-is-a-copy", "el",
      (0..<12).map { text("Button number \($0) of the mouse", "el", "Button number \($0) of the mouse") }
        .joined(separator: ",\n")),
    Fault("27 stale key kept", "stale-key", "", "\"Old text\" : { \"extractionState\" : \"stale\" }"),
  ]

  @Test(arguments: faults) func aKnownFaultIsFound(_ fault: Fault) throws {
    let found = CheckSuite().run([try catalog(fault.entries)])
    #expect(
      found.contains { $0.rule == fault.rule && ($0.locale ?? "") == fault.language },
      "\(found.map { "\($0.rule) \($0.locale ?? ""): \($0.message)" })")
  }

  @Test func aCommaAfterTheLastEntryIsFound() throws {
    var problems: [Finding] = []
    let text = "{\"sourceLanguage\" : \"en\", \"strings\" : { \"a\" : { }, }, \"version\" : \"1.0\"}"
    _ = Catalog(Array(text.utf8), file: "Fault25.xcstrings", findings: &problems)
    #expect(problems.map(\.rule) == ["trailing-comma"])
  }

  @Test func aKeyThatIsThereTwiceIsFound() throws {
    var problems: [Finding] = []
    let text = "{\"sourceLanguage\" : \"en\", \"strings\" : { \"a\" : { }, \"a\" : { } }, \"version\" : \"1.0\"}"
    _ = Catalog(Array(text.utf8), file: "Fault26.xcstrings", findings: &problems)
    #expect(problems.map(\.rule) == ["duplicate-key"])
  }
}
