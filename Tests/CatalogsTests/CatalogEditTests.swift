import Catalogs
import Testing

@Suite struct CatalogEditTests {
  /// The lines that an edit takes out and puts in, with `-` and `+`.
  private func changes(
    _ text: String = Sample.rich, _ edit: (inout Catalog) throws -> Void
  ) throws -> [String] {
    var catalog = try Sample.catalog(text)
    try edit(&catalog)
    let new = String(decoding: catalog.serialized(), as: UTF8.self)
    _ = try Sample.catalog(new)
    let before = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return after.difference(from: before).map { change in
      switch change {
      case .remove(_, let line, _): "-" + line.drop { $0 == " " }
      case .insert(_, let line, _): "+" + line.drop { $0 == " " }
      }
    }
  }

  @Test func oneValueIsOneLine() throws {
    let lines = try changes { try $0.setValue("%lld Tagen", state: .translated, key: "%lld days", language: "de") }
    #expect(lines == [#"-"value" : "%lld Tage""#, #"+"value" : "%lld Tagen""#])
  }

  @Test func oneFormIsOneLine() throws {
    let lines = try changes {
      try $0.setValue(
        "%lld дня", state: .translated, key: "%lld days", language: "ru", form: FormPath([.plural("few")]))
    }
    #expect(lines == [#"-"state" : "machine_translated","#, #"+"state" : "translated","#])
  }

  @Test func theSameValueChangesNothing() throws {
    var catalog = try Sample.catalog(Sample.rich)
    try catalog.setValue("%lld Tage", state: .translated, key: "%lld days", language: "de")
    try catalog.setShouldTranslate(false, key: "%lld days")
    try catalog.setComment(nil, key: "Restore")
    #expect(!catalog.isEdited)
  }

  @Test func aNewFormGoesToItsPlace() throws {
    let lines = try changes {
      try $0.setValue("%lld день", state: .new, key: "%lld days", language: "ru", form: try #require(FormPath("one")))
    }
    #expect(
      lines == [
        #"+"one" : {"#, #"+"stringUnit" : {"#, #"+"state" : "new","#, #"+"value" : "%lld день""#, "+}", "+},",
      ])
  }

  @Test func aTextBecomesTheOtherFormWhenOneIsAdded() throws {
    var catalog = try Sample.catalog(Sample.rich)
    try catalog.setValue(
      "%lld Tag", state: .translated, key: "%lld days", language: "de", form: FormPath([.plural("one")]))
    let units = try #require(catalog["%lld days"]?.localization("de")?.units)
    #expect(units.map(\.path.description) == ["one", "other"])
    #expect(units.map(\.unit.value) == ["%lld Tag", "%lld Tage"])
    #expect(catalog.formatted() == catalog.serialized())
  }

  @Test func aFirstTranslationOpensTheEmptyEntry() throws {
    var catalog = try Sample.catalog(Sample.rich)
    try catalog.setValue("Wiederherstellen", state: .translated, key: "Restore", language: "de")
    #expect(catalog.formatted() == catalog.serialized())
    #expect(catalog["Restore"]?.localization("de")?.units.first?.unit.value == "Wiederherstellen")
  }

  @Test func entriesAreInsertedWhereXcodeWouldPutThem() throws {
    var catalog = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
    for key in ["b", "item 10", "A", "item 9", "", "%@", "a", "zh"] { try catalog.insert(EntryDraft(key: key)) }
    #expect(catalog.keys == ["", "%@", "a", "A", "b", "item 9", "item 10", "zh"])
    #expect(catalog.formatted() == catalog.serialized())
    let lines = try changes { try $0.insert(EntryDraft(key: "Save", comment: "A button")) }
    #expect(lines == [#"+"Save" : {"#, #"+"comment" : "A button""#, "+},"])
  }

  @Test func aFileWithoutOrderGetsNewEntriesAmongLikeNeighbours() throws {
    let text =
      "{\n \"strings\": {\n  \"c\": {},\n  \"a\": {},\n  \"b\": {}\n },\n \"sourceLanguage\": \"en\", \"version\": \"1.0\"\n}\n"
    let lines = try changes(text) { try $0.insert(EntryDraft(key: "z")) }
    #expect(lines == [#"-"b": {}"#, #"+"b": {},"#, #"+"z": {}"#])
  }

