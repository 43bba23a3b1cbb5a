import Checks
import Findings
import Reports
import Testing

@Suite struct TextReporterTests {
  @Test("source and translation stand under each other, and the fault is marked")
  func excerpt() {
    #expect(
      written("text", [missingSpecifier, edgeWhitespace]) == """
        App.xcstrings:4:5: error: '%@' of the source is missing [missing-specifier]
          en  Then %@
                   ~~
          ru  Затем
          A.swift:2:3: note: shown here
          help: put '%@' into the translation

        App.xcstrings:9:12: warning: the text ends with white space [edge-whitespace]
          en  Buy
          de  Kaufen\u{20}
                    ~
          help: remove the white space

        1 error, 1 warning

        """)
  }

  @Test("what is missing in several languages is told once")
  func grouped() {
    #expect(
      written("text", ["de", "fr", "ru"].map { missingTranslation(in: $0) }) == """
        App.xcstrings:7:5: error: 'Buy' has no text in de, fr and ru [missing-translation]
          help: add a translation to de, fr and ru

        3 errors

        """)
  }

  @Test("what is found and not told is counted")
  func silences() {
    let text = written("text", []) { report in
      report.outcome.milder = [edgeWhitespace]
      report.outcome.known = [missingSpecifier]
      report.outcome.mended = [Baseline.Entry(edgeWhitespace.finding, edgeWhitespace.fingerprint)]
      report.outcome.accepted = [missingSpecifier.finding, missingSpecifier.finding]
    }
    #expect(
      text == """
        nothing found
        1 warning not told, '--severity warning' tells them
        1 fault known to the baseline
        1 fault of the baseline is mended, '--update-baseline' takes it out
        2 findings ignored with a reason

        """)
  }

  @Test("a long text is cut so that the fault is seen, wide characters counted as two columns")
  func window() {
    var told = edgeWhitespace
    told.text?.text = String(repeating: "語", count: 60) + " %@ " + String(repeating: "語", count: 60)
    told.text?.mark = .text(181..<183)
    let lines = written("text", [told], style: ReportStyle(columns: 40)).split(separator: "\n").map(String.init)
    #expect(lines[2].hasPrefix("  de  …語") && lines[2].hasSuffix("語…"))
    #expect(lines[2].contains(" %@ "))
    let before = lines[2].prefix { $0 != "%" }
    #expect(lines[3].prefix { $0 == " " }.count == before.count + before.count { $0 == "語" })
  }

  @Test("a fault in a text from right to left is marked with brackets, since columns say nothing there")
  func rightToLeft() {
    var told = edgeWhitespace
    told.text?.text = "شراء %@ الآن"
    told.text?.mark = .text(9..<11)
    #expect(written("text", [told]).contains("  de  شراء ⟦%@⟧ الآن\n"))
  }

  @Test("nothing that a file holds can move the cursor or turn the writing around")
  func escapes() {
    var told = missingTranslation(in: "de", key: "\u{1B}[2J\u{202E}a\nb")
    told.text = nil
    #expect(written("text", [told]).hasPrefix("App.xcstrings:7:5: error: '\\u{1B}[2J\\u{202E}a\\nb' has no text in de"))
  }

  @Test("colour is asked for")
  func colour() {
    #expect(!written("text", [missingSpecifier]).contains("\u{1B}"))
    #expect(written("text", [missingSpecifier], style: ReportStyle(usesColor: true)).contains("\u{1B}[31merror:"))
  }

  @Test("a long list ends with how often each rule found something")
  func recap() {
    let told = (0..<21).map { missingTranslation(in: "de", key: "Key \($0)") } + [edgeWhitespace]
    #expect(
      written("text", told).hasSuffix(
        """
        error    missing-translation  21
        warning  edge-whitespace       1

        21 errors, 1 warning

        """))
  }
}
