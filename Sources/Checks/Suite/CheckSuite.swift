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
  /// the store sells, by the id of the paywall.
  public func run(
    _ catalogs: [Catalog], extraction: ExtractionResult? = nil, paywalls: [Paywall] = [],
    offerings: [String: Offering] = [:], options: CheckOptions = CheckOptions()
  ) -> [Finding] {
    let plan = RulePlan(options.active(rules))
    var grammars = Grammars()
    var findings: [Finding] = []
    let checked = catalogs.map { catalog in
      CheckedCatalog(catalog, requiredLocales: options.requiredLocales, grammars: &grammars)
    }
    for catalog in checked { plan.check(catalog, into: &findings) }
    let project = CheckedProject(
      catalogs: checked, extraction: extraction, paywalls: paywalls, offerings: offerings)
    plan.check(project, into: &findings)
    findings += paywalls.flatMap(\.findings)
    return options.settle(findings)
  }
}

extension CheckOptions {
  /// The findings with the project's severities, sorted, each once.
  public func settle(_ findings: [Finding]) -> [Finding] {
    var seen: Set<Finding> = []
    return findings.compactMap { finding in
      guard let severity = severities[finding.rule] else { return finding }
      guard let severity else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
    .filter { seen.insert($0).inserted }
    .inOrder
  }
}
