import Catalogs
import Exchange
import Findings
import Foundation
import Testing

/// Every translation of the catalogs of real apps comes back from every format.
@Suite struct SharedCatalogFormatTests {
  private static let isExhaustive = ProcessInfo.processInfo.environment["WORDGATE_EXHAUSTIVE"] != nil

  @Test(.enabled(if: SharedData.isThere), arguments: ExchangeFormats.all.map(\.name))
  func translationsOfRealCatalogsComeBack(_ name: String) throws {
    let format = try #require(ExchangeFormats.named(name))
    let isEmptyLost = format.losses.contains(.emptyTargets)
    let paths = SharedData.paths(below: "catalogs", ending: ".xcstrings")
    #expect(!paths.isEmpty)
    var count = 0
    for path in Self.isExhaustive ? paths : paths.enumerated().filter({ $0.offset % 8 == 0 }).map(\.element) {
      guard let bytes = SharedData.bytes(path) else { continue }
      guard Self.isExhaustive || bytes.count < 60_000 else { continue }
      var findings: [Finding] = []
      guard let catalog = Catalog(bytes, file: "App/Main.xcstrings", findings: &findings) else { continue }
      let languages = catalog.languages.filter { $0 != catalog.sourceLanguage }
      let sections = languages.prefix(Self.isExhaustive ? 8 : 2).map { ExchangeSection(catalog, language: $0) }
      var document = ExchangeDocument(sections).carried(by: format)
      document.sources = [ExchangeFile(path: catalog.file, bytes: bytes)]
      let reading = format.read(format.write(document))
      #expect(reading.isSound, "\(name), \(path): \(reading.findings.prefix(2))")
      for section in document.sections {
        let back = reading.document.sections.filter { $0.targetLanguage == section.targetLanguage }.flatMap(\.units)
        let targets = Dictionary(back.map { (ExactName($0.name), $0.target) }) { first, _ in first }
        let wanted = section.units.filter { $0.target != nil && !(isEmptyLost && $0.target?.isEmpty == true) }
        let lost = wanted.first { unit in
          targets[ExactName(unit.name)].flatMap { $0 }.map { $0.utf8.elementsEqual((unit.target ?? "").utf8) } != true
        }
        if let lost {
          let found = targets[ExactName(lost.name)].flatMap { $0 } ?? "nothing"
          Issue.record("\(name), \(path), \(section.targetLanguage): \(lost.name): \(found), not \(lost.target ?? "")")
        }
        count += wanted.count
      }
    }
    #expect(count > 0)
  }
}

/// A name compared byte for byte.
private struct ExactName: Hashable {
  let bytes: [UInt8]
  init(_ text: String) { bytes = Array(text.utf8) }
}
