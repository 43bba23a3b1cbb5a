public import WordgateLocales
import WordgateMessages

/// Decides inside the app whether a paywall may be shown, from the manifest that the build made.
///
///     let gate = Gate(try GateManifest(bytes))
///     guard let choice = gate.locale(for: [swissGerman, english]) else { … }
///     if gate.verdict("trial-timeline", locale: choice) == .renders { … }
public struct Gate: Sendable {
  let manifest: GateManifest
  /// The policy of calls that name none: strict, unless it is changed here.
  public var policy: GatePolicy
  /// The locales of the manifest in its order.
  public let locales: [LocaleIdentifier]
  private let places: [LocaleIdentifier: Int]
  private let matcher: LocaleMatcher

  public init(_ manifest: GateManifest, policy: GatePolicy = .strict) {
    self.manifest = manifest
    self.policy = policy
    var locales: [LocaleIdentifier] = []
    var places: [LocaleIdentifier: Int] = [:]
    for index in 0..<manifest.count(.locales) {
      let locale = LocaleIdentifier(manifest.text(manifest.word(.locales, index))) ?? .root
      locales.append(locale)
      if places[locale] == nil { places[locale] = index }
    }
    self.locales = locales
    self.places = places
    matcher = LocaleMatcher(available: locales)
  }

  /// The ids of the paywalls, sorted.
  public var paywalls: [String] {
    (0..<manifest.count(.paywalls)).map { manifest.text(manifest.word(.paywalls, $0)) }
  }

  /// The best locale of the manifest for what a person wants, and how it was found; nil where none is in a wanted
  /// language and script.
  public func locale(for wanted: [LocaleIdentifier]) -> GateLocaleChoice? {
    guard let match = matcher.match(wanted), let index = places[match.locale] else { return nil }
    return GateLocaleChoice(locale: match.locale, wanted: match.wanted, tried: match.steps, index: index)
  }

  /// Whether a paywall may be shown in a locale. Nothing is allocated, no text is made.
  ///
  /// A paywall that the manifest does not know falls back, as does one that was not judged in the locale.
  public func verdict(_ paywall: String, locale: GateLocaleChoice, policy: GatePolicy? = nil) -> GateVerdict {
    verdict(paywall, index: locale.index, policy: policy ?? self.policy)
  }

  /// The same for a locale by name. Nothing is allocated when the manifest has the very locale; otherwise the best
  /// match is looked for.
  public func verdict(_ paywall: String, locale: LocaleIdentifier, policy: GatePolicy? = nil) -> GateVerdict {
    guard let index = places[locale] ?? self.locale(for: [locale])?.index else { return .fallsBack }
    return verdict(paywall, index: index, policy: policy ?? self.policy)
  }

  private func verdict(_ paywall: String, index: Int, policy: GatePolicy) -> GateVerdict {
    guard let place = manifest.paywall(paywall) else { return .fallsBack }
    return verdict(place, index, policy)
  }

  func verdict(_ paywall: Int, _ locale: Int, _ policy: GatePolicy) -> GateVerdict {
    let cell = manifest.cell(paywall, locale)
    guard cell & ManifestLayout.judged != 0 else { return .fallsBack }
    if cell & ManifestLayout.complete != 0 { return .renders }
    switch policy {
    case .strict: return .fallsBack
    case .lenient: return cell & ManifestLayout.tolerable != 0 ? .renders : .fallsBack
    case .source:
      guard let source = sourceLocale(of: paywall), source != locale,
        manifest.cell(paywall, source) & ManifestLayout.complete != 0
      else { return .fallsBack }
      return .fallsBackToSource
    }
  }

  /// The place of the locale that a paywall is written in.
  func sourceLocale(of paywall: Int) -> Int? {
    guard let place = manifest.word(.paywalls, paywall, 1), place > 0, place <= locales.count else { return nil }
    return place - 1
  }

  /// Why a paywall is not complete in a locale, in its order; empty where it is.
  public func reasons(_ paywall: String, locale: GateLocaleChoice) -> [GateReason] {
    guard let place = manifest.paywall(paywall) else { return [.unknownPaywall(paywall)] }
    guard manifest.cell(place, locale.index) & ManifestLayout.judged != 0 else {
      return [.notJudged(paywall, locale.locale)]
    }
    return manifest.reasons(place, locale.index)
  }
}

extension GateReason {
  static func unknownPaywall(_ id: String) -> GateReason {
    GateReason(rule: "unknown-paywall", message: "the manifest has no paywall '\(id)'", advice: "build it again")
  }

  static func notJudged(_ id: String, _ locale: LocaleIdentifier) -> GateReason {
    GateReason(
      rule: "unjudged-locale", message: "'\(id)' was not judged in \(locale)",
      advice: "add the locale to those that the project requires")
  }

  static func noLocale(_ wanted: [LocaleIdentifier], _ available: [LocaleIdentifier]) -> GateReason {
    func list(_ locales: [LocaleIdentifier]) -> String { locales.map(\.description).joined(separator: ", ") }
    return GateReason(
      rule: "missing-language", message: "no locale of the manifest serves \(list(wanted)): it has \(list(available))",
      advice: "translate the paywall")
  }
}
