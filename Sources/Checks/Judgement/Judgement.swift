public import Findings
public import WordgateGate

/// Whether one paywall may be shown in one locale, and if not, everything that stands in the way.
public struct Judgement: Hashable, Sendable {
  /// The id of the paywall.
  public var paywall: String
  /// The locale as the project writes it.
  public var locale: String
  public var verdict: GateVerdict
  /// The policy that the verdict follows.
  public var policy: GatePolicy
  /// What is in the way, each with place, locale, key, state and advice; under the policy `lenient` these are
  /// warnings that did not keep the paywall back. In the order of the paywall.
  public var reasons: [Finding]
  /// What the verdict does not cover, such as packages that could not be checked.
  public var notes: [String]

  public init(
    paywall: String, locale: String, verdict: GateVerdict, policy: GatePolicy, reasons: [Finding] = [],
    notes: [String] = []
  ) {
    self.paywall = paywall
    self.locale = locale
    self.verdict = verdict
    self.policy = policy
    self.reasons = reasons
    self.notes = notes
  }
}
