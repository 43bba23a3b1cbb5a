import Catalogs
import Findings

/// Rules sorted by what they look at.
struct RulePlan: Sendable {
  private var wording: [any WordingRule] = []
  private var translation: [any TranslationRule] = []
  /// The triggers of the two, apart from the rules: most are looked at and let the text pass.
  private var wordingTriggers: [TextTraits] = []
  private var translationTriggers: [TextTraits] = []
  private var arguments: [any ArgumentRule] = []
  private var text: [any TextRule] = []
  private var catalog: [any CatalogRule] = []
  private var project: [any ProjectRule] = []
  private var paywall: [any PaywallRule] = []

  init(_ rules: [any Rule]) {
    for rule in rules {
      if let rule = rule as? any WordingRule {
        wording.append(rule)
        wordingTriggers.append(rule.trigger)
      }
      if let rule = rule as? any TranslationRule {
        translation.append(rule)
        translationTriggers.append(rule.trigger)
      }
      if let rule = rule as? any ArgumentRule { arguments.append(rule) }
      if let rule = rule as? any TextRule { text.append(rule) }
      if let rule = rule as? any CatalogRule { catalog.append(rule) }
      if let rule = rule as? any ProjectRule { project.append(rule) }
      if let rule = rule as? any PaywallRule { paywall.append(rule) }
    }
  }

  func check(_ checked: CheckedCatalog, into findings: inout [Finding]) {
    for text in checked.texts {
      for rule in self.text { findings += rule.check(text, in: checked) }
      guard text.extractionState != .stale else { continue }
      check(text.source, of: text, isSource: true, into: &findings)
      for translation in text.translations { check(translation, of: text, isSource: false, into: &findings) }
    }
    for rule in catalog { findings += rule.check(checked) }
  }

  /// What a text says in one language, by itself and beside its source.
  func check(_ wording: Wording, of text: CheckedText, isSource: Bool, into findings: inout [Finding]) {
    let traits = wording.traits
    for index in wordingTriggers.indices where !wordingTriggers[index].isDisjoint(with: traits) {
      findings += self.wording[index].check(wording, of: text)
    }
    guard !isSource, text.shouldTranslate else { return }
    let both = traits.union(text.source.traits)
    for index in translationTriggers.indices where !translationTriggers[index].isDisjoint(with: both) {
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
