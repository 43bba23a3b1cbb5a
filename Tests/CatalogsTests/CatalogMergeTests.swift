import Catalogs
import Findings
import Testing

@Suite struct CatalogMergeTests {
  /// A catalog with one key in German and Russian.
  private static let base = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Open" : {
          "comment" : "a door",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Öffnen"
              }
            },
            "ru" : {
              "stringUnit" : {
                "state" : "new",
                "value" : "Open"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  private typealias Edit = (inout Catalog) throws -> Void

  private func merge(_ ours: Edit, _ theirs: Edit) throws -> (text: String, conflicts: [MergeConflict]) {
    let base = try Sample.catalog(Self.base)
    var (left, right) = (base, base)
    try ours(&left)
    try theirs(&right)
    let result = CatalogMerge.merge(base: base, ours: left, theirs: right)
    return (String(decoding: result.bytes, as: UTF8.self), result.conflicts)
  }

  @Test("translations of two languages, new keys and a removed one come together in order")
  func independentEdits() throws {
    let result = try merge { catalog in
      try catalog.setValue("Aufmachen", state: .translated, key: "Open", language: "de")
      try catalog.insert(EntryDraft(key: "item 10"))
    } _: { catalog in
      try catalog.setValue("Открыть", state: .translated, key: "Open", language: "ru")
      try catalog.insert(EntryDraft(key: "item 9"))
    }
    #expect(result.conflicts == [])
    let catalog = try Sample.catalog(result.text)
    #expect(catalog.keys == ["item 9", "item 10", "Open"])
    #expect(catalog["Open"]?.localization("de")?.units.first?.unit.value == "Aufmachen")
    #expect(catalog["Open"]?.localization("ru")?.units.first?.unit.value == "Открыть")
    #expect(catalog.formatted() == catalog.serialized())
  }

  @Test("a translation wins over the placeholder that the other side put in")
  func placeholder() throws {
    let result = try merge { catalog in
      try catalog.setValue("Open", state: .new, key: "Open", language: "fr")
    } _: { catalog in
      try catalog.setValue("Ouvrir", state: .translated, key: "Open", language: "fr")
    }
    #expect(result.conflicts == [])
    #expect(result.text.contains("Ouvrir"))
  }

  @Test("two different translations are a conflict with marks around the line, and the sides are told")
  func twoTranslations() throws {
    let result = try merge { catalog in
      try catalog.setValue("Aufmachen", state: .translated, key: "Open", language: "de")
    } _: { catalog in
      try catalog.setValue("Auf!", state: .translated, key: "Open", language: "de")
    }
    let lines = [
      "<<<<<<< ours", "            \"value\" : \"Aufmachen\"", "=======", "            \"value\" : \"Auf!\"",
      ">>>>>>> theirs",
    ]
    #expect(result.text.contains("\"translated\",\n" + lines.joined(separator: "\n") + "\n          }\n"))
    let conflict = try #require(result.conflicts.first)
    #expect(result.conflicts.count == 1)
    #expect(conflict.line == 10)
    #expect(conflict.description == "'Open' in de was given two texts: ours \"Aufmachen\", theirs \"Auf!\"")
    var findings: [Finding] = []
    #expect(Catalog(Array(result.text.utf8), file: "a.xcstrings", findings: &findings) == nil)
    #expect(findings.first?.rule == "merge-conflict")
  }

  @Test("a key that one side removed and the other translated is a conflict; one that only went stale is gone")
  func removedKey() throws {
    let conflict = try merge {
      try $0.removeEntry("Open")
    } _: { catalog in
      try catalog.setValue("Auf", state: .translated, key: "Open", language: "de")
    }
    #expect(conflict.conflicts.map(\.cause) == [.removedByOurs])
    #expect(conflict.text.contains("<<<<<<< ours\n=======\n") || conflict.text.contains("<<<<<<< ours\n\n=======\n"))
    let gone = try merge {
      try $0.removeEntry("Open")
    } _: {
      try $0.setExtractionState(.stale, key: "Open")
    }
    #expect(gone.conflicts == [])
    #expect(try Sample.catalog(gone.text).keys == [])
  }

  @Test("a key that went stale keeps what the other side translated, and a mark of a person wins over stale")
  func stale() throws {
    let edited = try merge {
      try $0.setExtractionState(.stale, key: "Open")
    } _: { catalog in
      try catalog.setValue("Auf", state: .translated, key: "Open", language: "de")
    }
    #expect(edited.conflicts == [])
    #expect(edited.text.contains("\"Auf\""))
    let manual = try merge {
      try $0.setExtractionState(.stale, key: "Open")
    } _: { catalog in
      try catalog.setExtractionState(.manual, key: "Open")
    }
    #expect(manual.conflicts == [])
    #expect(try Sample.catalog(manual.text)["Open"]?.extractionState == .manual)
  }

  @Test("a text that was to be reviewed on one side and rewritten on the other is rewritten, to be reviewed")
  func reviewAndRewrite() throws {
    let result = try merge {
      try $0.setState(.needsReview, key: "Open", language: "de")
    } _: { catalog in
      try catalog.setValue("Auf", state: .translated, key: "Open", language: "de")
    }
    #expect(result.conflicts == [])
    let unit = try Sample.catalog(result.text)["Open"]?.localization("de")?.units.first?.unit
    #expect(unit?.value == "Auf")
    #expect(unit?.state == .needsReview)
  }

  @Test("a text that one side varied by number and the other rewrote is a conflict as a whole")
  func shapes() throws {
    let result = try merge { catalog in
      try catalog.setValue("eine", state: .translated, key: "Open", language: "de", form: FormPath([.plural("one")]))
    } _: { catalog in
      try catalog.setValue("Auf", state: .translated, key: "Open", language: "de")
    }
    #expect(result.conflicts.map(\.cause) == [.shapes])
  }

  @Test("comments of two uses are both kept, and a person's wins over a generated one")
  func comments() throws {
    let both = try merge {
      try $0.setComment("a door\na shop", key: "Open")
    } _: { catalog in
      try catalog.setComment("a book\na door", key: "Open")
    }
    #expect(both.conflicts == [])
    #expect(try Sample.catalog(both.text)["Open"]?.comment == "a book\na door\na shop")
    let replaced = try merge {
      try $0.setComment("a gate", key: "Open")
    } _: { catalog in
      try catalog.setComment("a lid", key: "Open")
    }
    #expect(replaced.conflicts.map(\.cause) == [.member("comment")])
  }

  @Test("both sides added the catalog: what they have in common is no conflict")
  func noBase() throws {
    var (left, right) = (try Sample.catalog(Self.base), try Sample.catalog(Self.base))
    try left.insert(EntryDraft(key: "A"))
    try right.insert(EntryDraft(key: "Z"))
    right.version = "1.1"
    let result = CatalogMerge.merge(base: nil, ours: left, theirs: right)
    #expect(result.conflicts == [])
    let merged = try Sample.catalog(String(decoding: result.bytes, as: UTF8.self))
    #expect(merged.keys == ["A", "Open", "Z"])
    #expect(merged.version == "1.1")
  }

  @Test("entries that nobody changed keep their spelling")
  func spelling() throws {
    let text = Self.base.replacing("a door", with: "a \\u0064oor")
    let base = try Sample.catalog(text)
    var ours = base
    try ours.insert(EntryDraft(key: "Z"))
    let result = CatalogMerge.merge(base: base, ours: ours, theirs: base)
    #expect(result.bytes == ours.serialized())
  }
}
