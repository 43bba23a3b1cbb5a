public import Catalogs
public import Findings
public import Paywalls
internal import WordgateLocales

/// Which of the findings of a project are told: what a command line asks for and what a configuration accepts.
public struct CheckSelection: Sendable {
  /// Only findings of these rules; empty means all.
  public var rules: Set<String> = []
  /// Only findings in these languages; empty means all.
  public var locales: [String] = []
  /// The mildest severity that is told.
  public var least = Severity.warning
  /// Only findings about what changed; nil means all.
  public var changes: Changes?
  public var ignores: [Ignore] = []
  public var thresholds: [Threshold] = []
  public var fallbacks = Fallbacks()
  public var baseline: Baseline?
  /// The locales that the project asks for, as it writes them.
  public var requiredLocales: [String] = []
  /// Whether the whole project was looked at, so that an ignore without a finding is one too many.
  public var isWhole = true

  public init() {}

  /// Sorts findings into those that are told and those that are not, with the reason why.
  public func outcome(of found: [Finding], in catalogs: [Catalog], paywalls: [Paywall] = []) -> CheckOutcome {
    let byFile = Dictionary(catalogs.map { ($0.file, $0) }) { first, _ in first }
    var findings = fallbacks.isEmpty ? found : found.filter { !fallbacks.forgives($0, byFile) }
    let ignores = ignores + catalogs.flatMap { Ignore.ignores(in: $0) }
    let list = IgnoreList(ignores: ignores).applied(to: findings, isWhole: isUnfiltered)
    findings = list.left
    var outcome = CheckOutcome(accepted: list.accepted)
    if !thresholds.isEmpty {
      let tallies = LocaleTally.tallies(of: catalogs, requiredLocales: requiredLocales, fallbacks: fallbacks)
      findings = ThresholdList(thresholds: thresholds, tallies: tallies).applied(to: findings)
    }
    let finder = FaultyTextFinder(catalogs, paywalls: paywalls)
    let selected = findings.filter(isSelected).inOrder.map { (finding: $0, text: finder.text(of: $0)) }
    let known = baseline?.fingerprints ?? []
    var seen: Set<Fingerprint> = []
    for (item, fingerprint) in zip(selected, Fingerprint.fingerprints(of: selected)) {
      let told = CheckOutcome.Told(finding: item.finding, text: item.text, fingerprint: fingerprint)
      seen.insert(fingerprint)
      if known.contains(fingerprint) {
        outcome.known.append(told)
      } else if item.finding.severity <= least {
        outcome.told.append(told)
      } else {
        outcome.milder.append(told)
      }
    }
    outcome.mended = (baseline?.entries ?? []).filter { isInScope($0) && !seen.contains($0.fingerprint) }
    return outcome
  }

  /// Whether nothing narrows what was looked at.
  public var isUnfiltered: Bool { isWhole && rules.isEmpty && locales.isEmpty && changes == nil }

  private func isSelected(_ finding: Finding) -> Bool {
    if Self.alwaysTold.contains(finding.rule) { return true }
    if !rules.isEmpty, !rules.contains(finding.rule) { return false }
    if !locales.isEmpty, !(finding.locale.map(isAsked) ?? false) { return false }
    return changes?.concern(finding) ?? true
  }

  private func isAsked(_ locale: String) -> Bool {
    locales.contains {
      $0 == locale || (LocaleIdentifier($0) != nil && LocaleIdentifier($0) == LocaleIdentifier(locale))
    }
  }

  /// Whether an entry of the baseline would have been seen, had its fault still been there.
  private func isInScope(_ entry: Baseline.Entry) -> Bool {
    guard isWhole, changes == nil else { return false }
    return (rules.isEmpty || rules.contains(entry.rule)) && (locales.isEmpty || entry.locale.map(isAsked) ?? false)
  }

  /// What makes all other answers doubtful is told whatever was asked for.
  private static let alwaysTold: Set<String> = [
    "unreadable-input", "wrong-configuration", "unreadable-baseline", "unknown-rule", "ignore-without-reason",
    "needless-ignore",
  ]
}
