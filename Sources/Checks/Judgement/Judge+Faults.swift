import Catalogs
import Findings
import Paywalls
import WordgateLocales
import WordgateMessages

extension Judge {
  /// The errors in a text that is there, as the checks find them.
  func faults(in words: FoundText, of text: PaywallText, in paywall: Paywall) -> [Finding] {
    guard case .message = words.content else { return [] }
    var grammars = Grammars()
    let sourceTag = library.sourceLanguage(of: paywall)
    let sourceGrammar = grammars.grammar(sourceTag)
    let entry = library.entry(text.id)
    let source =
      entry?.localization(sourceTag).flatMap { Wording($0, grammar: sourceGrammar) }
      ?? Wording(key: text.key, grammar: sourceGrammar, location: entry?.location ?? text.location)
    var wording = source
    if let localization = words.localization, words.language != sourceTag {
      guard let made = Wording(localization, grammar: grammars.grammar(words.language)) else { return [] }
      wording = made
    }
    let checked = CheckedText(
      key: text.key, table: text.table, location: entry?.location ?? text.location, comment: entry?.comment,
      extractionState: entry?.extractionState, shouldTranslate: entry?.shouldTranslate ?? true, source: source,
      translations: [])
    var found: [Finding] = []
    plan.check(wording, of: checked, isSource: words.language == sourceTag, into: &found)
    return found
  }
}
