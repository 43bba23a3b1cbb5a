import Catalogs
import Checks
import Extraction
import Findings
import Foundation
import Paywalls
import Testing
import WordgateDefinitions
import WordgateGate
import Workspace

/// A project with one definition written in Swift, in a folder of its own.
private struct NativeProject {
  let folder: String
  var configuration = Configuration()

  init(catalogTexts: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = """
      import WordgateDefinitions

      enum Screens {
        static let intro = OnboardingPager(pages: [
          .init(id: "a", symbol: "star", title: "Welcome", message: "Have fun."),
        ])
      }
      """
    let entries = catalogTexts.sorted { $0.key < $1.key }.map { key, german in
      #""\#(key)" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\#(german)" } } } }"#
    }
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ", ")) }, "version" : "1.0" }
      """
    try source.write(toFile: folder + "/Screens.swift", atomically: true, encoding: .utf8)
    try catalog.write(toFile: folder + "/Localizable.xcstrings", atomically: true, encoding: .utf8)
    configuration.sources = [folder]
    configuration.locales = ["de"]
    configuration.paywalls = [Configuration.Paywall(id: "intro", place: "Screens.intro")]
  }

  var project: Project { Project(files: Files(), configuration: configuration) }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}

@Suite("A project with definitions written in Swift")
struct NativeDefinitionTests {
  private static let german = [
    "Welcome": "Willkommen", "Have fun.": "Viel Spaß.", "Continue": "Weiter", "Get started": "Los geht’s",
    "Page %lld of %lld": "Seite %lld von %lld",
  ]

  @Test("The definition has the id of the configuration and renders when every text is there")
  func renders() throws {
    let files = try NativeProject(catalogTexts: Self.german)
    defer { files.remove() }
    let inspection = files.project.inspect()
    #expect(inspection.findings == [])
    #expect(inspection.paywalls.map(\.id) == ["intro"])
    let judgements = files.project.judge(inspection, locales: ["de"])
    #expect(judgements.map(\.verdict) == [.renders])
  }

  @Test("A missing text is told at its literal, one of the type itself at the definition")
  func missing() throws {
    var german = Self.german
    german["Welcome"] = nil
    german["Get started"] = nil
    let files = try NativeProject(catalogTexts: german)
    defer { files.remove() }
    let judgements = files.project.judge(files.project.inspect(), locales: ["de"])
    #expect(judgements.map(\.verdict) == [.fallsBack])
    let places = Dictionary(judgements.flatMap(\.reasons).map { ($0.key ?? "", $0.location) }) { first, _ in first }
    let file = files.folder + "/Screens.swift"
    #expect(places["Welcome"] == Location(file: file, line: 5, column: 43))
    #expect(places["Get started"] == Location(file: file, line: 4, column: 22))
  }

  @Test("The texts of the type enter the catalog with their comments")
  func catalogs() throws {
    let files = try NativeProject(catalogTexts: [:])
    defer { files.remove() }
    let update = files.project.inspect().catalogUpdate()
    let catalog = try #require(update.changes.first?.catalog)
    #expect(Set(catalog.entries.map(\.key)) == Set(Self.german.keys))
    for text in OnboardingPager.ownTexts { #expect(catalog[text.key]?.comment == text.comment) }
  }
}
