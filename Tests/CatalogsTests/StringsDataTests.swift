import Catalogs
import Findings
import Foundation
import Testing

@Suite struct StringsDataTests {
  private static let sample = """
    {"source":"/App/Page.swift","tables":{"Localizable":[
      {"comment":"a door","key":"Open","location":{"startingColumn":11,"startingLine":8}},
      {"comment":"","key":"total","location":{"startingColumn":5,"startingLine":9},"value":"%lld in all"}],
     "AppShortcuts":[{"key":"Start","comment":"","values":["Start ${applicationName}","Run ${applicationName}"]}]},
     "version":1,"later":true}
    """

  private func read(_ text: String) -> (data: StringsData?, findings: [Finding]) {
    var findings: [Finding] = []
    return (StringsData(Array(text.utf8), file: "Page.stringsdata", findings: &findings), findings)
  }

  @Test("every member of a file is read") func reading() throws {
    let (data, findings) = read(Self.sample)
    let file = try #require(data)
    #expect(findings == [])
    #expect(file.source == "/App/Page.swift")
    let table = try #require(file.tables.first { $0.name == "Localizable" })
    #expect(table.strings.map(\.key) == ["Open", "total"])
    #expect(table.strings.map(\.comment) == ["a door", ""])
    #expect(table.strings.map(\.value) == [nil, "%lld in all"])
    #expect(table.strings[0].place == .init(line: 8, column: 11))
    #expect(file.entries(of: "AppShortcuts").first?.phrases == ["Start ${applicationName}", "Run ${applicationName}"])
  }

  @Test("what is written is read as the same, and by Foundation") func writing() throws {
    let file = try #require(read(Self.sample).data)
    let bytes = file.serialized()
    let again = try #require(read(String(decoding: bytes, as: UTF8.self)).data)
    #expect(again.serialized() == bytes)
    #expect(Set(again.tables) == Set(file.tables))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let tables = try #require(object["tables"] as? [String: [[String: Any]]])
    #expect(tables["Localizable"]?.last?["value"] as? String == "%lld in all")
  }

  @Test("what is no such file is told", arguments: ["[]", "{\"tables\":{},\"version\":2}", "{\"source\":1}", "{"])
  func malformed(text: String) {
    let (data, findings) = read(text)
    #expect(data == nil)
    #expect(findings.contains { $0.severity == .error })
  }

  @Test("a string without a key and a table that is no list are errors, and the rest is read")
  func partly() throws {
    let (data, findings) = read("{\"tables\":{\"A\":[{\"comment\":\"\"},{\"key\":\"B\"}],\"C\":3},\"version\":1}")
    #expect(data?.entries(of: "A").map(\.key) == ["B"])
    #expect(findings.map(\.rule) == ["malformed-stringsdata", "malformed-stringsdata"])
  }

  @Test("phrases of App Shortcuts become a set, and changed ones put its translations up for review")
  func phrases() throws {
    var catalog = Catalog(table: "AppShortcuts", file: "AppShortcuts.xcstrings", sourceLanguage: "en")
    let file = try #require(read(Self.sample).data)
    CatalogSync.sync(&catalog, with: file.entries(of: "AppShortcuts"))
    let entry = try #require(catalog["Start"])
    #expect(entry.extractionState == .extractedWithValue)
    guard case .set(let set)? = entry.localization("en")?.content else { return #expect(Bool(false), "no set") }
    #expect(set.state == .new)
    #expect(set.values == ["Start ${applicationName}", "Run ${applicationName}"])
    #expect(CatalogSync.sync(&catalog, with: file.entries(of: "AppShortcuts")).isEmpty)
    try catalog.setPhrases(["Starte ${applicationName}"], state: .translated, key: "Start", language: "de")
    let changed = [ExtractedEntry(key: "Start", phrases: ["Begin ${applicationName}"])]
    let summary = CatalogSync.sync(&catalog, with: changed)
    #expect(summary.count(of: .sourceValue) == 1 && summary.count(of: .needsReview) == 1)
    guard case .set(let german)? = catalog["Start"]?.localization("de")?.content else {
      return #expect(Bool(false), "no set")
    }
    #expect(german.state == .needsReview)
    #expect(catalog.formatted() == catalog.serialized())
  }

  @Test("a key that was renamed in its place of the code is found, one that stands elsewhere too is not")
  func moved() throws {
    func file(_ keys: String...) -> StringsData {
      let strings = keys.enumerated().map { StringsData.ExtractedText(key: $1, place: .init(line: $0 + 1, column: 5)) }
      return StringsData(source: "A.swift", tables: [.init(name: "Localizable", strings: strings)])
    }
    let moved = MovedKeys.between(
      [file("Open", "Close", "Buy", "Buy")], [file("Open the door", "Close", "Get", "Buy")], table: "Localizable")
    #expect(moved == ["Open the door": "Open"])
    var catalog = Catalog(table: "Localizable", file: "Localizable.xcstrings", sourceLanguage: "en")
    try catalog.insert(
      EntryDraft(key: "Open", texts: [.init(language: "de", state: .translated, value: "Öffnen")]))
    let summary = CatalogSync.sync(
      &catalog, with: [ExtractedEntry(key: "Open the door")], options: SyncOptions(movedKeys: moved))
    #expect(summary.changes.first?.oldKey == "Open")
    #expect(catalog.keys == ["Open the door"])
    #expect(catalog["Open the door"]?.localization("de")?.units.first?.unit.state == .needsReview)
  }
}
