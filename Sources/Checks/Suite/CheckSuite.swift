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
    for catalog in checked { findings += catalog.findings(of: active, workers: workers) }
    let project = CheckedProject(
      catalogs: checked, extraction: extraction, paywalls: paywalls, offerings: offerings)
    RulePlan(active).check(project, into: &findings)
    let readers = active.filter(\.readsDefinitions)
    for paywall in paywalls {
      findings += paywall.findings
      for var finding in CheckedCatalog(textsOf: paywall)?.findings(of: readers, workers: .one) ?? [] {
        finding.paywall = paywall.id
        findings.append(finding)
      }
    }
    return options.settle(findings)
  }
}

extension CheckedCatalog {
  /// What rules find in the texts and in the catalog as a whole.
  fileprivate func findings(of rules: [any Rule], workers: Workers) -> [Finding] {
    let plan = RulePlan(rules)
    let parts = workers.parts(of: weights)
    // A worker of its own for each part, with rules of its own: what is counted in two threads at once is slow.
    let found = workers.map(parts) { part in
      var findings: [Finding] = []
      (parts.count > 1 ? RulePlan(rules.map(copy)) : plan).check(part, of: self, into: &findings)
      return findings
    }
    return found.flatMap { $0 } + plan.catalog.flatMap { $0.check(self) }
  }
}

/// A rule in a box of its own.
private func copy(_ rule: any Rule) -> any Rule {
  func box(_ rule: some Rule) -> any Rule { rule }
  return box(rule)
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
