import Catalogs
import Findings

/// Rules sorted by what they look at.
struct RulePlan: Sendable {
  private let rules: [any Rule]
  private let wording: [any WordingRule]
  private let translation: [any TranslationRule]
  /// The triggers of the two, apart from the rules: most are looked at and let the text pass.
  private let wordingTriggers: [TextTraits]
  private let translationTriggers: [Triggers]
  private let arguments: [any ArgumentRule]
  private let text: [any TextRule]
  let catalog: [any CatalogRule]
  private let project: [any ProjectRule]
  private let paywall: [any PaywallRule]

  /// What a translation and its source must have for a rule to look at them.
  private struct Triggers {
    let either: TextTraits
    let own: TextTraits
    let source: TextTraits

    func fire(_ own: TextTraits, _ source: TextTraits) -> Bool {
      !self.own.isDisjoint(with: own) && !self.source.isDisjoint(with: source)
        && !either.isDisjoint(with: own.union(source))
    }
  }

  init(_ rules: [any Rule]) {
    self.rules = rules
    wording = rules.compactMap { $0 as? any WordingRule }
    wordingTriggers = wording.map(\.trigger)
    translation = rules.compactMap { $0 as? any TranslationRule }
    translationTriggers = translation.map {
      Triggers(either: $0.trigger, own: $0.ownTrigger, source: $0.sourceTrigger)
    }
    arguments = rules.compactMap { $0 as? any ArgumentRule }
    text = rules.compactMap { $0 as? any TextRule }
    catalog = rules.compactMap { $0 as? any CatalogRule }
    project = rules.compactMap { $0 as? any ProjectRule }
    paywall = rules.compactMap { $0 as? any PaywallRule }
  }

  /// The plan with rules of its own: what is counted in two threads at once is slow.
  var copy: RulePlan {
    func box(_ rule: some Rule) -> any Rule { rule }
    return RulePlan(rules.map { box($0) })
  }

  /// What some texts of a catalog say, by themselves and beside one another.
  func check(_ texts: Range<Int>, of checked: CheckedCatalog, into findings: inout [Finding]) {
    for text in checked.texts[texts] {
      for rule in self.text { findings += rule.check(text, in: checked) }
      guard text.extractionState != .stale else { continue }
      check(text.source, of: text, isSource: true, into: &findings)
      for translation in text.translations { check(translation, of: text, isSource: false, into: &findings) }
    }
  }

  /// What a text says in one language, by itself and beside its source.
  func check(_ wording: Wording, of text: CheckedText, isSource: Bool, into findings: inout [Finding]) {
    let traits = wording.traits
    for index in wordingTriggers.indices where !wordingTriggers[index].isDisjoint(with: traits) {
      findings += self.wording[index].check(wording, of: text)
    }
    guard !isSource, text.shouldTranslate else { return }
    let source = text.source.traits
    for index in translationTriggers.indices where translationTriggers[index].fire(traits, source) {
      findings += translation[index].check(wording, of: text)
    }
    if let signature = wording.signature, signature == text.source.signature { return }
    for difference in SpecifierComparison(wording, of: text).differences {
      for rule in arguments {
        if let finding = rule.check(difference, in: wording, of: text) { findings.append(finding) }
      }
    }
  }

  func check(_ checked: CheckedProject, into findings: inout [Finding]) {
    for rule in project { findings += rule.check(checked) }
    guard !paywall.isEmpty else { return }
    for paywall in checked.paywalls {
      let known = CheckedPaywall(paywall, in: checked)
      for rule in self.paywall { findings += rule.check(known) }
    }
  }
}
