import Catalogs
import Findings
import Foundation
import StructuredText
import Testing

@Suite struct StringsTableTests {
  private func table(_ files: [String: String], language: String = "en") -> (table: StringsTable, findings: [Finding]) {
    var findings: [Finding] = []
    let documents = files.sorted { $0.key < $1.key }.map { PropertyListDocument(Array($0.value.utf8), file: $0.key) }
    let table = StringsTable(language: language, documents, findings: &findings)
    return (table, findings)
  }

  private func rule(_ key: String, _ inside: String) -> String {
    "<plist><dict><key>\(key)</key><dict>\(inside)</dict></dict></plist>"
  }

  private func variable(_ name: String, _ type: String, _ forms: KeyValuePairs<String, String>) -> String {
    "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
      + forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
  }

  private func format(_ text: String) -> String { "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>" }

  /// The texts of a key after import, by form.
  private func texts(_ stringsdict: String) -> [String] {
    var catalog = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
    let (table, findings) = table(["T.stringsdict": stringsdict])
    #expect(findings.isEmpty)
    let summary = catalog.takeOver(table)
    #expect(summary.findings.isEmpty)
    guard let localization = catalog.entries.first?.localization("en") else { return [] }
    return localization.units.map { "\($0.path): \($0.unit.value)" }
      + localization.substitutions.map { "\($0.name) \($0.argument ?? 0) \($0.specifier ?? "")" }
  }

