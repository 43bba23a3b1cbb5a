import Catalogs
import Exchange
import Findings
import Testing

@Suite struct ImportTests {
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "auto" : {

        },
        "days" : {
          "localizations" : {
            "de" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "ein Tag"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld Tage"
                    }
                  }
                }
              }
            },
            "en" : {
              "variations" : {
                "plural" : {
                  "one" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld day"
                    }
                  },
                  "other" : {
                    "stringUnit" : {
                      "state" : "translated",
                      "value" : "%lld days"
                    }
                  }
                }
              }
            }
          }
        },
        "fixed" : {
          "shouldTranslate" : false
        },
        "greeting" : {
          "comment" : "Shown first",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hallo %@"
              }
            },
            "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Hello %@"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private func read(_ text: String = catalog) throws -> Catalog {
    var findings: [Finding] = []
    return try #require(Catalog(Array(text.utf8), file: "A.xcstrings", findings: &findings))
  }

  private func unit(_ id: String, _ source: String?, _ target: String) -> String {
    "<trans-unit id=\"\(id)\">\(source.map { "<source>\($0)</source>" } ?? "")\(target)</trans-unit>"
  }

  private func file(
    _ units: String, head: String = "<file original=\"A.xcstrings\" source-language=\"en\" target-language=\"de\">"
  ) -> String {
    "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\">\(head)<body>\(units)</body></file></xliff>"
  }

  private func run(_ text: String, _ options: ImportOptions = ImportOptions()) throws -> CatalogImport {
    let reading = XLIFFFormat().read([ExchangeFile(path: "de.xliff", bytes: Array(text.utf8))])
    #expect(reading.findings == [])
    return CatalogImport(reading.document, into: [try read()], options: options) { _ in 0 }
  }

  private func greeting(_ target: String, _ options: ImportOptions = ImportOptions()) throws -> UnitOutcome.Result? {
    try run(file(unit("greeting", "Hello %@", target)), options).outcomes.first?.result
  }

  @Test func aTranslationChangesItsOwnLinesAlone() throws {
    let result = try run(file(unit("greeting", "Hello %@", "<target>Guten Tag, %@</target>")))
    #expect(result.outcomes.map(\.result) == [.applied])
    let wanted = Self.catalog.replacing("Hallo %@", with: "Guten Tag, %@")
    #expect(String(decoding: result.catalogs[0].serialized(), as: UTF8.self) == wanted)
  }

  @Test(arguments: [
    ("<target>Hallo</target>", "broken-placeholders"), ("<target>Hallo %lld</target>", "broken-placeholders"),
    ("<target>Hallo %@ %@</target>", "broken-placeholders"), ("<target>Hallo % @</target>", "broken-placeholders"),
    ("<target>Hallo %1$@ %#@x@</target>", "broken-placeholders"), ("<target/>", "empty-translation"),
    ("<target state=\"new\">Na %@</target>", "not-final"),
    ("<target state=\"needs-review-l10n\">Na %@</target>", "not-final"),
    ("<target state=\"needs-review-translation\">Na %@</target>", "not-final"),
    ("<target state=\"needs-adaptation\">Na %@</target>", "not-final"),
    ("<target>Na <x id=\"9\"/> %@</target>", "unreadable-unit"),
    ("<target state=\"translated\" state-qualifier=\"leveraged-mt\">Na %@</target>", "persons-translation"),
  ])
  func aUnitIsRefusedWithItsReason(target: String, rule: String) throws {
    guard case .refused(let refusal) = try greeting(target) else {
      Issue.record("not refused")
      return
    }
    #expect(refusal.rule == rule)
  }

  @Test(arguments: [
    "<target>Na %@</target>", "<target state=\"final\">Na %@</target>", "<target state=\"signed-off\">Na %@</target>",
    "<target state=\"x-mine\">Na %@</target>", "<target>Na %1$@</target>", "<target>N&#97; %&#64;</target>",
    "<target><![CDATA[Na %@]]></target>", "<target><g id=\"1\">Na</g> %@</target>",
    "<target>Na <ph id=\"1\">%@</ph></target>", "<target>Na <x id=\"1\" equiv-text=\"%@\"/></target>",
    "<target>Na <mrk mtype=\"seg\"><it id=\"2\" pos=\"open\">%@</it></mrk></target>",
  ])
  func aFinishedTranslationIsApplied(target: String) throws {
    #expect(try greeting(target) == .applied)
  }

  @Test func anEmptyElementStandsForWhatTheSourceHasUnderItsName() throws {
    let text = unit("greeting", "Hello <ph id=\"1\">%@</ph>", "<target>Na <x id=\"1\"/></target>")
    let result = try run(file(text))
    #expect(result.outcomes.map(\.result) == [.applied])
    #expect(result.catalogs[0]["greeting"]?.localization("de")?.units.first?.unit.value == "Na %@")
  }

  @Test func unfinishedTranslationsAreTakenOnRequest() throws {
    let result = try run(
      file(unit("greeting", "Hello %@", "<target state=\"new\">Na %@</target>")), ImportOptions(acceptsUnfinished: true)
    )
    #expect(result.outcomes.map(\.result) == [.applied])
    #expect(result.catalogs[0]["greeting"]?.localization("de")?.units.first?.unit.state == .needsReview)
  }

  @Test func whatIsThereAlreadyIsUnchanged() throws {
    for target in ["", "<target>Hallo %@</target>", "<target state=\"translated\">Hallo %@</target>"] {
      #expect(try greeting(target) == .unchanged)
    }
  }

  @Test func aChangedSourceIsTold() throws {
    let result = try run(file(unit("greeting", "Hi %@", "<target>Na %@</target>")))
    #expect(result.outcomes.map(\.result) == [.refused(.sourceChanged(now: "Hello %@"))])
  }

  @Test func unknownAndFixedKeysAreRefused() throws {
    let units = unit("nobody", "x", "<target>y</target>") + unit("fixed", "fixed", "<target>fest</target>")
    let result = try run(file(units))
    #expect(result.outcomes.map { $0.refusal?.rule } == ["unknown-key", "not-translatable"])
    #expect(!result.catalogs[0].isEdited)
  }

  @Test func theSecondOfTwoTranslationsIsADuplicate() throws {
    let one = unit("greeting", "Hello %@", "<target>Na %@</target>")
    let other = unit("greeting", "Hello %@", "<target>Servus %@</target>")
    #expect(try run(file(one + one)).outcomes.map(\.result) == [.applied, .unchanged])
    let result = try run(file(one + other))
    #expect(result.outcomes.map(\.result) == [.applied, .refused(.duplicate)])
    #expect(result.catalogs[0]["greeting"]?.localization("de")?.units.first?.unit.value == "Na %@")
  }

  @Test func aPluralFormOfOneNumberMayLeaveItOut() throws {
    let one = unit("days|==|plural.one", "%lld day", "<target>einen Tag</target>")
    let other = unit("days|==|plural.other", "%lld days", "<target>viele Tage</target>")
    let result = try run(file(other + one))
    #expect(result.outcomes.map { $0.refusal?.rule } == ["broken-placeholders", nil])
    #expect(result.outcomes.map(\.form.description) == ["other", "one"])
  }

  @Test func formsOfALanguageThatIsNotThereAreAdded() throws {
    let head = "<file original=\"A.xcstrings\" source-language=\"en\" target-language=\"pl\">"
    let units = ["one", "few", "many", "other"].map { form in
      unit("days|==|plural.\(form)", form == "one" ? "%lld day" : "%lld days", "<target>%lld \(form)</target>")
    }
    let result = try run(file(units.joined() + unit("auto", "auto", "<target>sam</target>"), head: head))
    #expect(result.outcomes.allSatisfy { $0.result == .applied })
    let forms = result.catalogs[0]["days"]?.localization("pl")?.units.map(\.path.description)
    #expect(forms == ["few", "many", "one", "other"])
    #expect(result.catalogs[0]["auto"]?.localization("pl")?.units.first?.unit.value == "sam")
  }

  @Test func aTranslationNewerThanTheExportStays() throws {
    let catalog = try read()
    let document = ExchangeDocument([ExchangeSection(catalog, language: "de")])
    var files = XclocFormat().write(document)
    for index in files.indices where files[index].path.hasPrefix("de.xcloc/Localized") {
      let text = String(decoding: files[index].bytes, as: UTF8.self)
      files[index].bytes = Array(text.replacing("Hallo %@", with: "Na %@").utf8)
    }
    var newer = catalog
    try newer.setValue("Moin %@", state: .translated, key: "greeting", language: "de")
    let reading = XclocFormat().read(files)
    let stale = CatalogImport(reading.document, into: [newer]) { _ in 0 }
    #expect(stale.outcomes.compactMap(\.refusal) == [.newerTranslation("Moin %@")])
    let fresh = CatalogImport(reading.document, into: [catalog]) { _ in 0 }
    #expect(fresh.count(of: "applied") == 1 && fresh.count(of: "refused") == 0)
  }

  // MARK: Files of other programs

  @Test(arguments: ["\u{FEFF}<?xml version='1.0'?>\r\n", "<!-- by hand -->\n\t", ""])
  func editedFilesAreRead(lead: String) throws {
    #expect(try run(Self.prefixed(lead)).outcomes.map(\.result) == [.applied])
  }

  private static func prefixed(_ lead: String) -> String {
    let end = lead.contains("\r") ? "\r\n" : "\n"
    return [
      lead + "<x:xliff version='1.2' xmlns:x='urn:oasis:names:tc:xliff:document:1.2'>",
      "<x:file datatype='plaintext' target-language='de' source-language='en'><x:body><x:group>",
      "<x:trans-unit  id='greeting' ><x:note>n</x:note><x:source>Hello %@</x:source>",
      "<x:alt-trans><x:target>Falsch</x:target></x:alt-trans>", "<x:target>Na %@</x:target></x:trans-unit>",
      "</x:group></x:body></x:file></x:xliff>",
    ].joined(separator: end)
  }

  @Test(arguments: [
    ("<!DOCTYPE xliff [<!ENTITY a 'b'>]><xliff/>", "document-type"),
    (
      "<xliff version='1.2'><file original='A' source-language='en' target-language='de'><body>&a;</body></file></xliff>",
      "unknown-entity"
    ),
    ("<xliff version='2.0'/>", "malformed-xliff"), ("<html/>", "malformed-xliff"),
    ("<xliff version='1.2'><file original='A' source-language='en'/></xliff>", "missing-language"),
    ("<xliff version='1.2'>", "truncated-file"),
  ])
  func filesThatCannotBeTrustedAreErrors(text: String, rule: String) {
    let reading = XLIFFFormat().read([ExchangeFile(path: "a.xliff", bytes: Array(text.utf8))])
    #expect(!reading.isSound)
    #expect(reading.findings.first?.rule == rule)
  }

  @Test(arguments: ["strings", "i18next"])
  func aSourceThatChangedIsSeenByTheSourceTextsBesideTheTranslations(name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    let catalog = try read()
    let files = format.write(ExchangeDocument([ExchangeSection(catalog, language: "de")]))
    let edited = files.map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return ExchangeFile(path: file.path, bytes: Array(text.replacing("Hallo", with: "Servus").utf8))
    }
    let reading = format.read(edited)
    let fine = CatalogImport(reading.document, into: [catalog]) { _ in 0 }
    #expect(fine.count(of: "applied") == 1)
    #expect(fine.count(of: "refused") == 0)
    let changed = try read(Self.catalog.replacing("Hello %@", with: "Welcome %@"))
    let late = CatalogImport(reading.document, into: [changed]) { _ in 0 }
    #expect(late.outcomes.contains { $0.result == .refused(.sourceChanged(now: "Welcome %@")) })
    #expect(late.count(of: "applied") == 0)
  }

  @Test func aMarkedKeyTellsThatTheNameWithoutTheMarkIsAForm() throws {
    let catalog = try read(
      #"""
      {"sourceLanguage": "en", "strings": {"a": {}, "a|==|plural.one": {}}, "version": "1.0"}
      """#)
    let units = unit("a|==|plural.one", "a", "<target>eins</target>")
    func imported(_ units: String) -> CatalogImport {
      let files = [ExchangeFile(path: "de.xliff", bytes: Array(file(units).utf8))]
      return CatalogImport(XLIFFFormat().read(files).document, into: [catalog]) { _ in 0 }
    }
    let alone = imported(units)
    #expect(alone.outcomes.map(\.key) == ["a|==|plural.one"])
    let both = imported(units + unit("a|==|plural.one|==|", "a|==|plural.one", "<target>wörtlich</target>"))
    #expect(both.outcomes.map(\.key) == ["a", "a|==|plural.one"])
    #expect(both.count(of: "applied") == 2)
  }

  @Test func aFormBesideOthersOfItsTextIsNoKeyThatIsSpelledLikeIt() throws {
    let catalog = try read(
      #"""
      {"sourceLanguage": "en", "strings": {"a": {}, "a|==|plural.one": {"shouldTranslate": false}}, "version": "1.0"}
      """#)
    func imported(_ units: String, into catalog: Catalog) -> CatalogImport {
      let files = [ExchangeFile(path: "de.xliff", bytes: Array(file(units).utf8))]
      return CatalogImport(XLIFFFormat().read(files).document, into: [catalog]) { _ in 0 }
    }
    let one = unit("a|==|plural.one", "a", "<target>eins</target>")
    let other = unit("a|==|plural.other", "a", "<target>viele</target>")
    let alone = imported(one, into: catalog)
    #expect(alone.outcomes.map(\.key) == ["a|==|plural.one"])
    #expect(alone.outcomes.map(\.result) == [.refused(.notTranslatable)])
    let both = imported(one + other, into: catalog)
    #expect(both.outcomes.map(\.key) == ["a", "a"])
    #expect(both.count(of: "applied") == 2)
    // Where the other name is a key of its own as well, neither shows anything of the other.
    let keys = try read(
      #"""
      {"sourceLanguage": "en", "strings": {"a": {}, "a|==|plural.one": {}, "a|==|plural.other": {}}, "version": "1.0"}
      """#)
    let literal = unit("a|==|plural.one", "a|==|plural.one", "<target>eins</target>")
    let literals = imported(literal + unit("a|==|plural.other", "a|==|plural.other", "<target>viele</target>"), into: keys)
    #expect(literals.outcomes.map(\.key) == ["a|==|plural.one", "a|==|plural.other"])
    #expect(literals.count(of: "applied") == 2)
  }

  @Test func textsOfTheSourceLanguageAreToldOfTheCatalogByItsPath() throws {
    let catalog = try read(#"{"sourceLanguage": "en", "strings": {"a": {}}, "version": "1.0"}"#)
    let strings = [("en", "a"), ("de", "A")].map { language, text in
      ExchangeFile(path: "\(language).lproj/Localizable.strings", bytes: Array("\"a\" = \"\(text)\";\n".utf8))
    }
    let result = CatalogImport(StringsFormat().read(strings).document, into: [catalog]) { _ in 0 }
    #expect(result.outcomes.map(\.result).contains(.ignored(.sourceTexts)))
    #expect(Set(result.outcomes.map(\.catalog)) == [catalog.file])
  }
}
