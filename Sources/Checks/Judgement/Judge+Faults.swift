import Catalogs
import Findings
import Paywalls
import WordgateLocales
import WordgateMessages

extension Judge {
  /// The errors in a text that is there, as the checks find them.
  func faults(in words: FoundText, of text: PaywallText, in paywall: Paywall) -> [Finding] {
    guard case .message = words.content else { return [] }
    var evaluators = Evaluators()
    let sourceTag = library.sourceLanguage(of: paywall)
    let sourceLocale = evaluators.locale(sourceTag)
    let entry = library.entry(text.id)
    let source =
      entry?.localization(sourceTag).flatMap { Wording($0, locale: sourceLocale) }
      ?? Wording(key: text.key, language: sourceTag, locale: sourceLocale, location: entry?.location ?? text.location)
    var wording = source
    if let localization = words.localization, words.language != sourceTag {
      guard let made = Wording(localization, locale: evaluators.locale(words.language)) else { return [] }
      wording = made
    }
    let checked = CheckedText(
      key: text.key, table: text.table, location: entry?.location ?? text.location, comment: entry?.comment,
      extractionState: entry?.extractionState, shouldTranslate: entry?.shouldTranslate ?? true, source: source,
      translations: [], phraseLanguages: [])
    return faults(in: wording, of: checked, isSource: words.language == sourceTag)
  }

  private func faults(in wording: Wording, of text: CheckedText, isSource: Bool) -> [Finding] {
    RuleBook.textRules.flatMap { rule -> [Finding] in
      if case .some(.none) = options.severities[rule.id] { return [] }
      if let rule = rule as? any WordingRule { return rule.check(wording, of: text) }
      if let rule = rule as? any TranslationRule, !isSource { return rule.check(wording, of: text) }
      return []
    }
  }
}
