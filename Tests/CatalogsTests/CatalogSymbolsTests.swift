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
      ("URL", "url"), ("game.encouragement.0", "gameEncouragement0"), ("1st", "_1st"), ("class", "`class`"),
      ("ready %lld of %lld", "readyOf"), ("größe.maximal", "größeMaximal"), ("日本 語", "日本語"), ("self", "_self"),
    ])
  func names(key: String, name: String) throws {
    let result = try generate([(key, "Text")])
    #expect(result.findings == [])
    #expect(result.source.contains("static var \(name): LocalizedStringResource {"), "\(result.source)")
  }

  /// Names in sources that Xcode 26 generated and that projects have checked in.
  @Test(
    "names are those that Xcode makes",
    arguments: [
      ("CFBundleDisplayName", "cfbundleDisplayName"), ("ALPS_DESCRIPTION", "alpsDescription"),
      ("F_A_Title", "fATitle"), ("iCloud Sync On", "iCloudSyncOn"),
      ("Turning Off iCloud Sync…", "turningOffICloudSync"),
      ("The JSON store changed while Snip Snap was copying it.", "theJsonStoreChangedWhileSnipSnapWasCopyingIt"),
      ("Files use CKAsset data.", "filesUseCkassetData"), ("local-only data to CloudKit.", "localOnlyDataToCloudKit"),
      ("larger than Snip Snap’s limit", "largerThanSnipSnapsLimit"), ("MiB", "miB"),
      ("audio.openYouTube", "audioOpenYouTube"),
      ("Evaluate JavaScript with ${content}", "evaluateJavaScriptWith$Content"),
      ("A list with that name already exists.", "aListWithThatNameAlreadyExists"),
    ])
  func namesOfXcode(key: String, name: String) throws {
    #expect(try generate([(key, "Text")]).source.contains("static var \(name): LocalizedStringResource {"))
  }

  @Test("a substitution names its argument")
  func substitutions() throws {
    let number = #"{"formatSpecifier":"lld","variations":{"plural":{"other":{"stringUnit":{"state":"translated","#
      + #""value":"%arg items"}}}}}"#
    let text = #"{"sourceLanguage":"en","strings":{"progress":{"extractionState":"manual","localizations":{"en":{"#
      + #""stringUnit":{"state":"translated","value":"%#@done@ of %#@total@"},"#
      + #""substitutions":{"done":\#(number),"total":\#(number)}}}}},"version":"1.0"}"#
    var findings: [Finding] = []
    let catalog = try #require(Catalog(Array(text.utf8), file: "L.xcstrings", findings: &findings))
    #expect(findings == [])
    #expect(CatalogSymbols.generate(catalog).source.contains("static func progress(done: Int, total: Int) ->"))
  }

  @Test("arguments that Swift has no values for are told", arguments: ["%s", "%S", "%p", "%2$p of %1$@"])
  func foreignArguments(value: String) throws {
    let findings = try generate([("a", value)]).findings
    #expect(findings.map(\.rule) == ["unnameable-key"])
    #expect(findings.first?.message.contains("of which Swift has no values") == true)
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
