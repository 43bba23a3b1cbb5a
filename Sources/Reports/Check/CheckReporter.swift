/// One way of writing down what a check found. Each is one file.
public protocol CheckReporter {
  /// The word behind `--format`.
  static var name: String { get }
  /// What it is for, in a few words.
  static var summary: String { get }
  /// What it wants to know besides the findings.
  static var needs: Set<CheckReportNeed> { get }
  /// The whole report, with a final line end where it has any line.
  static func text(of report: CheckReport, _ style: ReportStyle) -> String
}

/// What only some reports are made from.
public enum CheckReportNeed: Sendable {
  /// How far each language is.
  case tallies
  /// The bytes of the files with findings.
  case sources
}

extension CheckReporter {
  public static var needs: Set<CheckReportNeed> { [] }
}

/// All reporters.
public enum CheckReporters {
  public static var all: [any CheckReporter.Type] {
    [
      TextReporter.self, SummaryReporter.self, MarkdownReporter.self, JSONReporter.self, SARIFReporter.self,
      GitHubReporter.self, GitLabReporter.self, JUnitReporter.self, CheckstyleReporter.self,
    ]
  }

  /// The reporter with a name.
  public static func reporter(_ name: String) -> (any CheckReporter.Type)? { all.first { $0.name == name } }
}
