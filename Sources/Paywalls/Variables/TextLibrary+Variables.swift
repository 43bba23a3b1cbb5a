import Catalogs
public import Findings

extension TextLibrary {
  /// What is wrong with the variables of a component tree whose texts stand in String Catalogs, in every language of
  /// the catalogs; nothing for other paywalls, whose readers have told already.
  public func variableFindings(of paywall: Paywall) -> [Finding] {
    guard paywall.form == .componentTree else { return [] }
    var seen: Set<TextKey> = []
    return paywall.texts.filter { seen.insert($0.id).inserted }.flatMap { text -> [Finding] in
      guard let entry = entry(text.id) else { return [] }
      let source = entry.localization(sourceLanguage)?.units.first?.unit.value
      return entry.localizations.flatMap { localization in
        localization.units.flatMap { _, unit -> [Finding] in
          let isSource = localization.language == sourceLanguage
          var found = VariableRules.findings(
            in: unit.value, of: text, source: isSource ? nil : source, locale: localization.language, at: unit.location)
          for index in found.indices { found[index].paywall = paywall.id }
          return found
        }
      }
    }
  }
}
