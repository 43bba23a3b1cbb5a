import Findings
public import Paywalls
import WordgateGate
import WordgateLocales
import WordgateMessages

/// Writes the manifest that an app loads, from the same judgements that the command line prints.
///
/// Refusals are part of it: the app learns why a paywall is kept back. The same paywalls and catalogs give the same
/// bytes, whatever the order in which they are given.
public struct GateManifestBuilder: Sendable {
  private let judge: Judge

  public init(_ judge: Judge) { self.judge = judge }

  /// The bytes of the manifest for paywalls, each with the locales it has to be shown in. The locale that a paywall is
  /// written in is always part of it.
  public func bytes(for paywalls: [(paywall: Paywall, locales: [String])]) -> [UInt8] {
    var writer = ManifestWriter()
    let sorted = paywalls.sorted { $0.paywall.id.utf8.lexicographicallyPrecedes($1.paywall.id.utf8) }
    var unique: [(paywall: Paywall, locales: [LocaleIdentifier], source: LocaleIdentifier?)] = []
    for (paywall, locales) in sorted where unique.last?.paywall.id != paywall.id {
      let source = LocaleIdentifier(judge.library.sourceLanguage(of: paywall))
      unique.append((paywall, locales.compactMap { LocaleIdentifier($0) } + [source].compactMap { $0 }, source))
    }
    let locales = Set(unique.flatMap(\.locales)).sorted()
    for locale in locales { writer.addLocale(locale) }
    for (paywall, wanted, source) in unique {
      add(paywall, wanted: Set(wanted), source: source.flatMap { locales.firstIndex(of: $0) }, locales, &writer)
    }
    return writer.bytes()
  }

  private func add(
    _ paywall: Paywall, wanted: Set<LocaleIdentifier>, source: Int?, _ locales: [LocaleIdentifier],
    _ writer: inout ManifestWriter
  ) {
    writer.addPaywall(paywall, source: source)
    for text in paywall.texts {
      writer.addText(text, words: locales.map { wanted.contains($0) ? words(of: text, in: paywall, $0) : nil })
    }
    for locale in locales {
      guard wanted.contains(locale) else {
        writer.addCell(0, reasons: [])
        continue
      }
      let reasons = judge.reasons(for: paywall, locale: locale, called: locale.description)
        .map { gateReason($0, in: paywall) }
      var cell = ManifestLayout.judged
      if reasons.isEmpty { cell |= ManifestLayout.complete }
      if reasons.allSatisfy(\.isTolerable) { cell |= ManifestLayout.tolerable }
      writer.addCell(cell, reasons: reasons)
    }
  }

  private func gateReason(_ finding: Finding, in paywall: Paywall) -> GateReason {
    GateReason(
      rule: finding.rule, message: finding.message, advice: finding.advice ?? "", key: finding.key ?? "",
      state: finding.state ?? "", file: finding.location?.file ?? "", line: finding.location?.line ?? 0,
      isTolerable: judge.isTolerable(finding, in: paywall))
  }

  private func words(of text: PaywallText, in paywall: Paywall, _ locale: LocaleIdentifier) -> FoundText.Content? {
    if let found = judge.library.lookup(text, of: paywall, locale: locale).found { return found.content }
    // A key without words, such as "%@", is its own text in every language.
    guard paywall.localizations == nil, !text.key.hasWords else { return nil }
    return .message(.init(text.key))
  }
}
