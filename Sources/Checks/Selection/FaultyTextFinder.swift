public import Catalogs
public import Findings
public import Paywalls
internal import StructuredText

/// Finds the words that findings speak of, in the catalogs and definitions they were found in.
public struct FaultyTextFinder: Sendable {
  private let catalogs: [String: Catalog]
  private let paywalls: [String: Paywall]

  public init(_ catalogs: [Catalog], paywalls: [Paywall] = []) {
    self.catalogs = Dictionary(catalogs.map { ($0.file, $0) }) { first, _ in first }
    let carrying = paywalls.filter { $0.localizations != nil }
    self.paywalls = Dictionary(carrying.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The words of a finding; nil where it speaks of no key of a catalog or definition.
  public func text(of finding: Finding) -> FaultyText? {
    if let paywall = finding.paywall.flatMap({ paywalls[$0] }) { return text(of: finding, in: paywall) }
    guard let key = finding.key, let file = finding.location?.file, let catalog = catalogs[file],
      let entry = catalog[key]
    else { return nil }
    let language = finding.locale ?? catalog.sourceLanguage
    let units = entry.localization(language)?.units ?? []
    let found = units.first { $0.unit.location == finding.location } ?? nil
    let source = Self.source(of: entry, like: found?.path, in: catalog.sourceLanguage)
    var text = FaultyText(
      form: found.map { $0.path.description } ?? "", language: language, sourceLanguage: catalog.sourceLanguage,
      source: source)
    let isSource = language == catalog.sourceLanguage
    if isSource, let found { text.source = found.unit.value }
    if !isSource { text.text = (found ?? units.first { $0.path.isFull } ?? units.first)?.unit.value }
    text.mark = FaultMark.mark(of: finding, in: text, unit: found?.unit)
    return text
  }

  /// The words of a text that the definition of a paywall carries.
  private func text(of finding: Finding, in paywall: Paywall) -> FaultyText? {
    guard let own = paywall.localizations, let key = finding.key, let locale = finding.locale,
      finding.location?.file == paywall.location.file, let value = own.value(key, locale: locale), value.kind == .text
    else { return nil }
    let source = own.value(key, locale: own.defaultLocale)?.text ?? key
    let isSource = locale == own.defaultLocale
    var text = FaultyText(
      form: "", language: locale, text: isSource ? nil : value.text, sourceLanguage: own.defaultLocale, source: source)
    text.mark = FaultMark.mark(of: finding, in: text, unit: nil)
    return text
  }

  /// What the source says where a translation has a form.
  private static func source(of entry: CatalogEntry, like path: FormPath?, in language: String) -> String {
    let units = entry.localization(language)?.units ?? []
    let same = units.first { $0.path == path }
    return (same ?? units.first { $0.path.isFull } ?? units.first)?.unit.value ?? entry.key
  }
}

extension FormPath {
  /// Whether the form is the one that says everything: the only one, or `other` outside named parts.
  fileprivate var isFull: Bool {
    steps.allSatisfy { step in
      switch step {
      case .plural(let name), .device(let name): name == "other"
      case .substitution: false
      }
    }
  }
}
