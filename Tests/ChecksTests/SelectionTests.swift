import Catalogs
import Checks
import Findings
import Testing

@Suite struct SelectionTests {
  private func unit(_ text: String, _ state: String = "translated") -> String {
    "{ \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"\(text)\" } }"
  }

  private func entry(_ key: String, comment: String? = nil, _ texts: [String: String]) -> String {
    let languages = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" : \($0.value)" }.joined(separator: ",\n")
    let comment = comment.map { "\"comment\" : \"\($0)\",\n" } ?? ""
    return "\"\(key)\" : {\n\(comment)\"localizations\" : {\n\(languages)\n}\n}"
  }

  private func outcome(
    _ catalogs: [Catalog], requiring locales: [String] = [], change: (inout CheckSelection) -> Void = { _ in }
  ) -> CheckOutcome {
    let options = CheckOptions(requiredLocales: locales)
    var selection = CheckSelection()
    selection.requiredLocales = locales
    change(&selection)
    return selection.outcome(of: CheckSuite().run(catalogs, options: options), in: catalogs)
  }

  private func rules(_ outcome: CheckOutcome) -> [String] { outcome.told.map(\.finding.rule) }

  private let location = Location(file: "wordgate.json", line: 1, column: 1)

  @Test("an ignore with a reason accepts what it covers and nothing else")
  func ignores() throws {
    let catalog = try catalog(
      [entry("Buy", ["de": unit("Kaufen ")]), entry("Go", ["de": unit("Los ")])].joined(separator: ","))
    let outcome = outcome([catalog]) {
      $0.ignores = [
        Ignore(
          rule: "edge-whitespace", key: TextPattern("B*"), locale: TextPattern("de"), reason: "joined with a price",
          location: location)
      ]
    }
    #expect(outcome.told.map(\.finding.key) == ["Go"])
    #expect(outcome.accepted.map(\.key) == ["Buy"])
  }

  @Test("an ignore without a reason, without a rule that there is, or without a finding is told")
  func uselessIgnores() throws {
    let catalog = try catalog(entry("Buy", ["de": unit("Kaufen ")]))
    let outcome = outcome([catalog]) {
      $0.ignores = [
        Ignore(rule: "edge-whitespace", reason: "", location: location),
        Ignore(rule: "edge-blanks", reason: "x", location: location),
        Ignore(rule: "double-space", reason: "x", location: location),
      ]
    }
    #expect(
      Set(rules(outcome)) == ["edge-whitespace", "ignore-without-reason", "unknown-rule", "needless-ignore"])
  }

  @Test("an ignore without a finding is not told where only a part was looked at")
  func needlessIgnoreOfAPart() throws {
    let catalog = try catalog(entry("Buy", ["de": unit("Kaufen")]))
    let outcome = outcome([catalog]) {
      $0.ignores = [Ignore(rule: "double-space", reason: "x", location: location)]
      $0.isWhole = false
    }
    #expect(outcome.told.isEmpty)
  }

  @Test("a comment accepts a finding of its own entry, with the reason to the end of the line")
  func comments() throws {
    let catalog = try catalog(
      [
        entry(
          "Buy", comment: "A button\\nwordgate:ignore edge-whitespace: joined with a price\\nkeep it short",
          ["de": unit("Kaufen ")]),
        entry("Go", comment: "wordgate:ignore edge-whitespace", ["de": unit("Los ")]),
      ].joined(separator: ","))
    let outcome = outcome([catalog])
    #expect(outcome.accepted.map(\.key) == ["Buy"])
    #expect(Set(rules(outcome)) == ["edge-whitespace", "ignore-without-reason"])
    #expect(Ignore.ignores(in: catalog).map(\.reason) == ["joined with a price", ""])
  }

  @Test("a language with a threshold is told once, when it is below")
  func thresholds() throws {
    let keys = ["One", "Two", "Three", "Four"]
    let catalog = try catalog(
      keys.enumerated().map { index, key in
        entry(key, index < 3 ? ["de": unit("\(key)e")] : ["fr": unit("Quatre")])
      }.joined(separator: ","))
    let met = outcome([catalog], requiring: ["de"]) {
      $0.thresholds = [Threshold(locale: TextPattern("d*"), translated: 75)]
    }
    #expect(met.told.isEmpty)
    #expect(met.milder.map(\.finding.rule) == ["missing-translation"])
    let missed = outcome([catalog], requiring: ["de"]) {
      $0.thresholds = [Threshold(locale: TextPattern("de"), translated: 80)]
    }
    #expect(rules(missed) == ["locale-below-threshold"])
    #expect(missed.told[0].finding.message == "3 of 4 texts are translated in de, 75 % where 80 % is asked for")
    #expect(missed.told[0].finding.advice == "translate 1 more")
    #expect(missed.isFaulty)
  }

  @Test("a language may lean on another where the project says so, and only for what is absent")
  func fallbacks() throws {
    let catalog = try catalog(
      [
        entry("Buy", ["pt": unit("Comprar")]), entry("Go", ["pt": unit("Ir", "new")]),
        entry("Stop", ["pt": unit("Parar"), "pt-PT": unit("Parar ")]),
      ].joined(separator: ","))
    let plain = outcome([catalog], requiring: ["pt-PT"])
    #expect(plain.told.filter { $0.finding.locale == "pt-PT" }.map(\.finding.key) == ["Buy", "Go", "Stop"])
    let leaning = outcome([catalog], requiring: ["pt-PT"]) { $0.fallbacks = Fallbacks(["pt-PT": ["pt"]]) }
    #expect(leaning.told.filter { $0.finding.locale == "pt-PT" }.map(\.finding.key) == ["Go", "Stop"])
  }

  @Test("a language that a catalog lacks leans on the one it holds, and misses what that one misses")
  func fallbackOfAWholeLanguage() throws {
    let catalog = try catalog(
      [
        entry("Buy", ["pt": unit("Comprar")]), entry("Go", ["pt": unit("Ir", "new")]),
        entry("Stop", ["de": unit("Halt")]),
      ]
      .joined(separator: ","))
    let options = CheckOptions(requiredLocales: ["pt-PT"], fallbacks: Fallbacks(["pt-PT": ["pt"]]))
    let found = CheckSuite().run([catalog], options: options).filter { $0.locale == "pt-PT" }
    #expect(found.map(\.rule) == ["missing-translation", "missing-translation"])
    #expect(found.map(\.key) == ["Go", "Stop"])
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test("languages lean on others through others, and a circle ends")
  func fallbackChains() {
    let fallbacks = Fallbacks(["es-MX": ["es-419"], "es-419": ["es"], "es": ["es-MX"]])
    #expect(fallbacks.chain(of: "es-MX") == ["es-419", "es"])
    #expect(fallbacks.chain(of: "de") == [])
  }

  @Test("a baseline silences what it knows, counts what is mended, and does not mind lines that move")
  func baseline() throws {
    let first = try catalog(
      [entry("Buy", ["de": unit("Kaufen ")]), entry("Go", ["de": unit("Los ")])].joined(separator: ","))
    let written = outcome([first]).baseline
    var problems: [Finding] = []
    let baseline = try #require(Baseline(written.bytes, file: "baseline.json", findings: &problems))
    #expect(baseline.entries == written.entries && problems.isEmpty)

    let second = try catalog(
      "\n\n"
        + [
          entry("Buy", ["de": unit("Kauf ")]), entry("Go", ["de": unit("Los")]), entry("New", ["de": unit("Neu ")]),
        ].joined(separator: ","))
    let outcome = outcome([second]) { $0.baseline = baseline }
    #expect(outcome.told.map(\.finding.key) == ["New"])
    #expect(outcome.known.map(\.finding.key) == ["Buy"])
    #expect(outcome.mended.map(\.key) == ["Go"])
  }

  @Test("the same fault twice has two fingerprints, and forms of one text have their own")
  func fingerprints() throws {
    let plural = """
      { "variations" : { "plural" : { "one" : \(unit("%lld Tag ")), "other" : \(unit("%lld Tage ")) } } }
      """
    let catalog = try catalog(entry("%lld days", ["de": plural]))
    let told = outcome([catalog]) { $0.rules = ["edge-whitespace"] }.told
    #expect(told.count == 2)
    #expect(told.map(\.text?.form) == ["one", "other"])
    #expect(Set(told.map(\.fingerprint)).count == 2)
    let twice = [told[0], told[0]].map { (finding: $0.finding, text: $0.text) }
    #expect(Set(Fingerprint.fingerprints(of: twice)).count == 2)
  }

  @Test("a file that is no baseline is told", arguments: ["", "{}", "{\"version\": 2, \"findings\": []}", "[1]"])
  func noBaseline(text: String) {
    var problems: [Finding] = []
    #expect(Baseline(Array(text.utf8), file: "b.json", findings: &problems) == nil)
    #expect(problems.map(\.rule) == ["unreadable-baseline"])
  }

  @Test("rules, languages and severities narrow what is told")
  func narrowing() throws {
    let catalog = try catalog(
      entry("Buy now", ["de": unit("Jetzt  kaufen "), "pt_BR": unit("Comprar ", "needs_review")]))
    #expect(rules(outcome([catalog]) { $0.rules = ["double-space"] }) == ["double-space"])
    #expect(Set(outcome([catalog]) { $0.locales = ["pt-BR"] }.told.map(\.finding.locale)) == ["pt_BR"])
    #expect(outcome([catalog]) { $0.least = .error }.told.isEmpty)
    #expect(rules(outcome([catalog]) { $0.least = .note }).contains("unreviewed-translation"))
  }

  @Test("what changed in a catalog is found by key and language, whatever the order and spelling of the file")
  func changes() throws {
    let old = try catalog(
      [
        entry("Buy", ["de": unit("Kaufen "), "fr": unit("Acheter ")]), entry("Go", ["de": unit("Los ")]),
        entry("Stop", ["en": unit("Stop"), "de": unit("Halt ")]),
      ].joined(separator: ","))
    let new = try catalog(
      [
        entry("Stop", ["en": unit("Stop now"), "de": unit("Halt ")]),
        entry("Buy", ["de": unit("Kauf "), "fr": unit("Acheter ")]),
        "\"Go\" : " + entry("Go", ["de": unit("Los ")]).dropFirst(7),
        entry("New", ["de": unit("Neu ")]),
      ].joined(separator: ",\n\n"))
    let outcome = outcome([new]) {
      $0.changes = Changes(files: [new.file: .init(from: old, to: new)])
      $0.rules = ["edge-whitespace"]
    }
    #expect(
      Set(outcome.told.map { "\($0.finding.key ?? "") \($0.finding.locale ?? "")" }) == ["Stop de", "Buy de", "New de"])
  }

  @Test("a line of a source counts as changed where it, or a line that explains it, changed")
  func changedLines() {
    func finding(_ line: Int, note: Int? = nil) -> Finding {
      Finding(
        rule: "verbatim-text", category: .unlocalized, severity: .warning, message: "x",
        location: Location(file: "A.swift", line: line, column: 1),
        notes: note.map { [Finding.Note("x", at: Location(file: "A.swift", line: $0, column: 1))] } ?? [])
    }
    let changes = Changes(files: ["A.swift": .lines([3...4])])
    #expect(changes.concern(finding(3)) && changes.concern(finding(9, note: 4)))
    #expect(!changes.concern(finding(5)) && !changes.concern(finding(5, note: 2)))
  }

  @Test(
    "a star stands for any characters",
    arguments: [
      ("Wi-Fi*", "Wi-Fi 6", true), ("*", "", true), ("a*b*c", "a--b--c", true), ("a*b*c", "acb", false),
      ("ab*ba", "aba", false), ("exact", "exact", true), ("exact", "exactly", false),
    ])
  func patterns(pattern: String, text: String, matches: Bool) {
    #expect(TextPattern(pattern).matches(text) == matches)
  }

  @Test("what a finding quotes is marked, in the translation or else in the source")
  func marks() throws {
    let catalog = try catalog(entry("%lld days, then %@", ["de": unit("Dann %@, {0}")]))
    let told = outcome([catalog]).told
    let missing = try #require(told.first { $0.finding.rule == "missing-specifier" })
    #expect(missing.text?.mark == .source(16..<18))
    let mangled = try #require(told.first { $0.finding.rule == "mangled-specifier" })
    #expect(mangled.text?.mark == .text(9..<12))
  }

  @Test("a rule can say where the fault is, an edit shows it, and so does the code of a character")
  func otherMarks() throws {
    let catalog = try catalog(entry("Turn on or off", ["de": unit("Ein  oder aus "), "fr": unit("Oui\u{200B}non")]))
    let told = outcome([catalog]).told
    func mark(_ rule: String) -> FaultyText.Mark? { told.first { $0.finding.rule == rule }?.text?.mark }
    #expect(mark("double-space") == .text(3..<5))
    #expect(mark("edge-whitespace") == .text(13..<14))
    #expect(mark("invisible-character") == .text(3..<6))
  }
}