  @Test func plainTextsBecomeTranslatedEntriesWithTheirComments() {
    var catalog = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
    let source = "/* The title */\ntitle = Title;\n\n/* No comment provided by engineer. */\n\"OK\" = \"OK\";\n"
    let first = catalog.takeOver(table(["en.lproj/T.strings": source]).table)
    let second = catalog.takeOver(
      table(["de.lproj/T.strings": "title = Titel; \"OK\" = \"OK\";"], language: "de").table)
    #expect((first.added, first.written, second.added, second.written) == (2, 2, 0, 2))
    #expect(
      String(decoding: catalog.serialized(), as: UTF8.self) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "OK" : {
              "extractionState" : "migrated",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "OK"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "OK"
                  }
                }
              }
            },
            "title" : {
              "comment" : "The title",
              "extractionState" : "migrated",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Titel"
                  }
                },
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Title"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(catalog.serialized() == catalog.formatted())
  }

  @Test func oneVariableAloneBecomesATextByPluralCategory() {
    let forms: KeyValuePairs = ["one": "%d day", "other": "%d days"]
    #expect(texts(rule("days", format("%#@n@") + variable("n", "d", forms))) == ["one: %d day", "other: %d days"])
    let first: KeyValuePairs = ["one": "%1$d of %2$@", "other": "%1$d of %2$@"]
    #expect(
      texts(rule("k", format("%1$#@n@") + variable("n", "d", first)))
        == ["one: %1$d of %2$@", "other: %1$d of %2$@"])
  }

  @Test func aVariableThatIsNotPrintedKeepsItsNumberAsASubstitution() {
    let forms: KeyValuePairs = ["one": "a day", "other": "days"]
    #expect(
      texts(rule("days", format("%#@n@") + variable("n", "ld", forms)))
        == [": %#@n@", "substitutions.n.one: a day", "substitutions.n.other: days", "n 0 ld"])
    let second: KeyValuePairs = ["one": "%d day", "other": "%d days"]
    #expect(
      texts(rule("days", format("%2$#@n@") + variable("n", "d", second)))
        == [": %#@n@", "substitutions.n.one: %arg day", "substitutions.n.other: %arg days", "n 2 d"])
  }

  @Test func severalVariablesBecomeSubstitutions() {
    let inside =
      format("%1$#@files@ in %2$#@folders@ of %3$@")
      + variable("files", "d", ["one": "%d file", "other": "%1$d files"])
      + variable("folders", "lu", ["one": "one folder", "other": "%lu folders by %@, %05lu"])
    #expect(
      texts(rule("k", inside)) == [
        ": %#@files@ in %#@folders@ of %3$@", "substitutions.files.one: %arg file",
        "substitutions.files.other: %arg files",
        "substitutions.folders.one: one folder", "substitutions.folders.other: %arg folders by %3$@, %4$05lu",
        "files 1 d", "folders 2 lu",
      ])
    let unnumbered =
      format("%@ has %#@files@") + variable("files", "d", ["one": "%d file", "other": "%d files, %d"])
    #expect(
      texts(rule("k", unnumbered)) == [
        ": %@ has %#@files@", "substitutions.files.one: %arg file", "substitutions.files.other: %arg files, %d",
        "files 0 d",
      ])
  }

  @Test func devicesVaryAndTheirFallbackDoesNot() {
    let days = variable("n", "d", ["one": "%d day", "other": "%d days"])
    let inside =
      "<key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>"
      + "<key>mac</key><dict>\(format("%#@n@"))\(days)</dict><key>other</key><dict>\(format("%#@n@"))\(days)</dict></dict>"
    #expect(
      texts(rule("k", inside)) == [
        "iphone: Tap", "mac.one: %d day", "mac.other: %d days", "device.other: %#@n@", "substitutions.n.one: %arg day",
        "substitutions.n.other: %arg days", "n 0 d",
      ])
  }

  /// Import and back: a rule that was taken over compiles to a rule that says the same.
  private func withOnePartName(_ rules: [UInt8]) -> String {
    String(decoding: rules, as: UTF8.self).replacingOccurrences(of: "#@value@", with: "#@n@")
      .replacingOccurrences(of: "<key>value<", with: "<key>n<")
  }

  @Test func whatWasTakenOverCompilesToTheSameRules() {
    let days = variable("n", "d", ["one": "%d day", "other": "%d days"])
    let rules = [
      format("%#@n@") + days, format("%2$#@n@") + days, format("%@: %#@n@!") + days,
      format("%#@n@") + variable("n", "ld", ["one": "a day", "other": "days"]),
      format("%1$#@files@ in %2$#@folders@ of %3$@")
        + variable("files", "d", ["one": "%1$d file", "other": "%1$d files"])
        + variable("folders", "lu", ["one": "one folder", "other": "%2$lu folders by %3$@"]),
      "<key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string><key>mac</key><dict>"
        + "\(format("%#@n@"))\(days)</dict><key>other</key><string>Do</string></dict>",
    ]
    for inside in rules {
      var catalog = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
      let (before, _) = table(["T.stringsdict": rule("k", inside)])
      _ = catalog.takeOver(before)
      let compiled = CatalogCompiler.compile(catalog)
      #expect(compiled.problems.filter { $0.severity == .error }.isEmpty, "\(inside)")
      let list = compiled.files.first { $0.path == "en.lproj/T.stringsdict" }?.list
      let bytes = PropertyListWriter.xml(list ?? .dictionary([]))
      let (after, findings) = table(["T.stringsdict": String(decoding: bytes, as: UTF8.self)])
      #expect(findings.isEmpty)
      var again = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
      _ = again.takeOver(after)
      // A part that stands alone may come back as a plural of the whole text: the same rules, but for the part's name.
      let second = CatalogCompiler.compile(again).files.first { $0.path == "en.lproj/T.stringsdict" }?.list
      #expect(withOnePartName(PropertyListWriter.xml(second ?? .dictionary([]))) == withOnePartName(bytes), "\(inside)")
    }
  }

  @Test(arguments: [
    "<key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>x</string></dict>",
    "<key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict></dict>",
    "<key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict><key>some</key><string>x</string></dict>",
    "<key>NSStringDeviceSpecificRuleType</key><dict><key>pager</key><string>x</string></dict>", "",
  ])
  func whatACatalogCannotHoldIsToldAndLeftOut(_ inside: String) {
    let (table, findings) = table(["T.stringsdict": rule("k", inside)])
    #expect(table.entries.isEmpty)
    #expect(findings.map(\.rule) == ["unusable-strings"])
    #expect(findings.first?.location?.file == "T.stringsdict")
  }

  @Test func theTextThatVariesCountsBeforeThePlainOne() {
    let dictionary = rule("days", format("%#@n@") + variable("n", "d", ["other": "%d days"]))
    let (table, findings) = table(["a.strings": "/* Count */\ndays = \"%d days\"; a = b;", "a.stringsdict": dictionary])
    #expect(table.entries.map(\.key).sorted() == ["a", "days"])
    #expect(table.entries.first { $0.key == "days" }?.comment == "Count")
    #expect(findings.map(\.rule) == ["doubled-strings"])
  }

  @Test func aTextOfTheCatalogIsKeptUnlessItIsToBeReplaced() throws {
    var catalog = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
    try catalog.insert(EntryDraft(key: "a", texts: [.init(language: "en", state: .translated, value: "old")]))
    let before = catalog.serialized()
    let incoming = table(["T.strings": "a = new;"]).table
    let kept = catalog.takeOver(incoming)
    #expect(kept.findings.map(\.rule) == ["differing-strings"])
    #expect(catalog.serialized() == before)
    #expect(catalog.takeOver(incoming, replacing: true).written == 1)
    #expect(catalog.takeOver(incoming).unchanged == 1)
    #expect(catalog["a"]?.localization("en")?.units.first?.unit.value == "new")
  }

  @Test(arguments: [
    ("pt_BR.lproj", "pt-BR"), ("German.lproj", "de"), ("zh-Hans.lproj", "zh-Hans"), ("Base.lproj", nil), ("en", nil),
  ])
  func foldersNameLanguages(_ folder: String, _ tag: String?) {
    #expect(StringsTable.language(ofFolder: folder) == tag)
  }
}
