import Catalogs
import Exchange
import Findings
import Foundation
import Testing

/// What every format promises, whatever its files look like. A format joins by its place in `ExchangeFormats.all`.
@Suite struct FormatConformanceTests {
  /// The seeds of the catalogs that are made; `WORDGATE_SEEDS` may ask for others: `3000`, `304-304`.
  static let seeds: ClosedRange<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let asked = (environment["WORDGATE_SEEDS"] ?? "").split(separator: "-").compactMap { Int($0) }
    if let last = asked.last { return min(asked.count > 1 ? asked[0] : 1, last)...last }
    return 1...(environment["WORDGATE_EXHAUSTIVE"] == nil ? 8 : 300)
  }()

  private func document(of catalog: Catalog, for format: any ExchangeFormat) -> ExchangeDocument {
    ExchangeDocument(
      RandomCatalog.languages.map { ExchangeSection(catalog, language: $0) }, project: "App",
      sources: [ExchangeFile(path: catalog.file, bytes: catalog.serialized())])
  }

  /// The catalog as if nobody had translated what an export carries.
  private func untranslated(_ catalog: Catalog) throws -> Catalog {
    var copy = catalog
    for entry in catalog.entries where entry.shouldTranslate {
      for language in entry.languages where language != catalog.sourceLanguage {
        try copy.removeLocalization(language, key: entry.key)
      }
    }
    return copy
  }

  /// The catalog as an import with `--accept-unfinished` leaves it: what is not final waits for review.
  private func expected(_ catalog: Catalog, _ format: any ExchangeFormat) throws -> Catalog {
    var copy = catalog
    let losses = Set(format.losses)
    for entry in catalog.entries where entry.shouldTranslate {
      for language in entry.languages where language != catalog.sourceLanguage {
        try copy.setState(.needsReview, ofTextsIn: [.new], key: entry.key, language: language)
        if losses.contains(.states) {
          try copy.setState(
            .translated, ofTextsIn: [.needsReview, .machineTranslated], key: entry.key, language: language)
        } else if losses.contains(.machineTranslations) {
          try copy.setState(.translated, ofTextsIn: [.machineTranslated], key: entry.key, language: language)
        }
      }
    }
    return copy
  }

  @Test(arguments: ExchangeFormats.all.map(\.name))
  func whatGoesOutComesBack(name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    for seed in Self.seeds {
      var random = RandomCatalog(seed: seed, without: format.losses)
      let catalog = try random.catalog()
      let files = format.write(document(of: catalog, for: format))
      let reading = format.read(files)
      guard reading.isSound else {
        Issue.record("\(name), seed \(seed): \(reading.findings)")
        return
      }
      let result = CatalogImport(
        reading.document, into: [try untranslated(catalog)], options: ImportOptions(acceptsUnfinished: true)
      ) { _ in 0 }
      let refused = result.outcomes.filter { $0.result.name == "refused" }
      let back = String(decoding: result.catalogs[0].formatted(), as: UTF8.self)
      let wanted = String(decoding: try expected(catalog, format).formatted(), as: UTF8.self)
      guard refused.isEmpty, back == wanted else {
        let difference = zip(back.split(separator: "\n"), wanted.split(separator: "\n")).first { $0 != $1 }
        Issue.record("\(name), seed \(seed): \(refused.prefix(2)) \(String(describing: difference))")
        continue
      }
    }
  }

  @Test(arguments: ExchangeFormats.all.map(\.name))
  func anExportReadBackIntoItsOwnCatalogChangesNoByte(name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    for seed in Self.seeds {
      var random = RandomCatalog(seed: seed, without: format.losses)
      let catalog = try random.catalog()
      let reading = format.read(format.write(document(of: catalog, for: format)))
      let result = CatalogImport(reading.document, into: [catalog]) { _ in 0 }
      let strayed = result.outcomes.filter { $0.result == .applied }
      guard strayed.isEmpty || !Set(format.losses).isDisjoint(with: [.states, .machineTranslations]) else {
        Issue.record("\(name), seed \(seed): \(strayed.prefix(2))")
        return
      }
      if strayed.isEmpty { #expect(result.catalogs[0].serialized() == catalog.serialized()) }
    }
  }

  @Test(arguments: ExchangeFormats.all.map(\.name))
  func filesAreRecognizedByTheirFormatAlone(name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    var random = RandomCatalog(seed: 7, without: format.losses)
    let files = format.write(document(of: try random.catalog(), for: format))
    #expect(!files.isEmpty)
    let readers = ExchangeFormats.all.filter { other in files.contains { other.recognizes($0) } }
    #expect(readers.contains { $0.name == name })
  }

  @Test(arguments: ExchangeFormats.all.map(\.name))
  func noCutOrFlipOfAFileTraps(name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    var random = RandomCatalog(seed: 3, without: format.losses)
    let files = format.write(document(of: try random.catalog(), for: format))
    for (index, file) in files.enumerated() {
      for place in stride(from: 0, to: file.bytes.count, by: max(1, file.bytes.count / 12)) {
        var broken = files
        broken[index].bytes = Array(file.bytes[..<place])
        _ = format.read(broken)
        broken[index].bytes = file.bytes
        broken[index].bytes[place] = 0xFF
        _ = format.read(broken)
      }
    }
  }
}
