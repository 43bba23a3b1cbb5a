internal import Catalogs
public import Findings
public import Paywalls
internal import WordgateLocales

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

extension Project {
  /// The locales for which a folder of store metadata has texts, as fastlane lays it out: `fastlane/metadata/de-DE`.
  ///
  /// They are the store's names. `ar-SA` is served by `ar`, `no` by `nb`, `es-MX` by `es-419`, as everywhere.
  public func metadataLocales(of folder: String) -> (locales: [String], findings: [Finding]) {
    Project.metadataLocales(of: folder, files: files)
  }

  static func metadataLocales(of folder: String, files: Files) -> (locales: [String], findings: [Finding]) {
    let names: [String]
    do throws(Files.Problem) {
      names = try files.folders(in: folder)
    } catch {
      return ([], [unreadable(error)])
    }
    let folders = names.filter { !$0.hasPrefix(".") && !otherFolders.contains($0) }
    let locales = folders.filter { LocaleIdentifier($0).map { $0.language != "und" } ?? false }
    var findings = folders.filter { !locales.contains($0) }.map { name in
      finding("unknown-locale", .warning, "the folder '\(name)' is named for no locale", folder)
    }
    if locales.isEmpty {
      findings.append(finding("no-locale", .error, "'\(folder)' has no folder of a locale", folder))
    }
    return (locales, findings)
  }

  /// Folders beside those of locales that fastlane knows.
  private static let otherFolders: Set<String> = [
    "default", "review_information", "trade_representative_contact_information", "app_icons",
  ]

  private static func finding(_ rule: String, _ severity: Severity, _ message: String, _ folder: String) -> Finding {
    Finding(
      rule: rule, category: .source, severity: severity, message: message,
      location: Location(file: folder, line: 1, column: 1))
  }
}

extension OwnLocalizations {
  /// The locales that a definition can be judged in: those it has, or the one it names and lacks.
  fileprivate var judged: [String] { locales.isEmpty ? [defaultLocale] : locales }
}
