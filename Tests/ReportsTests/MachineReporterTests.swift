import Checks
import Findings
import Foundation
import Reports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MachineReporterTests {
  private func json(_ name: String, _ told: [CheckOutcome.Told], change: (inout CheckReport) -> Void = { _ in }) throws
    -> Any
  {
    try JSONSerialization.jsonObject(with: Data(written(name, told, change: change).utf8))
  }

  @Test("JSON holds the finding, its words, its fingerprint and its edits")
  func jsonMembers() throws {
    let object = try #require(try json("json", [edgeWhitespace]) as? [String: Any])
    #expect(object["version"] as? Int == 1)
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    #expect(finding["rule"] as? String == "edge-whitespace")
    #expect(finding["fingerprint"] as? String == "fedcba9876543210")
    #expect(finding["text"] as? String == "Kaufen ")
    #expect(finding["form"] is NSNull)
    let edit = try #require((finding["edits"] as? [[String: Any]])?.first)
    #expect(edit["offset"] as? Int == 8 && edit["length"] as? Int == 1)
    #expect((object["summary"] as? [String: Int])?["warnings"] == 1)
  }

  @Test("SARIF names the rule with its help, the place in UTF-16 columns, and the edit as a fix")
  func sarif() throws {
    let source = Array("{\n\"ä😀\": \"x \"}".utf8)
    var told = edgeWhitespace
    told.finding.location = Location(file: "Über App.xcstrings", line: 2, column: 11)
    told.finding.edits = [SourceEdit(file: "Über App.xcstrings", range: 14..<15, replacement: "")]
    let object = try #require(
      try json("sarif", [told]) { $0.sources = ["Über App.xcstrings": source] } as? [String: Any])
    #expect(object["version"] as? String == "2.1.0")
    let run = try #require((object["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "edge-whitespace")
    #expect(((rule["help"] as? [String: Any])?["markdown"] as? String)?.contains("## Told") == true)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleIndex"] as? Int == 0)
    let place = try #require((result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: Any])?["uri"] as? String == "%C3%9Cber%20App.xcstrings")
    #expect(place["region"] as? [String: Int] == ["startLine": 2, "startColumn": 8])
    let change = try #require(
      ((result["fixes"] as? [[String: Any]])?.first?["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect(
      replacement["deletedRegion"] as? [String: Int]
        == ["startLine": 2, "startColumn": 10, "endLine": 2, "endColumn": 11])
  }

  @Test("GitLab's report has what it needs, and a path where no file holds the fault")
  func gitlab() throws {
    var told = missingSpecifier
    told.finding.location = nil
    let list = try #require(try json("gitlab", [told, edgeWhitespace]) as? [[String: Any]])
    #expect(list.map { $0["severity"] as? String } == ["major", "minor"])
    #expect(list.map { ($0["location"] as? [String: Any])?["path"] as? String } == ["wordgate.json", "App.xcstrings"])
    #expect(Set(list.compactMap { $0["fingerprint"] as? String }).count == 2)
  }

  @Test("GitHub's commands escape what would end them")
  func githubEscapes() {
    var told = edgeWhitespace
    told.finding.location?.file = "a,b:c%.xcstrings"
    told.finding.message = "100% of 'a, b: c'"
    #expect(
      written("github", [told]).hasPrefix(
        "::warning file=a%2Cb%3Ac%25.xcstrings,line=9,col=12,title=edge-whitespace::"
          + "100%25 of 'a, b: c'%0Aen: Buy%0Ade: Kaufen %0Aremove the white space\n"))
  }

  @Test("GitHub is given ten annotations of a kind at most, and the rest is in the log")
  func githubLimits() {
    let told = (0..<30).map { missingTranslation(in: "de", key: "Key \($0)") } + [edgeWhitespace]
    let lines = written("github", told).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == 10)
    #expect(lines.count { $0.hasPrefix("::warning ") } == 1)
    #expect(lines.contains("::error title=wordgate::21 more errors in the log of this step"))
    for number in 0..<30 { #expect(lines.contains { $0.contains("'Key \(number)'") }) }
    #expect(lines.suffix(2) == ["::endgroup::", "30 errors, 1 warning"])
  }

  @Test("GitHub is given no message longer than it shows")
  func githubLength() {
    var told = edgeWhitespace
    told.finding.message = String(repeating: "ы", count: 990)
    told.finding.advice = told.finding.message
    told.text?.text = told.finding.message
    let line = written("github", [told]).split(separator: "\n")[0]
    #expect(line.utf8.count < 4_096 + 100 && line.hasSuffix("…"))
  }

  @Test("XML is well formed whatever a text holds, and counts what failed", arguments: ["junit", "checkstyle"])
  func xml(name: String) throws {
    var told = missingTranslation(in: "de", key: "<&\">'\u{1}\u{FFFE}\n]]>")
    told.finding.severity = .note
    let text = written(name, [told, missingSpecifier, edgeWhitespace])
    let delegate = ElementCounter()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = delegate
    #expect(parser.parse(), "\(String(describing: parser.parserError)): \(text)")
    if name == "junit" {
      #expect(delegate.counts == ["testsuites": 1, "testsuite": 1, "testcase": 3, "failure": 2, "system-out": 1])
      #expect(text.contains("<testsuites name=\"wordgate\" tests=\"3\" failures=\"2\">"))
    } else {
      #expect(delegate.counts == ["checkstyle": 1, "file": 1, "error": 3])
    }
  }

  @Test("a run without findings is one test that passed")
  func junitWithoutFindings() {
    #expect(written("junit", []).contains("<testcase name=\"check\" classname=\"wordgate\"/>"))
  }

  @Test("the table of languages never rounds up to 100 %")
  func summary() {
    var german = LocaleTally(locale: "de")
    german.total = 1_000
    german.translated = 999
    german.reviewed = 500
    german.faults = 2
    #expect(
      written("summary", []) { $0.tallies = [german] } == """
        locale  texts  translated  reviewed  missing  faults
        de       1000        99 %      50 %        1       2

        nothing found

        """)
  }

  @Test("Markdown shows no text as markup and stays below what GitHub takes")
  func markdown() {
    var told = edgeWhitespace
    told.finding.message = "<b>|`x`"
    #expect(written("markdown", [told]).contains("- 🟡 \\<b\\>\\|\\`x\\` — `App.xcstrings:9` `edge-whitespace`\n"))
    let many = (0..<2_000).map { missingTranslation(in: "de", key: "A rather long key with the number \($0)") }
    let text = written("markdown", many)
    #expect(text.utf8.count < 65_536)
    #expect(text.hasSuffix(" more\n\n</details>\n"))
  }

  @Test("every reporter answers to its name")
  func names() {
    let names = CheckReporters.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for name in names { #expect(CheckReporters.reporter(name) != nil) }
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  var counts: [String: Int] = [:]

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
  }
}
