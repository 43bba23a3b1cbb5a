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
      severities: configuration.rules.mapValues { Severity(rawValue: $0) },
      policy: policy ?? configured ?? .strict)
  }

  /// Judges every paywall in every locale it is required in.
  public func judge(_ inspection: Inspection, locales: [String], policy: GatePolicy? = nil) -> [Judgement] {
    let library = TextLibrary(catalogs: inspection.catalogs)
    let options = checkOptions(locales: locales, policy: policy)
    return inspection.paywalls.flatMap { paywall in
      let required = requiredLocales(for: paywall, asked: locales, in: inspection)
      return Judge(library: library, options: options, offering: inspection.offerings[paywall.id])
        .judge([paywall], locales: required)
    }
  }
}
