import Checks
import Findings

/// JUnit's XML, which most CI servers show as a list of tests: a suite a file, a failed test a fault.
enum JUnitReporter: CheckReporter {
  static let name = "junit"
  static let summary = "JUnit XML, a failed test for each fault"

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    let files = FileGroup.groups(of: report.outcome.told)
    let suites =
      files.isEmpty
      ? [suite("wordgate", [XMLElement("testcase", [("name", "check"), ("classname", "wordgate")])], failures: 0)]
      : files.map { file in
        suite(
          file.name, file.told.map { testCase($0, in: file.name, style) },
          failures: file.told.count { $0.finding.severity < .note })
      }
    let failures = report.findings.count { $0.severity < .note }
    let attributes = [
      ("name", "wordgate"), ("tests", String(max(report.findings.count, 1))), ("failures", String(failures)),
    ]
    return XMLElement("testsuites", attributes, children: suites).document
  }

  private static func suite(_ name: String, _ cases: [XMLElement], failures: Int) -> XMLElement {
    let attributes = [("name", name), ("tests", String(cases.count)), ("failures", String(failures)), ("errors", "0")]
    return XMLElement("testsuite", attributes, children: cases)
  }

  private static func testCase(_ told: CheckOutcome.Told, in file: String, _ style: ReportStyle) -> XMLElement {
    let finding = told.finding
    let subject = [finding.locale, finding.key.map { ShownText.escaped($0) }].compactMap { $0 }
    let name = ([finding.rule] + subject).joined(separator: ": ")
    let message = ShownText.escaped(finding.message)
    let text = ReportStyle.plain.lines(of: finding).joined(separator: "\n")
    let result =
      finding.severity < .note
      ? XMLElement("failure", [("message", message), ("type", finding.severity.rawValue)], text: text)
      : XMLElement("system-out", text: text)
    return XMLElement("testcase", [("name", name), ("classname", file)], children: [result])
  }
}