@Suite struct EditPlanTests {
  private func finding(_ edits: [(Range<Int>, String)]) -> Finding {
    Finding(
      rule: "double-space", category: .hygiene, severity: .warning, message: "x",
      edits: edits.map { SourceEdit(file: "a", range: $0.0, replacement: $0.1) })
  }

  @Test("edits keep all other bytes, and of two that overlap the first counts")
  func overlap() throws {
    let plan = EditPlan([
      finding([(4..<6, "X")]), finding([(0..<1, "Y"), (5..<7, "Z")]), finding([(1..<2, "")]), finding([(4..<6, "X")]),
    ])
    #expect(plan.mended == 3)
    let bytes = try #require(EditPlan.apply(plan.files["a"] ?? [], to: Array("abcdefgh".utf8)))
    #expect(String(decoding: bytes, as: UTF8.self) == "acdXgh")
  }

  @Test("two things put at the same place wait for each other")
  func insertions() {
    #expect(EditPlan([finding([(3..<3, "a")]), finding([(3..<3, "b")])]).mended == 1)
  }

  @Test("an edit outside of its file changes nothing")
  func outside() {
    #expect(EditPlan.apply([SourceEdit(file: "a", range: 2..<9, replacement: "")], to: [1, 2, 3]) == nil)
  }
}