  @Test func removingAndRenamingLeaveTheRestAlone() throws {
    #expect(try changes { try $0.removeEntry("Restore") } == [#"-"Restore" : {"#, "-", "-},"].reversed())
    var catalog = try Sample.catalog(Sample.rich)
    try catalog.renameKey("Tap", to: "Press", keepingText: true)
    #expect(catalog.keys == ["%lld days", "Open", "Press", "Restore"])
    #expect(catalog["Press"]?.localization("en")?.units.first?.unit.value == "Tap")
    #expect(catalog["Press"]?.localization("de")?.units.count == 3)
    #expect(catalog.formatted() == catalog.serialized())
    for key in catalog.keys { try catalog.removeEntry(key) }
    #expect(catalog.entries.isEmpty)
    #expect(catalog.formatted() == catalog.serialized())
  }

  @Test func languagesAreListedAndDropped() throws {
    var catalog = try Sample.catalog(Sample.rich)
    try catalog.addLanguage("pt-BR")
    #expect(catalog.languages == ["de", "en", "pt-BR", "ru"])
    #expect(try catalog.dropLanguage("de") == 2)
    #expect(try catalog.dropLanguage("pt-BR") == 0)
    #expect(catalog.languages == ["en", "ru"])
    #expect(catalog["Tap"]?.languages == [])
    #expect(catalog.formatted() == catalog.serialized())
  }

  @Test func reviewingMarksWhatWasTranslated() throws {
    let lines = try changes { try $0.markReviewed(key: "%lld days", language: "ru") }
    #expect(lines.filter { $0.hasPrefix("+") } == Array(repeating: #"+"state" : "translated","#, count: 2))
  }

  @Test func theVersionRisesOnlyWhenAFieldNeedsIt() throws {
    var catalog = Catalog(table: "T", file: "T.xcstrings", sourceLanguage: "en")
    try catalog.insert(EntryDraft(key: "a"))
    try catalog.setValue("A", state: .translated, key: "a", language: "de")
    #expect(catalog.version == "1.0")
    try catalog.setGeneratesSymbol(false, key: "a")
    #expect(catalog.version == "1.1")
    try catalog.setState(.machineTranslated, key: "a", language: "de")
    #expect(catalog.version == "1.3")
    #expect(catalog.formatted() == catalog.serialized())
  }

  @Test func editsThatCannotBeAreRefused() throws {
    var catalog = try Sample.catalog(Sample.rich)
    func problem(_ edit: (inout Catalog) throws(CatalogEditProblem) -> Void) -> CatalogEditProblem? {
      do { try edit(&catalog) } catch { return error }
      return nil
    }
    let days = "%lld days"
    #expect(problem { c throws(CatalogEditProblem) in try c.removeEntry("x") } == .noSuchKey("x"))
    #expect(problem { c throws(CatalogEditProblem) in try c.insert(EntryDraft(key: days)) } == .keyExists(days))
    #expect(
      problem { c throws(CatalogEditProblem) in
        try c.setValue("x", state: .new, key: days, language: "pt_BR")
      } == .malformedLanguage("pt_BR"))
    #expect(
      problem { c throws(CatalogEditProblem) in try c.setValue("x", state: .new, key: days, language: "ru") }
        == .formNeeded(key: days, language: "ru"))
    #expect(
      problem { c throws(CatalogEditProblem) in
        try c.setValue("x", state: .unknown("done"), key: days, language: "de")
      } == .malformedState("done"))
    let both = FormPath([.device("other"), .plural("one")])
    #expect(
      problem { c throws(CatalogEditProblem) in
        try c.setValue("x", state: .new, key: "Tap", language: "de", form: both)
      } == .formNotAllowed(both, reason: "other devices cannot be varied further"))
    let plural = FormPath([.plural("one")])
    #expect(
      problem { c throws(CatalogEditProblem) in
        try c.setValue("x", state: .new, key: "Tap", language: "de", form: plural)
      } == .formNotAllowed(plural, reason: "the text already varies by device"))
    #expect(problem { c throws(CatalogEditProblem) in try c.dropLanguage("en") } == .isSourceLanguage("en"))
    #expect(!catalog.isEdited)
  }

  @Test(arguments: [
    ("", ""), ("few", "few"), ("plural.few", "few"), ("iphone.one", "iphone.one"),
    ("device.iphone.plural.one", "iphone.one"), ("device.other", "device.other"),
    ("substitutions.days.other", "substitutions.days.other"),
    ("substitutions.a.b.plural.other", "substitutions.a.b.other"),
  ])
  func formsAreNamedInShortAndInAppleWords(text: String, description: String) throws {
    #expect(try #require(FormPath(text)).description == description)
  }

  @Test(arguments: ["some", "device", "iphone.x", "substitutions.days", "plural.iphone", ".", "one."])
  func whatNamesNoFormIsRefused(text: String) {
    #expect(FormPath(text) == nil)
  }
}
