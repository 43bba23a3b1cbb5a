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
  /// What a project may set.
  public let options: [RuleOption]
  /// What `--fix` does about it; nil where only a person can decide.
  public let fix: String?
  /// Whether it looks only where a project asks for it.
  public let isOptIn: Bool

  init(_ rule: any Rule) {
    id = rule.id
    category = rule.category
    severity = rule.severity
    summary = rule.summary
    reason = rule.reason
    good = rule.good
    bad = rule.bad
    options = rule.options
    fix = rule.fix
    isOptIn = rule.isOptIn
  }

  init(_ notice: Notice) {
    id = notice.id
    category = notice.category
    severity = notice.severity
    summary = notice.summary
    reason = notice.reason
    good = []
    bad = []
    options = []
    fix = nil
    isOptIn = false
  }

  /// All pages, rules first, each in the order of the book.
  public static let all: [RulePage] = RuleBook.rules.map { RulePage($0) } + RuleBook.notices.map { RulePage($0) }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// The page of a rule or notice.
  public static func page(_ id: String) -> RulePage? { byID[id] }
}
