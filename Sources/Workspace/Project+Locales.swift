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
    if let own = paywall.localizations, !owns(paywall.location.file) { return own.judged }
    if let locales = configuration.locales { return locales }
    if let own = paywall.localizations { return own.judged }
    let languages = Set(inspection.catalogs.flatMap { $0.languages + [$0.sourceLanguage] })
    return languages.isEmpty ? [configuration.sourceLanguage ?? "en"] : languages.sorted()
  }
}

extension OwnLocalizations {
  /// The locales that a definition can be judged in: those it has, or the one it names and lacks.
  fileprivate var judged: [String] { locales.isEmpty ? [defaultLocale] : locales }
}
