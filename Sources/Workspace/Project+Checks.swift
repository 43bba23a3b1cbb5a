public import Checks
internal import Findings
internal import Paywalls
public import WordgateGate

extension Project {
  /// What the project asks of its texts, with the locales and the policy of a command line before those of the
  /// configuration.
  public func checkOptions(locales: [String] = [], policy: GatePolicy? = nil) -> CheckOptions {
    let configured = configuration.policy.flatMap { GatePolicy(name: $0) }
    return CheckOptions(
      requiredLocales: locales.isEmpty ? configuration.locales ?? [] : locales,
      severities: configuration.rules.mapValues { Severity(rawValue: $0) }, settings: configuration.ruleSettings,
      fallbacks: configuration.fallbacks, policy: policy ?? configured ?? .strict)
  }

  /// Judges every paywall in every locale it is required in.
  public func judge(_ inspection: Inspection, locales: [String], policy: GatePolicy? = nil) -> [Judgement] {
    let judge = makeJudge(of: inspection, locales: locales, policy: policy)
    return inspection.paywalls.flatMap { paywall in
      judge.judge([paywall], locales: requiredLocales(for: paywall, asked: locales, in: inspection))
    }
  }

  /// The manifest that an app loads, with the verdicts of the same judgements.
  public func manifest(_ inspection: Inspection, locales: [String], policy: GatePolicy? = nil) -> [UInt8] {
    let judge = makeJudge(of: inspection, locales: locales, policy: policy)
    return GateManifestBuilder(judge).bytes(
      for: inspection.paywalls.map { paywall in
        (paywall, requiredLocales(for: paywall, asked: locales, in: inspection))
      })
  }

  private func makeJudge(of inspection: Inspection, locales: [String], policy: GatePolicy?) -> Judge {
    Judge(
      library: TextLibrary(catalogs: inspection.catalogs), options: checkOptions(locales: locales, policy: policy),
      offerings: inspection.offerings)
  }
}
