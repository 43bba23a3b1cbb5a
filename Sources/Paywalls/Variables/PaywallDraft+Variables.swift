import Extraction
import Findings

extension PaywallDraft {
  /// Checks the variables of every text in every locale of the definition.
  mutating func checkVariables(_ localizations: OwnLocalizations, custom: Set<String>?) {
    var seen: Set<String> = []
    for text in texts where text.kind == .text && text.reach == .localized && seen.insert(text.key).inserted {
      let source = localizations.value(text.key, locale: localizations.defaultLocale)
      for locale in localizations.locales {
        guard let value = localizations.value(text.key, locale: locale), value.kind == .text else { continue }
        let isSource = locale == localizations.defaultLocale
        append(
          VariableRules.findings(
            in: value.text, of: text, source: isSource ? nil : source?.text, locale: locale, at: value.location,
            custom: custom))
      }
    }
  }
}
