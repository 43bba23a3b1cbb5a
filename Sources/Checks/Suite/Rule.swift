public import Findings

/// A fault that the checks look for, with everything that is said about it.
///
/// A rule is one file: what it is called, why it matters, examples of both kinds, and the check itself. Documentation
/// and tests derive from it. The check is in one of the refining protocols, which say what it looks at.
public protocol Rule: Sendable {
  /// The kebab-case name, made from the defect. It never changes.
  var id: String { get }
  var category: Finding.Category { get }
  /// The usual severity; a finding may be milder where the rule says so. An error in a text keeps the paywalls that
  /// show it from being shown.
  var severity: Severity { get }
  /// One sentence for a list of rules.
  var summary: String { get }
  /// What it does to a person who uses the app.
  var reason: String { get }
  /// Catalogs in which the rule finds nothing.
  var good: [RuleExample] { get }
  /// Catalogs in which the rule finds exactly what the example says.
  var bad: [RuleExample] { get }
  /// What a project may set, with the values that hold where it sets nothing.
  var options: [RuleOption] { get }
  /// One sentence: what the edits of its findings do. Nil where only a person can decide.
  var fix: String? { get }
  /// Whether it looks only where the project asks for it, by a severity or a setting of its own, or by its name.
  var isOptIn: Bool { get }
  /// Whether it looks at the texts that the definition of a paywall carries itself, too. The readers of definitions
  /// tell what is missing there, and which variables are.
  var readsDefinitions: Bool { get }
  /// The rule as a project has set it.
  func configured(_ settings: RuleSettings) -> Self
}

extension Rule {
  public var options: [RuleOption] { [] }
  public var fix: String? { nil }
  public var isOptIn: Bool { false }
  public var readsDefinitions: Bool {
    switch category {
    case .hygiene, .markup, .length, .terms, .paywall: true
    case .completeness, .placeholder, .plural, .source, .unlocalized: false
    }
  }
  public func configured(_ settings: RuleSettings) -> Self { self }
}

extension Rule {
  func finding(
    _ message: String, severity: Severity? = nil, at location: Location?, locale: String? = nil, key: String? = nil,
    advice: String? = nil, notes: [Finding.Note] = [], mark: Range<Int>? = nil, edits: [SourceEdit] = []
  ) -> Finding {
    Finding(
      rule: id, category: category, severity: severity ?? self.severity, message: message, location: location,
      locale: locale, key: key, advice: advice, notes: notes, mark: mark, edits: edits)
  }
}

/// A rule that looks at the texts of one key in one language, the source language included.
public protocol WordingRule: Rule {
  /// The traits without which the rule finds nothing: one of them is enough.
  var trigger: TextTraits { get }
  func check(_ wording: Wording, of text: CheckedText) -> [Finding]
}

/// A rule that compares a translation with its source.
public protocol TranslationRule: Rule {
  /// The traits of source or translation without which the rule finds nothing: one of them is enough.
  var trigger: TextTraits { get }
  /// The same for the translation alone.
  var ownTrigger: TextTraits { get }
  /// The same for the source alone.
  var sourceTrigger: TextTraits { get }
  func check(_ translation: Wording, of text: CheckedText) -> [Finding]
}

/// A rule about a difference between the arguments of a translation and those of its source.
protocol ArgumentRule: Rule {
  func check(
    _ difference: SpecifierComparison.Difference, in translation: Wording, of text: CheckedText
  ) -> Finding?
}

/// A rule that looks at a key with all its languages.
public protocol TextRule: Rule {
  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding]
}

/// A rule that looks at a catalog as a whole.
public protocol CatalogRule: Rule {
  func check(_ catalog: CheckedCatalog) -> [Finding]
}

/// A rule that compares catalogs with the code and its paywalls.
public protocol ProjectRule: Rule {
  func check(_ project: CheckedProject) -> [Finding]
}

/// A rule that looks at a paywall with its texts.
protocol PaywallRule: Rule {
  func check(_ paywall: CheckedPaywall) -> [Finding]
}

extension WordingRule {
  public var trigger: TextTraits { .any }
}

extension TranslationRule {
  public var trigger: TextTraits { .any }
  public var ownTrigger: TextTraits { .any }
  public var sourceTrigger: TextTraits { .any }
}
