import Findings
public import Paywalls
import WordgateGate
import WordgateLocales

/// Decides which paywalls may be shown in which locales.
public struct Judge: Sendable {
  let library: TextLibrary
  let options: CheckOptions
  let offerings: [String: Offering]
  /// The rules that look at single texts.
  let plan: RulePlan

  /// Packages are compared with the offering; without one, that is left open and told.
  public init(library: TextLibrary, options: CheckOptions = CheckOptions(), offerings: [String: Offering] = [:]) {
    self.library = library
    self.options = options
    self.offerings = offerings
    plan = RulePlan(options.active(RuleBook.rules))
  }

  /// Whether a paywall may be shown in a locale, and all that stands in the way.
  public func judge(_ paywall: Paywall, locale: String) -> Judgement {
    var notes: [String] = []
    if offerings[paywall.id] == nil && !paywall.packages.isEmpty { notes.append("packages were not checked") }
    guard let identifier = LocaleIdentifier(locale) else {
      let reason = Finding(
        rule: "unknown-locale", category: .source, severity: .error, message: "'\(locale)' is not a locale",
        location: paywall.location, locale: locale, paywall: paywall.id)
      return Judgement(
        paywall: paywall.id, locale: locale, verdict: .fallsBack, policy: options.policy, reasons: [reason],
        notes: notes)
    }
    let reasons = reasons(for: paywall, locale: identifier, called: locale)
    var judgement = Judgement(
      paywall: paywall.id, locale: locale, verdict: .renders, policy: options.policy, reasons: reasons, notes: notes)
    judgement.verdict = verdict(reasons, paywall, locale: identifier)
    if judgement.verdict == .renders {
      judgement.reasons = reasons.map { reason in
        var reason = reason
        reason.severity = max(reason.severity, .warning)
        return reason
      }
    }
    return judgement
  }

  /// Judgements of several paywalls in the same locales, paywall by paywall.
  public func judge(_ paywalls: [Paywall], locales: [String]) -> [Judgement] {
    paywalls.flatMap { paywall in locales.map { judge(paywall, locale: $0) } }
  }

  private func verdict(_ reasons: [Finding], _ paywall: Paywall, locale: LocaleIdentifier) -> GateVerdict {
    if reasons.isEmpty { return .renders }
    switch options.policy {
    case .strict: return .fallsBack
    case .lenient: return reasons.allSatisfy { isTolerable($0, in: paywall) } ? .renders : .fallsBack
    case .source:
      let tag = library.sourceLanguage(of: paywall)
      guard let source = LocaleIdentifier(tag), source != locale,
        self.reasons(for: paywall, locale: source, called: tag).isEmpty
      else { return .fallsBack }
      return .fallsBackToSource
    }
  }

  /// Whether the policy `lenient` shows the paywall all the same: with an empty or odd text, as today's SDKs do. What
  /// an override asks for and does not find refuses there too.
  func isTolerable(_ reason: Finding, in paywall: Paywall) -> Bool {
    guard reason.key != nil, reason.rule != "verbatim-text", reason.category != .paywall else { return false }
    return paywall.form != .components || reason.state == nil || reason.state == paywall.states.first?.name
  }
}
