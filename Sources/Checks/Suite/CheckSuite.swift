public import Catalogs
public import Extraction
public import Findings
public import Paywalls

/// All checks, ready to run.
public struct CheckSuite: Sendable {
  public let rules: [any Rule]

  /// A suite of all rules, or of some.
  public init(rules: [any Rule] = RuleBook.rules) { self.rules = rules }

  /// Everything that is wrong, in the order of files and lines: the same input gives the same list.
  ///
  /// `extraction` is nil where no code was read: then no text counts as unknown to the catalogs. `offerings` tells what
  /// the store sells, by the id of the paywall. The workers share the texts of large catalogs.
  public func run(
    _ catalogs: [Catalog], extraction: ExtractionResult? = nil, paywalls: [Paywall] = [],
    offerings: [String: Offering] = [:], options: CheckOptions = CheckOptions(), workers: Workers = .one
  ) -> [Finding] {
    let active = options.active(rules)
    var grammars = Grammars()
    var findings: [Finding] = []
    let checked = catalogs.map { catalog in
      CheckedCatalog(
        catalog, requiredLocales: options.requiredLocales, fallbacks: options.fallbacks, grammars: &grammars,
        workers: workers)
    }
    let plan = RulePlan(active)
    for catalog in checked { findings += catalog.findings(by: plan, workers: workers) }
    let project = CheckedProject(
      catalogs: checked, extraction: extraction, paywalls: paywalls, offerings: offerings)
    plan.check(project, into: &findings)
    let readers = RulePlan(active.filter(\.readsDefinitions))
    for paywall in paywalls {
      findings += paywall.findings
      for var finding in CheckedCatalog(textsOf: paywall)?.findings(by: readers, workers: .one) ?? [] {
        finding.paywall = paywall.id
        findings.append(finding)
      }
    }
    return options.settle(findings)
  }
}

extension CheckedCatalog {
  /// What rules find in the texts and in the catalog as a whole.
  fileprivate func findings(by plan: RulePlan, workers: Workers) -> [Finding] {
    let parts = workers.parts(of: weights)
    let found = workers.map(parts) { part in
      var findings: [Finding] = []
      (parts.count > 1 ? plan.copy : plan).check(part, of: self, into: &findings)
      return findings
    }
    return found.flatMap { $0 } + plan.catalog.flatMap { $0.check(self) }
  }
}

extension CheckOptions {
  /// The findings with the project's severities, sorted, each once.
  public func settle(_ findings: [Finding]) -> [Finding] {
    var told = findings
    if !severities.isEmpty {
      told = findings.compactMap { finding in
        guard let severity = severities[finding.rule] else { return finding }
        guard let severity else { return nil }
        var finding = finding
        finding.severity = severity
        return finding
      }
    }
    return told.inOrder
  }
}
