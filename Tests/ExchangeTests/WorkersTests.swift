import Catalogs
import Exchange
import Findings
import Testing

/// What several workers make is what one makes.
@Suite struct WorkersTests {
  /// Workers that do their pieces from the last to the first.
  private let apart = Workers(count: 7) { count, work in for number in (0..<count).reversed() { work(number) } }

  /// A catalog large enough that its work is cut into pieces.
  private func catalog() throws -> Catalog {
    var catalog = Catalog(table: "A", file: "A.xcstrings", sourceLanguage: "en")
    for number in 0..<150 {
      let texts = ["ar", "de", "fr", "ja", "uk"].map { language in
        EntryDraft.Text(language: language, state: .translated, value: "\(language) \"\(number)\" & %lld\n")
      }
      try catalog.insert(EntryDraft(key: "%lld \(number)", comment: "c", texts: texts))
    }
    return catalog
  }

  @Test func exportsAreTheSame() throws {
    let catalog = try catalog()
    let languages = ["uk", "ar", "ja", "de", "fr", "nl"]
    let one = ExchangeSection.sections(of: catalog, languages: languages)
    let many = ExchangeSection.sections(of: catalog, languages: languages, workers: apart)
    #expect(many.map(\.targetLanguage) == languages)
    let files = XLIFFFormat().write(ExchangeDocument(many), workers: apart)
    #expect(files.map(\.bytes) == XLIFFFormat().write(ExchangeDocument(one)).map(\.bytes))
    for (section, language) in zip(one, languages) {
      let alone = ExchangeSection(catalog, language: language)
      #expect(alone.units.map(\.target) == section.units.map(\.target))
    }
  }

  @Test func importsAreTheSame() throws {
    let catalog = try catalog()
    let sections = ExchangeSection.sections(of: catalog, languages: ["ar", "de", "fr", "ja", "uk"])
    let files = XLIFFFormat().write(ExchangeDocument(sections)).map { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return ExchangeFile(path: file.path, bytes: Array(text.replacing("</target>", with: "!</target>").utf8))
    }
    let one = CatalogImport(XLIFFFormat().read(files).document, into: [catalog]) { _ in 0 }
    let many = CatalogImport(XLIFFFormat().read(files, workers: apart).document, into: [catalog], workers: apart) { _ in 0 }
    #expect(one.count(of: "applied") == 750)
    #expect(many.outcomes.map(\.result) == one.outcomes.map(\.result))
    #expect(many.outcomes.map(\.location) == one.outcomes.map(\.location))
    #expect(many.catalogs[0].serialized() == one.catalogs[0].serialized())
  }

  @Test func aBatchOfTextsIsWrittenAsOneTextAfterAnother() throws {
    for seed in 1...40 {
      var random = RandomCatalog(seed: seed, without: [])
      let catalog = try random.catalog()
      var single = catalog
      let states: [TranslationState] = [.translated, .needsReview, .machineTranslated]
      let changes = catalog.keys.map { key in
        (RandomCatalog.languages + (seed % 5 == 0 ? ["fr"] : [])).map {
          TextChange(language: $0, state: states[seed % 3], value: "\"new\"\t\(key)")
        }
      }
      let problems = zip(catalog.keys, changes).map { key, changes in
        do throws(CatalogEditProblem) {
          try single.write(changes, key: key)
          return CatalogEditProblem?.none
        } catch {
          return error
        }
      }
      var together = catalog
      #expect(together.write(catalog.keys, workers: apart) { changes[$0] } == problems)
      #expect(together.serialized() == single.serialized(), "seed \(seed)")
    }
  }

  @Test func textsThatAreSpelledWithEscapesKeepTheirSpelling() throws {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "\u00fc"}}}}}, "version": "1.0"}
      """#
    var findings: [Finding] = []
    var catalog = try #require(Catalog(Array(text.utf8), file: "A.xcstrings", findings: &findings))
    let problems = catalog.write(["k"], workers: .one) { _ in
      [TextChange(language: "de", state: .translated, value: "ü")]
    }
    #expect(problems == [nil])
    #expect(
      String(decoding: catalog.serialized(), as: UTF8.self)
        == text.replacing("\"new\"", with: "\"translated\""))
  }
}
