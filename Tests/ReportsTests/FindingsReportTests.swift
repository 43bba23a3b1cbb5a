import Findings
import Reports
import Testing

@Suite struct FindingsReportTests {
  let finding = Finding(
    rule: "missing-translation", category: .completeness, severity: .error, message: "'Buy \"now\"' has no text in ru",
    location: Location(file: "App.xcstrings", line: 4, column: 5), locale: "ru", key: "Buy \"now\"",
    advice: "add a translation to ru",
    notes: [Finding.Note("shown here", at: Location(file: "A.swift", line: 2, column: 3))])

  @Test func aLineNamesPlaceSeverityMessageAndRule() {
    #expect(
      FindingsReport([finding]).text() == """
        App.xcstrings:4:5: error: 'Buy "now"' has no text in ru [missing-translation]
          A.swift:2:3: note: shown here
          help: add a translation to ru

        1 error, no warnings, no notes

        """)
  }

  @Test func nothingFoundIsSaid() {
    #expect(FindingsReport([]).text() == "nothing found\n")
    #expect(FindingsReport([]).json == "{\n  \"findings\": []\n}\n")
  }

  @Test func jsonHasEveryMemberInOrder() {
    #expect(
      FindingsReport([finding]).json == """
        {
          "findings": [
            {
              "rule": "missing-translation",
              "category": "completeness",
              "severity": "error",
              "message": "'Buy \\"now\\"' has no text in ru",
              "file": "App.xcstrings",
              "line": 4,
              "column": 5,
              "locale": "ru",
              "key": "Buy \\"now\\"",
              "paywall": null,
              "state": null,
              "advice": "add a translation to ru"
            }
          ]
        }

        """)
  }

  @Test func colourIsAskedFor() {
    #expect(!FindingsReport([finding]).text().contains("\u{1B}"))
    #expect(FindingsReport([finding]).text(ReportStyle(usesColor: true)).contains("\u{1B}[31merror:"))
  }
}
