public import Findings
public import WordgateGate

/// What a project asks of its texts.
public struct CheckOptions: Sendable {
  /// The locales that every text must exist in, as the project writes them. Empty: those that a catalog keeps up.
  public var requiredLocales: [String]
  /// Severities by rule id that replace those of the rules; nil switches a rule off. What counts as an error in a text
  /// keeps its paywalls back: with `unreviewed-translation` as an error, texts that wait for review are not shown.
  public var severities: [String: Severity?]
  /// What the project sets for single rules, by rule id.
  public var settings: [String: RuleSettings]
  /// Which languages may lean on which: what one lacks counts as there where another holds it.
  public var fallbacks: Fallbacks
  /// What is shown where a paywall is not complete.
  public var policy: GatePolicy

  public init(
    requiredLocales: [String] = [], severities: [String: Severity?] = [:], settings: [String: RuleSettings] = [:],
    fallbacks: Fallbacks = Fallbacks(), policy: GatePolicy = .strict
  ) {
    self.requiredLocales = requiredLocales
    self.severities = severities
    self.settings = settings
    self.fallbacks = fallbacks
    self.policy = policy
  }
}

extension CheckOptions {
  /// The rules of a suite as the project has set them, without those that it switched off or does not ask for.
  func active(_ rules: [any Rule]) -> [any Rule] {
    rules.compactMap { rule in
      if severities[rule.id] == .some(.none) { return nil }
      if rule.isOptIn, rules.count > 1, severities[rule.id] == nil, settings[rule.id] == nil { return nil }
      return settings[rule.id].map { rule.configured($0) } ?? rule
    }
  }
}
