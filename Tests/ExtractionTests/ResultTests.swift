import Extraction
import Findings
import Testing

/// What is told about strings, types and files.
@Suite struct ResultTests {
  @Test("tables, bundles, comments and default values stand with their key")
  func keepsCompanions() {
    let result = extract(
      """
      let a = String(localized: "fern.title", defaultValue: "Fern \\(n)", table: "Plants", bundle: .module, comment: "A plant")
      let n = 3
      let b = NSLocalizedString("k", tableName: "Old", value: "v", comment: "c")
      """)
    let fern = result.string("fern.title")
    #expect(fern?.table == "Plants")
    #expect(fern?.bundle == ".module")
    #expect(fern?.comment == "A plant")
    #expect(fern?.defaultValue == "Fern %lld")
    let old = result.string("k")
    #expect(old?.table == "Old")
    #expect(old?.defaultValue == "v")
    #expect(old?.comment == "c")
    #expect(result.strings.count == 2)
  }

  @Test("the phrases of a shortcut are one string of their own table")
  func unitesPhrases() {
    let result = extract(
      "let s = AppShortcut(intent: I(), phrases: [\"Add in \\(.applicationName)\", \"New in \\(.applicationName)\"], shortTitle: \"Add\", systemImageName: \"plus\")"
    )
    let phrase = result.string("Add in ${applicationName}")
    #expect(phrase?.table == "AppShortcuts")
    #expect(phrase?.alternatives == ["Add in ${applicationName}", "New in ${applicationName}"])
    #expect(result.string("Add")?.table == "Localizable")
  }

  @Test("a value of unknown type is taken for an object, and said to be")
  func admitsDoubt() {
    let result = extract("struct V: View { var body: some View { Text(\"\\(thing.amount) left\") } }")
    #expect(result.string("%@ left")?.arguments.map(\.isCertain) == [false])
  }

  @Test("a text that a helper gives to a whole app is followed to the nearest places")
  func boundsWays() {
    let lines = (0..<200).map { "Text(L10n.string(\"Text \($0)\"))" }.joined(separator: "; ")
    let result = extract(
      "enum L10n { static func string(_ key: String.LocalizationValue) -> String { String(localized: key) } }",
      "struct V: View { var body: some View { \(lines) } }")
    #expect(result.localizedKeys.count == 200)
    #expect(result.strings.allSatisfy { (1...64).contains($0.sinks.count) })
  }

  @Test("what stands in previews is marked")
  func marksPreviews() {
    let result = extract(
      "#Preview(\"One\") { Text(\"Sample\") }\nstruct V: View { var body: some View { Text(\"Real\") } }")
    #expect(result.string("Sample")?.isPreview == true)
    #expect(result.string("Real")?.isPreview == false)
  }

  @Test("views name the views they use")
  func namesViews() {
    let result = extract(
      """
      struct Outer: View { var body: some View { Inner(); Outer.Part() } }
      extension Outer { struct Part: View { var body: some View { Text("p") } } }
      """, "struct Inner: View { var body: some View { EmptyView() } }", "struct Model: Codable {}")
    #expect(result.types.map(\.name) == ["Outer", "Outer.Part", "Inner", "Model"])
    #expect(result.types.first?.usedViews == ["Inner", "Outer.Part"])
    #expect(result.types.map(\.isView) == [true, true, true, false])
  }

  @Test("a file without declarations is told of")
  func tellsOfEmptyFiles() {
    #expect(extract("// nothing but words\n").findings.map(\.rule) == ["no-declarations"])
    #expect(extract("import SwiftUI\n").findings.map(\.rule) == ["no-declarations"])
  }

  @Test("a file that cannot be read is told of, with what could be read")
  func tellsOfUnreadableFiles() {
    let result = extract(
      "struct V: View { var body: some View { Text(\"A\") } }\nfunc ) {\nstruct W: View { let t: LocalizedStringKey = \"B\" }"
    )
    #expect(result.findings.contains { $0.rule == "unreadable-swift" })
    #expect(result.localizedKeys.contains("A"))
  }

  @Test("a source cut anywhere is read without a crash")
  func survivesCuts() {
    let bytes = Array(KeyKind.all.map(\.source).joined(separator: "\n").utf8)
    for end in stride(from: 0, to: bytes.count, by: 97) {
      _ = Extractor.facts(of: SourceInput(file: "a.swift", bytes: Array(bytes[..<end])))
    }
    for end in stride(from: 0, to: bytes.count, by: 1009) {
      _ = Extractor.extract([SourceInput(file: "a.swift", bytes: Array(bytes[..<end]))])
    }
  }
}
