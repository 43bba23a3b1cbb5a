import Checks
import Findings
internal import StructuredText

/// GitLab's code quality report: shown beside the changed lines of a merge request.
enum GitLabReporter: CheckReporter {
  static let name = "gitlab"
  static let summary = "GitLab's code quality report"

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    JSONValue.array(
      report.outcome.told.map { told in
        let finding = told.finding
        let advice = finding.advice.map { "; \($0)" } ?? ""
        return .object([
          ("description", .string(ShownText.escaped(finding.message + advice))), ("check_name", .string(finding.rule)),
          ("fingerprint", .string(told.fingerprint.description)), ("severity", .string(finding.severity.gitLabName)),
          (
            "location",
            .object([
              ("path", .string(finding.location?.file ?? "wordgate.json")),
              ("lines", .object([("begin", .integer(finding.location?.line ?? 1))])),
            ])
          ),
        ])
      }
    ).document
  }
}

extension Severity {
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
