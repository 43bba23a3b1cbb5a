/// A table of the languages: how much of each is translated and reviewed, what is missing and what is wrong.
enum SummaryReporter: CheckReporter {
  static let name = "summary"
  static let summary = "a table of the languages: translated, reviewed, missing, faults"
  static let needs: Set<CheckReportNeed> = [.tallies]

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    let table = report.tallies.isEmpty ? ["no languages"] : TallyTable(tallies: report.tallies).lines(style)
    let lines = table + ["", style.paint(report.headline, .bold)] + report.silences
    return lines.joined(separator: "\n") + "\n"
  }
}
