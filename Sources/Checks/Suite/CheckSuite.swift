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
  /// `extraction` is nil where no code was read: then no text counts as unknown to the catalogs.
  public func run(
    _ catalogs: [Catalog], extraction: ExtractionResult? = nil, paywalls: [Paywall] = [],
    options: CheckOptions = CheckOptions()
  ) -> [Finding] {
    let active = options.active(rules)
    var evaluators = Evaluators()
    var findings: [Finding] = []
    let checked = catalogs.map { catalog in
      CheckedCatalog(catalog, requiredLocales: options.requiredLocales, evaluators: &evaluators)
    }
    for catalog in checked { findings += check(catalog, active) }
    let project = CheckedProject(catalogs: checked, extraction: extraction, paywalls: paywalls)
    for case let rule as any ProjectRule in active { findings += rule.check(project) }
    findings += paywalls.flatMap(\.findings)
    return options.settle(findings)
  }

  private func check(_ catalog: CheckedCatalog, _ active: [any Rule]) -> [Finding] {
    let wordingRules = active.compactMap { $0 as? any WordingRule }
    let translationRules = active.compactMap { $0 as? any TranslationRule }
    let textRules = active.compactMap { $0 as? any TextRule }
    var findings: [Finding] = []
    for text in catalog.texts {
      for rule in textRules { findings += rule.check(text, in: catalog) }
      guard text.extractionState != .stale else { continue }
      for wording in [text.source] + text.translations {
        for rule in wordingRules { findings += rule.check(wording, of: text) }
      }
      guard text.shouldTranslate else { continue }
      for translation in text.translations {
        for rule in translationRules { findings += rule.check(translation, of: text) }
      }
    }
    for case let rule as any CatalogRule in active { findings += rule.check(catalog) }
    return findings
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
