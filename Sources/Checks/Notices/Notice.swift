public import Findings

/// A fault that no rule looks for, because reading a file is what finds it.
public struct Notice: Hashable, Sendable {
  /// The kebab-case name that its findings carry.
  public let id: String
  public let category: Finding.Category
  /// The worst severity of its findings.
  public let severity: Severity
  /// One sentence for a list.
  public let summary: String
  /// What it does to a person who uses the app, or to the one who builds it.
  public let reason: String

  init(_ id: String, _ category: Finding.Category, _ severity: Severity, _ summary: String, because reason: String) {
    self.id = id
    self.category = category
    self.severity = severity
    self.summary = summary
    self.reason = reason
  }
}

extension RuleBook {
  /// Everything that can be told besides the findings of rules.
  public static let notices: [Notice] =
    Notice.inputs + Notice.projects + Notice.json + Notice.propertyLists + Notice.xml + Notice.strings
    + Notice.catalogs + Notice.configuration + Notice.gate
    + Notice.packages
    + Notice.definitions + Notice.localizing + Notice.variables
}
