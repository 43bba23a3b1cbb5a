import Foundation
import Testing

/// Every command that writes a catalog, while another process writes to the same one.
@Suite(.serialized, .enabled(if: BuiltProgram.wordgate.isThere)) struct ConcurrentEditTests {
  /// A command that is run again and again, each time with another number.
  struct Work: CustomTestStringConvertible, Sendable {
    let name: String
    /// A line of shell, in which `$i` is the number and `wordgate` the program.
    let line: String
    /// The files that the command reads, by name; `#` is the number.
    var files: [String: String] = [:]
    /// What the catalog says in the end for every number, and what it says no more.
    var leaves: [String] = []
    var removes: [String] = []

    var testDescription: String { name }
  }

  private static let count = 5

  static let works = [
    Work(
      name: "catalog set", line: #"wordgate catalog set L.xcstrings "old $i" "value $i" --language de"#,
      leaves: [#""value #""#]),
    Work(
      name: "catalog rename", line: #"wordgate catalog rename L.xcstrings "old $i" "new $i""#, leaves: [#""new #""#],
      removes: [#""old #""#]),
    Work(name: "catalog remove", line: #"wordgate catalog remove L.xcstrings "old $i""#, removes: [#""old #""#]),
    Work(
      name: "catalog review", line: #"wordgate catalog review L.xcstrings "look $i" --language fr"#,
      leaves: [#""state":"translated","value":"vu #""#]),
    Work(
      name: "catalog languages", line: #"wordgate catalog languages L.xcstrings --add "en-00$i""#,
      leaves: [#""en-00#""#]),
    Work(
      name: "catalog import", line: #"wordgate catalog import L.xcstrings "T$i/de.lproj/L.strings""#,
      files: ["T#/de.lproj/L.strings": #""table #" = "Tabelle #";"#], leaves: [#""Tabelle #""#]),
    Work(
      name: "extract", line: #"wordgate extract "S$i" --catalogs . >/dev/null"#,
      files: ["S#/Page.swift": "import SwiftUI\nlet page = Text(\"source #\", tableName: \"L\")\n"],
      leaves: [#""source #""#]),
    Work(
      name: "extract --into", line: #"wordgate extract "D$i.json" --into L.xcstrings >/dev/null"#,
      files: [
        "D#.json": """
        { "default_locale": "en", "components_localizations": { "en": { "title #": "Definition #" } },
          "components_config": { "base": { "stack": { "type": "stack", "components": [
            { "type": "text", "text_lid": "title #" } ] } } } }
        """
      ], leaves: [#""Definition #""#]),
    Work(
      name: "sync", line: #"wordgate sync L.xcstrings --stringsdata "$i.stringsdata" --keep-stale"#,
      files: [
        "#.stringsdata":
          #"{"source":"A.swift","tables":{"L":[{"comment":"","key":"data #"}]},"version":1}"#
      ], leaves: [#""data #""#]),
    Work(
      name: "format",
      line: #"wordgate format L.xcstrings; wordgate catalog set L.xcstrings "old $i" "value $i" --language de"#,
      leaves: [#""value #""#]),
    Work(
      name: "merge", line: #"wordgate merge base.xcstrings L.xcstrings "M$i.xcstrings""#,
      files: [
        "base.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#,
        "M#.xcstrings": #"{"sourceLanguage":"en","strings":{"their #":{}},"version":"1.0"}"#,
      ], leaves: [#""their #""#]),
    Work(
      name: "check --fix",
      line: #"""
        wordgate catalog set L.xcstrings "old $i" "bord $i " --language fr
        wordgate check L.xcstrings --rule edge-whitespace --fix >/dev/null
        """#, leaves: [#""bord #""#]),
    Work(
      name: "import", line: #"wordgate import "X$i.xliff" >/dev/null"#,
      files: [
        "X#.xliff": """
        <xliff version='1.2'><file original='L.xcstrings' source-language='en' target-language='pl'><body>
        <trans-unit id='old #'><source>Old #.</source><target>stary #</target></trans-unit></body></file></xliff>
        """
      ], leaves: [#""stary #""#]),
  ]

  @Test("two processes at work on one catalog lose nothing", arguments: works)
  func twoProcesses(work: Work) async throws {
    let shipped = try Shipped()
    defer { shipped.remove() }
    try? FileManager.default.removeItem(atPath: shipped.folder + "/Catalogs")
    try? FileManager.default.removeItem(atPath: shipped.folder + "/wordgate.json")
    try shipped.write(Self.catalog, to: "L.xcstrings")
    let numbers = Array(0..<Self.count)
    for (name, text) in work.files {
      for number in numbers {
        try shipped.write(text.replacing("#", with: "\(number)"), to: name.replacing("#", with: "\(number)"))
      }
    }
    let other = #"wordgate catalog set L.xcstrings "own $i" "text $i" --language de"#
    let folder = shipped.folder
    let outcomes = try await withThrowingTaskGroup(of: BuiltProgram.Outcome.self) { group in
      for line in [other, work.line] {
        group.addTask { try BuiltProgram.run(["sh", "-c", Self.script(line)], in: folder) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(outcomes.map(\.status) == [0, 0], "\(outcomes.map(\.diagnostics))")
    let text = try shipped.text("L.xcstrings").filter { !$0.isNewline }.replacing(" : ", with: ":").replacing(
      #/([,{]) +"/#, with: { "\($0.1)\"" })
    for number in numbers {
      #expect(text.contains("\"text \(number)\""), "a text of the other process is gone")
      for words in work.leaves { #expect(text.contains(words.replacing("#", with: "\(number)"))) }
      for words in work.removes { #expect(!text.contains(words.replacing("#", with: "\(number)"))) }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("L.") }
    #expect(left == ["L.xcstrings"], "something was left beside the catalog")
  }

  /// Runs a line for every number; one that is used wrongly ends it.
  private static func script(_ line: String) -> String {
    """
    wordgate() { '\(BuiltProgram.wordgate.path)' "$@"; status=$?; [ $status -lt 2 ] || exit $status; }
    for i in $(seq 0 \(count - 1)); do
    \(line)
    done
    exit 0
    """
  }

  /// Large enough that reading it takes a while, in which the other process may write.
  private static let catalog: String = {
    var entries = (0..<700).map { #""filler \#($0)":{"extractionState":"manual"}"# }
    for number in 0..<count {
      entries += [
        #""own \#(number)":{"extractionState":"manual"}"#,
        #""old \#(number)":{"extractionState":"manual","localizations":{"en":{"stringUnit":"#
          + #"{"state":"translated","value":"Old \#(number)."}}}}"#,
        #""look \#(number)":{"extractionState":"manual","localizations":{"fr":{"stringUnit":"#
          + #"{"state":"needs_review","value":"vu \#(number)"}}}}"#,
      ]
    }
    return "{\"sourceLanguage\":\"en\",\"strings\":{\(entries.joined(separator: ","))},\"version\":\"1.0\"}"
  }()
}
