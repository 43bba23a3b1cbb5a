import Checks
import Findings

/// Checkstyle's XML, which code review tools and CI servers read.
enum CheckstyleReporter: CheckReporter {
  static let name = "checkstyle"
  static let summary = "Checkstyle XML"

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    let files = FileGroup.groups(of: report.outcome.told).map { file in
      XMLElement("file", [("name", file.name)], children: file.told.map { error($0.finding) })
    }
    return XMLElement("checkstyle", [("version", "4.3")], children: files).document
  }

  private static func error(_ finding: Finding) -> XMLElement {
    let advice = finding.advice.map { "; \($0)" } ?? ""
    return XMLElement(
      "error",
      [
        ("line", String(finding.location?.line ?? 1)), ("column", String(finding.location?.column ?? 1)),
        ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
        ("message", ShownText.escaped(finding.message + advice)), ("source", "wordgate.\(finding.rule)"),
      ])
  }
}
