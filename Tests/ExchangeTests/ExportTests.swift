import Catalogs
import Exchange
import Findings
import StructuredText
import Testing

@Suite struct ExportTests {
  private func read(_ strings: String) throws -> Catalog {
    var findings: [Finding] = []
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}, \"version\": \"1.0\"}"
    return try #require(Catalog(Array(text.utf8), file: "A.xcstrings", findings: &findings))
  }

  private let plural =
    #""d": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld day"}}, "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}}"#

  @Test func theCategoriesOfTheLanguageAreOffered() throws {
    let units = ExchangeSection(try read(plural), language: "ru").units
    #expect(units.map(\.name) == ["d|==|plural.one", "d|==|plural.few", "d|==|plural.many", "d|==|plural.other"])
    #expect(units.map(\.source) == ["%lld day", "%lld days", "%lld days", "%lld days"])
    #expect(units.allSatisfy { $0.target == nil })
    #expect(ExchangeSection(try read(plural), language: "ja").units.map(\.pluralCategory) == ["other"])
  }

  @Test(arguments: [
    (ExchangeSection.Selection.missing, ["b", "n"]), (.changed, ["r"]), (.all, ["b", "n", "r", "t"]),
  ])
  func aSelectionPicksItsTexts(selection: ExchangeSection.Selection, keys: [String]) throws {
    func entry(_ key: String, _ state: String?) -> String {
      guard let state else { return "\"\(key)\": {}" }
      return #""\#(key)": {"localizations": {"de": {"stringUnit": {"state": "\#(state)", "value": "x"}}}}"#
    }
    let strings = [entry("b", nil), entry("n", "new"), entry("r", "needs_review"), entry("t", "translated")]
    var section = ExchangeSection(try read(strings.joined(separator: ",")), language: "de")
    section.select(selection)
    #expect(section.units.map(\.key) == keys)
  }

  @Test func aSourceThatChangedSinceTheExportIsShownWithTheFormerOne() throws {
    func section(_ source: String, _ target: String) throws -> ExchangeSection {
      let strings =
        #""k": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(source)"}}, "de": {"stringUnit": {"state": "translated", "value": "\#(target)"}}}}"#
      return ExchangeSection(try read(strings), language: "de")
    }
    var later = try section("Buy now", "Kaufen")
    later.compare(withEarlier: try section("Buy", "Kaufen"))
    #expect(later.units.map(\.oldSource) == ["Buy"])
    var again = try section("Buy now", "Kaufen")
    again.compare(withEarlier: later)
    #expect(again.units.map(\.oldSource) == ["Buy"])
    var translated = try section("Buy now", "Jetzt kaufen")
    translated.compare(withEarlier: later)
    #expect(translated.units.map(\.oldSource) == [nil])
    later.select(.changed)
    #expect(later.units.count == 1)
  }

  @Test func xliffShowsTheFormerSourceInANoteThatIsReadAgain() throws {
    var section = ExchangeSection(
      try read(#""Buy now": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Kaufen"}}}}"#),
      language: "de"
    ) { _ in UnitContext(lengthBudget: 12) }
    section.units[0].oldSource = "Buy\nit"
    let files = XLIFFFormat().write(ExchangeDocument([section]))
    let text = String(decoding: try #require(files.first).bytes, as: UTF8.self)
    #expect(
      text.contains("<note from=\"wordgate\">At most 12 characters\nThe source text was: Buy\nit</note>"))
    let unit = try #require(XLIFFFormat().read(files).document.sections.first?.units.first)
    #expect(unit.oldSource == "Buy\nit")
    #expect(unit.comment == nil)
  }

  @Test(arguments: ExchangeFormats.all.map(\.name))
  func phrasesOfAppShortcutsAreToldAsLeftOut(name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    let phrases = #"{"stringSet": {"state": "translated", "values": ["Add in ${applicationName}"]}}"#
    let catalog = try read(#""add": {"localizations": {"en": \#(phrases), "de": \#(phrases)}}, "b": {}"#)
    let document = ExchangeDocument([ExchangeSection(catalog, language: "de")])
    #expect(document.sections[0].units.map(\.key) == ["b"])
    #expect(document.losses(in: format).first { $0.loss == .phrases }?.count == 1)
  }

  @Test func whatTheCodeKnowsIsANoteOfItsOwn() throws {
    let section = ExchangeSection(try read("\"k %lld\": {\"comment\": \"c\"}"), language: "de") { _ in
      UnitContext(places: ["A.swift:1:2", "paywall p, body"], lengthBudget: 12, samples: ["days = 7"])
    }
    let text = String(
      decoding: try #require(XLIFFFormat().write(ExchangeDocument([section])).first).bytes, as: UTF8.self)
    #expect(
      text.contains(
        """
                <note>c</note>
                <note from="wordgate">Used in: A.swift:1:2, paywall p, body
        At most 12 characters
        Arguments may be: days = 7</note>
        """))
  }

  @Test func aBundleHoldsContentsTextsSourcesAndNotes() throws {
    let catalog = try read(plural)
    let document = ExchangeDocument(
      [ExchangeSection(catalog, language: "ru")], project: "App",
      sources: [ExchangeFile(path: "A.xcstrings", bytes: catalog.serialized())],
      attachments: [ExchangeFile(path: "screen.png", bytes: [1])])
    let files = XclocFormat().write(document)
    #expect(
      files.map(\.path) == [
        "ru.xcloc/Localized Contents/ru.xliff", "ru.xcloc/Notes/exported.xliff", "ru.xcloc/Notes/ru.txt",
        "ru.xcloc/Notes/screen.png", "ru.xcloc/Source Contents/A.xcstrings", "ru.xcloc/contents.json",
      ])
    #expect(
      String(decoding: files[5].bytes, as: UTF8.self) == """
        {
          "developmentRegion" : "en",
          "project" : "App",
          "targetLocale" : "ru",
          "toolInfo" : {
            "toolBuildNumber" : "0.1.0",
            "toolID" : "wordgate",
            "toolName" : "Wordgate",
            "toolVersion" : "0.1.0"
          },
          "version" : "1.0"
        }
        """)
    let notes = String(decoding: files[2].bytes, as: UTF8.self)
    #expect(notes.contains("  few: 2, 3, 4, 22, 23\n"))
  }

  @Test func aBundleOfAnotherLanguageThanItsTextsIsAnError() throws {
    var files = XclocFormat().write(ExchangeDocument([ExchangeSection(try read(plural), language: "ru")]))
    for index in files.indices where files[index].path.hasSuffix("contents.json") {
      files[index].bytes = Array(
        String(decoding: files[index].bytes, as: UTF8.self).replacing("\"ru\"", with: "\"uk\"").utf8)
    }
    #expect(XclocFormat().read(files).findings.map(\.rule) == ["malformed-xcloc"])
  }

  @Test func textThatXMLCannotHoldIsLeftOutAndSaid() throws {
    let document = ExchangeDocument([ExchangeSection(try read(#""a\u0003": {}, "b": {}"#), language: "de")])
    #expect(document.losses(in: XLIFFFormat()).map(\.count) == [1])
    let reading = XLIFFFormat().read(XLIFFFormat().write(document))
    #expect(reading.document.sections.flatMap { $0.units.map(\.name) } == ["b"])
  }

  @Test(arguments: [
    ("en-x-accented", "Buy %lld <b>now</b> [here](https://x.y) {{ price }} 100%%"),
    ("en-x-expanded", "Buy %1$@"), ("ar-x-rtl", "Buy %#@days@ now"), ("en-x-bounded", "Buy %lld"), ("en-XA", "%arg"),
    ("ar-XB", "a b"),
  ])
  func aPseudolocaleKeepsWhatCodeReads(language: String, text: String) throws {
    let pseudo = try #require(Pseudolocale(language: language)).text(text)
    for fixed in ["%lld", "<b>", "</b>", "](https://x.y)", "{{ price }}", "%%", "%1$@", "%#@days@", "%arg"]
    where text.contains(fixed) {
      #expect(pseudo.contains(fixed))
    }
    #expect(pseudo != text || text == "%arg")
  }

  @Test func namesAreReadAsTheyAreWritten() {
    let forms: [FormPath] = [
      FormPath([.plural("one")]), FormPath([.device("iphone")]), FormPath([.device("ipad"), .plural("few")]),
      FormPath([.substitution("A"), .plural("other")]), FormPath([.substitution("A..B"), .plural("other")]),
      FormPath([.substitution("P|==|N"), .plural("one")]), FormPath([.device("other")]),
    ]
    for form in forms {
      for key in ["", "key", "a|==|b", "é\n"] {
        let readings = UnitName.readings(of: UnitName.spelled(key: key, form: form))
        #expect(readings.contains { $0.key == key && $0.form == form })
      }
    }
    for name in ["key", "a|==|word", "a|==|plural.odd", "|==|", "a|==|substitutions.x", "a|==|plural"] {
      #expect(UnitName.readings(of: name).isEmpty)
    }
  }
}
