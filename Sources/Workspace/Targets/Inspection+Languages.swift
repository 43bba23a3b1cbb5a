internal import Findings
internal import Paywalls
internal import WordgateLocales

extension Inspection {
  /// Tells of definitions with texts in languages that no Xcode project here declares: the system then runs the app in
  /// another language, and asks the paywall for that one.
  mutating func compareLanguages() {
    let declared = structure.languages.values.flatMap { $0 }.compactMap { LocaleIdentifier($0) }
    guard !declared.isEmpty, let project = structure.languages.keys.min() else { return }
    let matcher = LocaleMatcher(available: declared)
    for paywall in paywalls {
      let missing = (paywall.localizations?.locales ?? []).filter { name in
        LocaleIdentifier(name).map { matcher.match([$0]) == nil } ?? false
      }
      guard !missing.isEmpty else { continue }
      var finding = Finding(
        rule: "undeclared-language", category: .completeness, severity: .warning,
        message: "the app does not declare \(missing.joined(separator: ", ")), in which '\(paywall.id)' has texts",
        location: Location(file: project, line: 1, column: 1),
        advice: "add the languages to the localizations of the project")
      finding.paywall = paywall.id
      take([finding])
    }
  }
}
