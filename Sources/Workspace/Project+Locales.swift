internal import Catalogs
internal import Findings
public import Paywalls

extension Project {
  /// The locales that a paywall must be shown in, as a person writes them.
  ///
  /// Those asked for come first; then those of the configuration; then the languages of the catalogs. A definition that
  /// carries its own texts and is no part of the project is judged in the locales that it has.
  public func requiredLocales(for paywall: Paywall, asked: [String], in inspection: Inspection) -> [String] {
    if !asked.isEmpty { return asked }
    if let own = paywall.localizations, !owns(paywall.location.file) { return own.locales }
    if let locales = configuration.locales { return locales }
    if let own = paywall.localizations { return own.locales }
    let languages = Set(inspection.catalogs.flatMap { $0.languages + [$0.sourceLanguage] })
    return languages.isEmpty ? [configuration.sourceLanguage ?? "en"] : languages.sorted()
  }
}
