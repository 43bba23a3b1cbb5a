import Catalogs
import Testing

@Suite struct CatalogSyncTests {
  private func fresh() -> Catalog { Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en") }

  private func kinds(_ summary: SyncSummary) -> [String] { summary.changes.map { "\($0.kind.rawValue) \($0.key)" } }

  @Test func newKeysAreEnteredAsXcodeEntersThem() throws {
    var catalog = fresh()
    let summary = CatalogSync.sync(
      &catalog,
      with: [
        ExtractedEntry(key: "Restore", comments: ["b", "a", "b"]), ExtractedEntry(key: "%@ (%lld)"),
        ExtractedEntry(key: "title", defaultValue: "Try it"), ExtractedEntry(key: "Restore", comments: ["c"]),
        ExtractedEntry(key: "Free"),
      ])
    let text = #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%@ (%lld)" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%1$@ (%2$lld)"
                }
              }
            }
          },
          "Free" : {

          },
          "Restore" : {
            "comment" : "a\nb\nc"
          },
          "title" : {
            "extractionState" : "extracted_with_value",
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "Try it"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """#
    #expect(String(decoding: catalog.serialized(), as: UTF8.self) == text)
    #expect(kinds(summary) == ["added Restore", "added %@ (%lld)", "added title", "added Free"])
  }

  @Test func syncingTwiceLeavesTheBytesAsTheyWere() throws {
    let entries = [
      ExtractedEntry(key: "%@ of %@", comments: ["x"]), ExtractedEntry(key: "Tap", isVerbatim: true),
      ExtractedEntry(key: "verbatim", isVerbatim: true), ExtractedEntry(key: "t", defaultValue: "%d and %d"),
    ]
    var catalog = try Sample.catalog(Sample.rich)
    CatalogSync.sync(&catalog, with: entries)
    let once = catalog.serialized()
    var again = try Sample.catalog(String(decoding: once, as: UTF8.self))
    let summary = CatalogSync.sync(&again, with: entries)
    #expect(summary.isEmpty)
    #expect(!again.isEdited)
    #expect(again.serialized() == once)
    #expect(again.formatted() == once)
  }

  @Test func vanishedKeysGoStaleAndComeBack() throws {
    var catalog = try Sample.catalog(Sample.rich)
    let gone = CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "Restore")])
    #expect(kinds(gone) == ["stale %lld days", "stale Open", "stale Tap"])
    #expect(catalog["Tap"]?.extractionState == .stale)
    let back = CatalogSync.sync(&catalog, with: ["Restore", "Tap"].map { ExtractedEntry(key: $0) })
    #expect(kinds(back) == ["revived Tap"])
    #expect(catalog["Tap"]?.extractionState == nil)
    let pruned = CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "Tap")], options: SyncOptions(prunes: true))
    #expect(kinds(pruned) == ["pruned %lld days", "pruned Open", "pruned Restore"])
    #expect(catalog.keys == ["Tap"])
  }

  @Test func nothingGoesStaleWhileSourcesAreUnread() throws {
    var catalog = try Sample.catalog(Sample.rich)
    let options = SyncOptions(prunes: true, unreadSources: ["Broken.swift"])
    let summary = CatalogSync.sync(&catalog, with: [], options: options)
    #expect(summary.count(of: .keptUnread) == 4)
    #expect(summary.isEmpty)
    #expect(!catalog.isEdited)
  }

  @Test func manualEntriesAreNeverTouched() throws {
    var catalog = fresh()
    try catalog.insert(EntryDraft(key: "m", comment: "mine", extractionState: .manual))
    let before = catalog.serialized()
    CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "m", comments: ["theirs"], defaultValue: "M")])
    CatalogSync.sync(&catalog, with: [], options: SyncOptions(prunes: true))
    #expect(catalog.serialized() == before)
  }

  @Test func verbatimTextsAreMarkedUntilTheyAreLookedUp() throws {
    var catalog = fresh()
    CatalogSync.sync(
      &catalog, with: [ExtractedEntry(key: "Buy", isVerbatim: true)], options: SyncOptions(entersVerbatim: false))
    #expect(catalog.entries.isEmpty)
    let summary = CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "Buy", isVerbatim: true)])
    #expect(kinds(summary) == ["added-verbatim Buy"])
    #expect(catalog["Buy"]?.extractionState == .manual)
    #expect(catalog["Buy"]?.comment == VerbatimMark.comment)
    try catalog.setValue("Kaufen", state: .translated, key: "Buy", language: "de")
    CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "Buy", comments: ["A button"])])
    #expect(catalog["Buy"]?.extractionState == nil)
    #expect(catalog["Buy"]?.comment == "A button")
    #expect(catalog["Buy"]?.localization("de") != nil)
  }

  @Test func aKeyThatIsLookedUpAnywhereIsNotVerbatim() {
    var catalog = fresh()
    CatalogSync.sync(
      &catalog, with: [ExtractedEntry(key: "Buy", isVerbatim: true), ExtractedEntry(key: "Buy", comments: ["x"])])
    #expect(catalog["Buy"]?.extractionState == nil)
    #expect(catalog["Buy"]?.comment == "x")
  }

  @Test func commentsFollowTheCodeWhereItHasAny() throws {
    var catalog = try Sample.catalog(Sample.rich)
    let entries = [ExtractedEntry(key: "%lld days", comments: ["How long"], defaultValue: "%lld days")]
    let summary = CatalogSync.sync(
      &catalog, with: entries + ["Open", "Restore", "Tap"].map { ExtractedEntry(key: $0, defaultValue: nil) })
    #expect(summary.count(of: .comment) == 1)
    let entry = try #require(catalog["%lld days"])
    #expect(entry.comment == "How long")
    #expect(!entry.isCommentAutoGenerated)
    try catalog.setComment("by hand", key: "Restore")
    CatalogSync.sync(&catalog, with: entries + [ExtractedEntry(key: "Restore")])
    #expect(catalog["Restore"]?.comment == "by hand")
  }

  @Test func aChangedSourceTextAsksForReview() throws {
    var catalog = fresh()
    CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "t", defaultValue: "Start")])
    try catalog.setValue("Los", state: .translated, key: "t", language: "de")
    var kept = catalog
    let summary = CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "t", defaultValue: "Start now")])
    #expect(kinds(summary) == ["source-value t", "needs-review t"])
    #expect(summary.changes.last?.languages == ["de"])
    #expect(catalog["t"]?.localization("de")?.units.first?.unit.state == .needsReview)
    #expect(catalog["t"]?.localization("en")?.units.first?.unit.value == "Start now")
    CatalogSync.sync(
      &kept, with: [ExtractedEntry(key: "t", defaultValue: "Start now")],
      options: SyncOptions(reviewsChangedSources: false))
    #expect(kept["t"]?.localization("de")?.units.first?.unit.state == .translated)
  }

  @Test func aSourceTextThatSomeoneWorkedOnIsKept() throws {
    var catalog = fresh()
    CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "t", defaultValue: "Start")])
    try catalog.setValue("Start today", state: .translated, key: "t", language: "en")
    let summary = CatalogSync.sync(&catalog, with: [ExtractedEntry(key: "t", defaultValue: "Start now")])
    #expect(summary.isEmpty)
    #expect(catalog["t"]?.localization("en")?.units.first?.unit.value == "Start today")
  }

  @Test(
    arguments: [
      ("%@ (%@)", "%1$@ (%2$@)"), ("%lld%% of %.2f", "%1$lld%% of %2$.2f"), ("%lld days", nil), ("%1$@ %2$@", nil),
      ("100% %@ and %@", "100% %1$@ and %2$@"), ("plain", nil),
    ] as [(String, String?)])
  func argumentsGetPositions(key: String, value: String?) {
    var catalog = fresh()
    CatalogSync.sync(&catalog, with: [ExtractedEntry(key: key)])
    #expect(catalog[key]?.localization("en")?.units.first?.unit.value == value)
  }
}

@Suite struct SyncRenameTests {
  private func translated(_ keys: String...) throws -> Catalog {
    var catalog = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
    CatalogSync.sync(&catalog, with: keys.map { ExtractedEntry(key: $0) })
    for key in keys { try catalog.setValue("de: \(key)", state: .translated, key: key, language: "de") }
    return catalog
  }

  private func renames(_ catalog: inout Catalog, _ keys: String...) -> [String] {
    let summary = CatalogSync.sync(
      &catalog, with: keys.map { ExtractedEntry(key: $0) }, options: SyncOptions(followsRenames: true))
    return summary.changes.filter { $0.kind == .renamed }.map { "\($0.oldKey ?? "") > \($0.key)" }
  }

  @Test func aMendedTextKeepsItsTranslationsForReview() throws {
    var catalog = try translated("Restore purchase", "%@ of %@ day", "Yes")
    #expect(
      renames(&catalog, "Restore purchases", "%@ of %@ days", "yes!")
        == ["Restore purchase > Restore purchases", "Yes > yes!"])
    let unit = try #require(catalog["Restore purchases"]?.localization("de")?.units.first?.unit)
    #expect(unit.value == "de: Restore purchase")
    #expect(unit.state == .needsReview)
    #expect(catalog["Restore purchase"] == nil)
    #expect(catalog.formatted() == catalog.serialized())
  }

  @Test func otherWordsAndOtherArgumentsAreNew() throws {
    var catalog = try translated("Cat", "Continue with %@", "Subscribe yearly")
    #expect(renames(&catalog, "Car", "Continue with %lld", "Subscribe monthly").isEmpty)
    #expect(catalog["Cat"]?.extractionState == .stale)
  }

  @Test func thePositionsOfArgumentsFollowTheNewKey() throws {
    var catalog = try translated("%@ of %@ remaining day")
    #expect(renames(&catalog, "%@ of %@ remaining days").count == 1)
    #expect(
      catalog["%@ of %@ remaining days"]?.localization("en")?.units.first?.unit.value == "%1$@ of %2$@ remaining days")
  }
}
