import Catalogs
import Exchange
import Findings
import StructuredText
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
      var problems = 0
      for (key, changes) in zip(catalog.keys, changes) where (try? single.write(changes, key: key)) == nil {
        for change in changes where (try? single.write([change], key: key)) == nil { problems += 1 }
      }
      var together = catalog
      var batch = TextBatch()
      for (language, number) in zip(changes[0].map(\.language), 0...) {
        var texts = PackedTexts()
        let places = changes.map { texts.append($0[number].value) }
        var part = TextBatch.Part(language: language, texts: texts)
        for (entry, place) in places.enumerated() {
          part.append(try #require(place), state: try #require(KnownState(states[seed % 3])), entry: entry)
        }
        batch.add(part)
      }
      #expect(together.write(batch, keys: catalog.keys, workers: apart).count == problems)
      #expect(together.keys.allSatisfy { together[$0]?.node.source.elementsEqual(single[$0]?.node.source ?? []) ?? false })
      #expect(together.serialized() == single.serialized(), "seed \(seed)")
    }
  }

  @Test func textsThatAreSpelledWithEscapesKeepTheirSpelling() throws {
    let text = #"""
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "\u00fc"}}}}}, "version": "1.0"}
      """#
    var findings: [Finding] = []
    var catalog = try #require(Catalog(Array(text.utf8), file: "A.xcstrings", findings: &findings))
    var texts = PackedTexts()
    let place = texts.append("ü")
    var part = TextBatch.Part(language: "de", texts: texts)
    part.append(try #require(place), state: .translated, entry: 0)
    var batch = TextBatch()
    batch.add(part)
    #expect(catalog.write(batch, keys: ["k"], workers: .one).isEmpty)
    #expect(
      String(decoding: catalog.serialized(), as: UTF8.self)
        == text.replacing("\"new\"", with: "\"translated\""))
  }
}
