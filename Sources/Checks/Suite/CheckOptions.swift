public import Findings
public import WordgateGate

/// What a project asks of its texts.
public struct CheckOptions: Sendable {
  /// The locales that every text must exist in, as the project writes them. Empty: those that a catalog keeps up.
  public var requiredLocales: [String]
  /// Severities by rule id that replace those of the rules; nil switches a rule off. What counts as an error in a text
  /// keeps its paywalls back: with `unreviewed-translation` as an error, texts that wait for review are not shown.
  public var severities: [String: Severity?]
  /// What is shown where a paywall is not complete.
  public var policy: GatePolicy

  public init(
    requiredLocales: [String] = [], severities: [String: Severity?] = [:], policy: GatePolicy = .strict
  ) {
    self.requiredLocales = requiredLocales
    self.severities = severities
    self.policy = policy
  }
}
