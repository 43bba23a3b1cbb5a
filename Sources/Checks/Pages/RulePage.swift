public import Findings

/// What is said about one kind of finding, wherever it is said: `explain`, the documentation, reports.
public struct RulePage: Sendable {
  public let id: String
  public let category: Finding.Category
  public let severity: Severity
  /// One sentence, lower case, no full stop.
  public let summary: String
  /// What it does to a person who uses the app.
  public let reason: String
  /// Catalogs in which nothing is found.
  public let good: [RuleExample]
  /// Catalogs in which something is found.
  public let bad: [RuleExample]

  init(_ rule: any Rule) {
    id = rule.id
    category = rule.category
    severity = rule.severity
    summary = rule.summary
    reason = rule.reason
    good = rule.good
    bad = rule.bad
  }

  init(_ notice: Notice) {
    id = notice.id
    category = notice.category
    severity = notice.severity
    summary = notice.summary
    reason = notice.reason
    good = []
    bad = []
  }

  /// All pages, rules first, each in the order of the book.
  public static let all: [RulePage] = RuleBook.rules.map { RulePage($0) } + RuleBook.notices.map { RulePage($0) }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// The page of a rule or notice.
  public static func page(_ id: String) -> RulePage? { byID[id] }
}
