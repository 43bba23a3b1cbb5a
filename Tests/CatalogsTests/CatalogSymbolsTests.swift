import Catalogs
import Findings
import Testing

@Suite struct CatalogSymbolsTests {
  private func generate(
    _ entries: [(key: String, value: String)], table: String = "Localizable"
  ) throws -> CatalogSymbols.Result {
    var catalog = Catalog(table: table, file: "App/\(table).xcstrings", sourceLanguage: "en")
    for (key, value) in entries {
      try catalog.insert(
        EntryDraft(
          key: key, comment: "A comment\nof two lines", extractionState: .manual,
          texts: [.init(language: "en", state: .translated, value: value)]))
    }
    return CatalogSymbols.generate(catalog)
  }

  @Test(
    "names are made of the words of a key",
    arguments: [
      ("app.name", "appName"), ("settings.pay.add_job.title", "settingsPayAddJobTitle"), ("Open", "open"),
      ("URLField", "urlField"), ("URL", "url"), ("game.encouragement.0", "gameEncouragement0"), ("1st", "_1st"),
      ("class", "`class`"), ("ready %lld of %lld", "readyOf"), ("größe.maximal", "größeMaximal"), ("日本 語", "日本語"),
    ])
  func names(key: String, name: String) throws {
    let result = try generate([(key, "Text")])
    #expect(result.findings == [])
    #expect(result.source.contains("static var \(name): LocalizedStringResource {"), "\(result.source)")
  }

  @Test("a text with arguments becomes a function with their types and names")
  func arguments() throws {
    let result = try generate([
      ("a", "%2$@ of %1$lld"), ("b", "%(count)lld posts by %(author)@"), ("c", "%d %u %.2f %lu"),
    ])
    #expect(result.source.contains("static func a(_ arg1: Int, _ arg2: String) -> LocalizedStringResource {"))
    #expect(
      result.source.contains(
        #"LocalizedStringResource("a", defaultValue: "\(arg1, specifier: "%lld")\(arg2)", table: "Localizable", bundle: "#
      ))
    #expect(result.source.contains("static func b(count: Int, author: String) -> LocalizedStringResource {"))
    #expect(
      result.source.contains("static func c(_ arg1: Int32, _ arg2: UInt32, _ arg3: Double, _ arg4: UInt) -> "))
  }

  @Test("keys of another table stand in an enumeration, with their comments")
  func table() throws {
    let result = try generate([("title", "Title")], table: "Paywall texts")
    #expect(result.fileName == "GeneratedStringSymbols_Paywall texts.swift")
    #expect(result.source.contains("  enum PaywallTexts {\n    /// A comment\n    /// of two lines\n    ///\n"))
    #expect(result.source.hasSuffix("    }\n  }\n}\n"))
  }

  @Test("keys with one name and keys without one are told")
  func conflicts() throws {
    #expect(try generate([("a.b", "1"), ("a_b", "2")]).findings.map(\.key) == ["a.b"])
    #expect(try generate([("title", "1"), ("Title", "2")]).findings.count == 1)
    #expect(try generate([("…", "1")]).findings.map(\.rule) == ["unnameable-key"])
    #expect(try generate([("a.b", "1"), ("a_b", "%lld")]).findings == [])
  }

  @Test("extracted keys and those that forbid it get none")
  func leftOut() throws {
    var catalog = Catalog(table: "Localizable", file: "L.xcstrings", sourceLanguage: "en")
    try catalog.insert(EntryDraft(key: "extracted"))
    try catalog.insert(EntryDraft(key: "forbidden", extractionState: .manual))
    try catalog.setGeneratesSymbol(false, key: "forbidden")
    #expect(!CatalogSymbols.generate(catalog).source.contains("static"))
  }
}
