/// Chooses among the languages an app has for the languages a person wants.
///
/// The answer depends on the two lists alone, never on the order of `available`, and never crosses scripts: someone who
/// reads Traditional Chinese is not given Simplified. Extensions such as `-u-rg-nlzzzz` do not count.
///
///     LocaleMatcher(available: [english, latinAmericanSpanish, spanish]).match([mexicanSpanish])   // es-419
public struct LocaleMatcher: Sendable {
  /// What was chosen, and why.
  public struct Match: Hashable, Sendable {
    /// One of the available locales.
    public var locale: LocaleIdentifier
    /// The wanted locale that led to it.
    public var wanted: LocaleIdentifier
    /// The locales that were tried for it, in order; the last is the one that was found.
    public var steps: [LocaleIdentifier]
  }

  private let candidates: [Candidate]

  public init(available: [LocaleIdentifier]) {
    candidates = Set(available).filter { $0.languageCode != .unknown }.sorted().map { Candidate($0) }
  }

  /// The best available locale, nil when none is in a wanted language and script.
  ///
  /// Each wanted locale is followed through all its fallbacks, then to its nearest relative in the same language and
  /// script, before the next one is looked at: `de-CH` takes `de-DE` before a second wish for English counts.
  public func match(_ wanted: [LocaleIdentifier]) -> Match? {
    for locale in wanted {
      let steps = locale.fallbacks
      for (index, step) in steps.enumerated() {
        if let found = candidate(for: step) {
          let tried = Array(steps[..<index]) + [found.locale]
          return Match(locale: found.locale, wanted: locale, steps: tried)
        }
      }
      if let relative = nearestRelative(of: locale, steps: steps) {
        return Match(locale: relative, wanted: locale, steps: steps + [relative])
      }
    }
    return nil
  }

  private func candidate(for step: LocaleIdentifier) -> Candidate? {
    let area = Area(step)
    guard let first = candidates.firstIndex(where: { $0.area == area }) else { return nil }
    return candidates[first...].first { $0.area == area && $0.locale.withoutExtensions == step } ?? candidates[first]
  }

  /// The candidate that shares the most with the wanted locale: first the one whose fallbacks meet those of the wanted
  /// locale soonest, then what that common locale means by itself, then the one fewer steps away.
  private func nearestRelative(of wanted: LocaleIdentifier, steps: [LocaleIdentifier]) -> LocaleIdentifier? {
    let areas = steps.map(Area.init)
    guard let first = areas.first else { return nil }
    let relatives = candidates.filter {
      LocaleIdentifier.isSameLanguage($0.locale, wanted) && $0.locale.languageCode != .nynorsk
        && $0.area.script == first.script
    }
    return relatives.map { (distance: distance($0, from: steps, areas), locale: $0.locale) }
      .min { $0.distance == $1.distance ? $0.locale < $1.locale : $0.distance.lexicographicallyPrecedes($1.distance) }?
      .locale
  }

  private func distance(_ candidate: Candidate, from steps: [LocaleIdentifier], _ areas: [Area]) -> [Int] {
    let fallbacks = candidate.locale.fallbacks.map(Area.init)
    for (index, area) in areas.enumerated() {
      if let place = fallbacks.firstIndex(of: area) {
        return [index, Area(candidate.locale.maximized) == Area(steps[index].maximized) ? 0 : 1, place]
      }
    }
    return [areas.count, 1, fallbacks.count]
  }
}

/// A locale by what decides whether two mean the same texts: the script is always filled in.
private struct Area: Hashable, Sendable {
  var language: SubtagCode
  var script: SubtagCode
  var region: SubtagCode
  var variants: [String]

  init(_ locale: LocaleIdentifier) {
    language = locale.languageCode
    script = locale.readingScript
    region = locale.regionCode
    variants = locale.isPlain ? [] : locale.variants
  }
}

private struct Candidate: Sendable {
  let locale: LocaleIdentifier
  let area: Area

  init(_ locale: LocaleIdentifier) {
    self.locale = locale
    area = Area(locale)
  }
}
