import Catalogs
import Exchange
import Findings
import Testing

/// What single formats write, and what they read of files that people and other programs made.
@Suite struct FormatFileTests {
  @Test func poHasHeaderContextPluralsAndFuzzy() throws {
    let files = try Exporting.files(POFormat())
    #expect(files.keys.sorted() == ["App/Main/Main.pot", "App/Main/de.po"])
    let text = try #require(files["App/Main/de.po"])
    #expect(text.contains("\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n"))
    #expect(
      text.contains(
        """
        #. How long
        #. msgstr[0] is one: 1
        #. msgstr[1] is other: 0, 2, 3, 4, 5
        msgctxt "%lld days"
        msgid "%lld day"
        msgid_plural "%lld days"
        msgstr[0] "%lld Tag"
        msgstr[1] "%lld Tage"

        """))
    #expect(text.contains("#, fuzzy\nmsgctxt \"=Sum\"\nmsgid \"=Sum\"\nmsgstr \"-Summe\"\n"))
    #expect(text.contains("msgstr \"  Es ist's {1} \\\"#\\\" & <b>\\n\"\n"))
    let slavic = POFormat().write(ExchangeDocument([ExchangeSection(try Exporting.catalog(), language: "uk")]))
    let template = slavic.last.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    #expect(template.contains("msgid_plural \"%lld days\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n\nmsgctxt \"=Sum\""))
    #expect(!template.contains("fuzzy"))
  }

  @Test func poOfAnotherProgramIsRead() {
    let text =
      "# Team\r\nmsgid \"\"\r\nmsgstr \"\"\r\n\"Language: pt_BR\\n\"\r\n\"Content-Type: text/plain; charset=UTF-8\\n\"\r\n"
      + "\r\n#~ msgid \"gone\"\r\n#~ msgstr \"ido\"\r\n#, c-format, fuzzy\r\n#| msgid \"Old\"\r\nmsgid \"New\"\r\nmsgstr \"\"\r\n\"No\"\r\n\"vo\\t\\\"x\\\"\"\r\n"
    let reading = POFormat().read([ExchangeFile(path: "Main/pt_BR.po", bytes: Array(text.utf8))])
    #expect(reading.findings.isEmpty)
    let section = reading.document.sections.first
    #expect(section?.targetLanguage == "pt-BR")
    #expect(section?.catalog == CatalogName(table: "Main"))
    #expect(section?.units.map(\.name) == ["New"])
    #expect(section?.units.first?.target == "Novo\t\"x\"")
    #expect(section?.units.first?.state == .needsReview)
    #expect(section?.units.first?.oldSource == "Old")
    #expect(section?.units.first?.location?.line == 11)
  }

  @Test func cellsThatWouldBeComputedAreKeptAsText() throws {
    for format in [TableFormat(.comma), TableFormat(.tab)] {
      let files = try Exporting.files(format)
      let text = try #require(files["App/Main.\(format.name)"])
      #expect(text.contains("'=Sum"))
      #expect(text.contains("'-Summe"))
      #expect(text.hasPrefix("\u{FEFF}Key"))
      let targets = Exporting.targets(files, format)
      #expect(targets["=Sum"] == "-Summe")
      #expect(targets["It's {1} \"#\" & <b>"] == "  Es ist's {1} \"#\" & <b>\n")
      #expect(targets["%lld days|==|plural.one"] == "%lld Tag")
    }
  }

  @Test(arguments: ["=1+1", "'=1", "''@x", "'x", "'", "-", "\t=", "+49", "@me", "plain", "\r"])
  func anyCellComesBack(_ text: String) throws {
    var catalog = try Exporting.catalog()
    try catalog.insert(
      EntryDraft(key: text + "!", texts: [.init(language: "de", state: .translated, value: text)]))
    let document = ExchangeDocument([ExchangeSection(catalog, language: "de")])
    for format in [TableFormat(.comma), TableFormat(.tab)] {
      let units = format.read(format.write(document)).document.sections.first?.units ?? []
      #expect(units.first { $0.key == text + "!" }?.target == text)
    }
  }

  @Test func aTableSavedByASpreadsheetIsRead() {
    let text = "Key;Form;en;de\r\nok;;OK;\"Gut; \"\"ja\"\"\"\r\n%lld d;one;%lld day;%lld Tag\r\n;;;\r\n"
    let units = TableFormat(.comma).read([ExchangeFile(path: "Main.csv", bytes: Array(text.utf8))]).document.sections
    #expect(units.first?.targetLanguage == "de")
    #expect(units.first?.units.map { $0.target ?? "" } == ["Gut; \"ja\"", "%lld Tag"])
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in "Key\ten\tde\nok\tOK\tGrüße\n".utf16 { wide += [UInt8(unit & 255), UInt8(unit >> 8)] }
    let other = TableFormat(.tab).read([ExchangeFile(path: "Main.tsv", bytes: wide)]).document.sections
    #expect(other.first?.units.first?.target == "Grüße")
  }

  @Test func aTableWithoutItsColumnsIsRefused() {
    for text in ["", "Name,de\nx,y\n", "Key,Form\nok,\n", "Key,en,de\n\"ok,OK,gut\n"] {
      let reading = TableFormat(.comma).read([ExchangeFile(path: "Main.csv", bytes: Array(text.utf8))])
      #expect(!reading.isSound, "\(text)")
    }
  }

  @Test func oldTablesStandInTheFolderOfTheirLanguage() throws {
    let files = try Exporting.files(StringsFormat())
    #expect(
      files.keys.sorted() == [
        "App/de.lproj/Main.strings", "App/de.lproj/Main.stringsdict", "App/en.lproj/Main.strings",
        "App/en.lproj/Main.stringsdict",
      ])
    #expect(files["App/de.lproj/Main.strings"]?.contains("\"from\" = \"Für %2$@ von %1$@\";\n") == true)
    #expect(files["App/de.lproj/Main.stringsdict"]?.contains("<string>%#@value@</string>") == true)
    #expect(files["App/de.lproj/Main.stringsdict"]?.contains("<key>one</key>\n\t\t\t<string>%lld Tag</string>") == true)
    #expect(Exporting.targets(files, StringsFormat())["%lld days|==|plural.other"] == "%lld Tage")
  }

  @Test func androidEscapesAndNumbersArguments() throws {
    let files = try Exporting.files(AndroidFormat())
    #expect(files.keys.sorted() == ["App/Main/values-de/strings.xml", "App/Main/values/strings.xml"])
    let text = try #require(files["App/Main/values-de/strings.xml"])
    #expect(
      text.contains(
        "<string name=\"from\">Für <xliff:g id=\"2$@\">%2$s</xliff:g> von <xliff:g id=\"1$@\">%1$s</xliff:g></string>"))
    #expect(text.contains("<item quantity=\"one\"><xliff:g id=\"lld\">%1$d</xliff:g> Tag</item>"))
    #expect(text.contains(">\"  Es ist\\'s {1} \\\"#\\\" &amp; &lt;b&gt;\\n\"</string>"))
    #expect(text.contains("<string name=\"sum\" tools:key=\"=Sum\">-Summe</string>"))
  }

  @Test func androidWithoutMarksAroundArgumentsIsRead() throws {
    var files = try Exporting.files(AndroidFormat())
    files["App/Main/values-de/strings.xml"] = """
      <resources>
        <string name="from">
          Von %1$s   für\\u0020%2$s, \\"ja\\"
        </string>
        <plurals name="lld_days"><item quantity="other"><b>%1$d</b> "  Tage"</item></plurals>
      </resources>
      """
    let targets = Exporting.targets(files, AndroidFormat())
    #expect(targets["from"] == "Von %1$@ für %2$@, \"ja\"")
    #expect(targets["%lld days|==|plural.other"] == "%lld   Tage")
  }

  @Test(arguments: [
    ("de", "values-de"), ("pt-BR", "values-pt-rBR"), ("zh-Hans", "values-b+zh+Hans"), ("es-419", "values-b+es+419"),
  ])
  func androidNamesLanguagesInItsWay(_ tag: String, _ folder: String) throws {
    let document = ExchangeDocument([ExchangeSection(try Exporting.catalog(), language: tag)])
    let files = AndroidFormat().write(document)
    #expect(files.last?.path == "App/Main/\(folder)/strings.xml")
    #expect(AndroidFormat().read(files).document.sections.first?.targetLanguage == tag)
  }

  @Test func arbHasMessagesOfICU() throws {
    let files = try Exporting.files(ARBFormat())
    #expect(files.keys.sorted() == ["App/Main_de.arb", "App/Main_en.arb"])
    let text = try #require(files["App/Main_de.arb"])
    #expect(text.contains("{arg1, plural, one{{arg1} Tag} other{{arg1} Tage}}"))
    #expect(text.contains("\"  Es ist''s '{'1'}' \\\"#\\\" & <b>\\n\""))
    #expect(text.contains("\"from\": \"Für {arg2} von {arg1}\""))
    #expect(text.contains("\"@@locale\": \"de\""))
  }

  @Test func arbOfAnotherProgramIsRead() throws {
    var files = try Exporting.files(ARBFormat())
    files["App/Main_de.arb"] = """
      {"@@locale": "de", "@@x-catalog": "App/Main.xcstrings", "@@x-source": "en",
       "from": "Von {arg1} für {arg2} '{x}' it's", "lld_days": "{arg1,plural, =1{ein Tag}other {# Tage}}",
       "odd": "{a, select, b{c} other{d}}"}
      """
    let targets = Exporting.targets(files, ARBFormat())
    #expect(targets["from"] == "Von %1$@ für %2$@ {x} it's")
    #expect(targets["%lld days|==|plural.one"] == "ein Tag")
    #expect(targets["%lld days|==|plural.other"] == "%lld Tage")
    #expect(targets["odd"] == nil)
  }

  @Test func i18nextHasPluralsAsEndingsOfKeys() throws {
    let files = try Exporting.files(I18nextFormat())
    #expect(files.keys.sorted() == ["App/de/Main.json", "App/en/Main.json"])
    let text = try #require(files["App/de/Main.json"])
    #expect(text.contains("\"%lld days_one\": \"{{count, lld}} Tag\""))
    #expect(text.contains("\"from\": \"Für {{arg2, 2$@}} von {{arg1, 1$@}}\""))
    #expect(Exporting.targets(files, I18nextFormat())["from"] == "Für %2$@ von %1$@")
  }

  @Test(arguments: ["a_one", "a_one_", "a_other__", "_one", "one", "a_", "a_ones"])
  func aKeyThatEndsLikeAPluralFormComesBack(_ key: String) throws {
    var catalog = try Exporting.catalog()
    try catalog.insert(EntryDraft(key: key, texts: [.init(language: "de", state: .translated, value: "x")]))
    let format = I18nextFormat()
    let reading = format.read(format.write(ExchangeDocument([ExchangeSection(catalog, language: "de")])))
    let units = reading.document.sections.filter { $0.targetLanguage == "de" }.flatMap(\.units)
    #expect(units.contains { $0.key == key && $0.form.steps.isEmpty && $0.target == "x" })
  }

  @Test(arguments: ["po", "strings", "csv", "tsv", "android", "arb", "i18next", "xliff2"])
  func noOtherFormatTakesTheFile(_ name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    for (path, text) in try Exporting.files(format) {
      let file = ExchangeFile(path: path, bytes: Array(text.utf8))
      #expect(ExchangeFormats.all.filter { $0.recognizes(file) }.map(\.name) == [name], "\(path)")
    }
  }

  @Test(arguments: ["strings", "i18next"])
  func filesThatWereMovedNameTheirTableAlone(_ name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    let moved = try Exporting.files(format).map { ExchangeFile(path: "out/" + $0.key, bytes: Array($0.value.utf8)) }
    #expect(format.read(moved).document.sections.allSatisfy { $0.catalog == CatalogName(table: "Main") })
  }

  @Test(arguments: ExchangeFormats.all.map(\.name))
  func aFormThatTheLanguageDoesNotNeedComesBack(_ name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    var catalog = try Exporting.catalog()
    try catalog.setValue(
      "kein Tag", state: .translated, key: "%lld days", language: "de", form: FormPath([.plural("zero")]))
    var document = ExchangeDocument([ExchangeSection(catalog, language: "de")])
    document.sources = [ExchangeFile(path: catalog.file, bytes: catalog.serialized())]
    let units = format.read(format.write(document)).document.sections.filter { $0.targetLanguage == "de" }
    #expect(units.flatMap(\.units).first { $0.name == "%lld days|==|plural.zero" }?.target == "kein Tag")
  }

  @Test func xliff2PutsTheFormsOfAKeyIntoAGroup() throws {
    let files = try Exporting.files(XLIFF2Format())
    let text = try #require(files["de.xlf"])
    #expect(
      text.hasPrefix(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de">
          <file id="f1" original="App/Main.xcstrings" xml:space="preserve">
            <group id="g1" name="%lld days">
              <unit id="u1" name="%lld days|==|plural.one">
                <notes>
                  <note category="comment">How long</note>
                  <note category="numbers">one: 1</note>
                </notes>
                <segment state="translated">
                  <source>%lld day</source>
                  <target>%lld Tag</target>
                </segment>
              </unit>

        """))
    #expect(text.contains("<segment state=\"translated\" subState=\"wordgate:needs-review\">"))
  }

  @Test func xliff2WithInlineElementsAndSegmentsIsRead() {
    let text = """
      <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de">
        <x:file id="1" original="Main.xcstrings"><x:unit id="7" name="from">
          <x:originalData><x:data id="d1">%1$@</x:data></x:originalData>
          <x:segment state="final"><x:source>From <x:ph id="1" dataRef="d1"/></x:source>
            <x:target>Von <x:ph id="1" dataRef="d1"/><x:mrk id="m" type="term">!</x:mrk></x:target></x:segment>
          <x:ignorable><x:source> </x:source></x:ignorable>
          <x:segment state="reviewed"><x:source>now</x:source><x:target>jetzt<x:cp hex="0007"/></x:target></x:segment>
        </x:unit><x:unit id="8"><x:segment><x:source>a<x:ph id="2"/></x:source><x:target>b<x:ph id="2"/></x:target>
        </x:segment></x:unit></x:file>
      </x:xliff>
      """
    let reading = XLIFF2Format().read([ExchangeFile(path: "de.xlf", bytes: Array(text.utf8))])
    #expect(reading.findings.isEmpty)
    let units = reading.document.sections.first?.units ?? []
    #expect(units.map(\.name) == ["from", "8"])
    #expect(units.first?.target == "Von %1$@! jetzt\u{7}")
    #expect(units.first?.source == "From %1$@ now")
    #expect(units.first?.state == .translated)
    #expect(units.last?.flaw?.contains("'ph'") == true)
  }
}
