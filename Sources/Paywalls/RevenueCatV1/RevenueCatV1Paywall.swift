import Extraction
import Findings

/// Reads RevenueCat's first paywalls: a template by its name, and the texts for it by locale.
enum RevenueCatV1Paywall {
  static func matches(_ place: JSONPlace) -> Bool {
    place("localizedstrings") != nil || place("localizedstringsbytier") != nil
  }

  static func read(_ place: JSONPlace, id: String) -> Paywall {
    var reader = Reader(place: place)
    let localizations = reader.readLocalizations()
    let layout = reader.layout(localizations)
    reader.readPackages()
    reader.checkFeatures()
    reader.draft.checkVariables(localizations, custom: nil)
    var paywall = reader.draft.paywall(
      id: id, form: .revenueCatV1, location: place.location, localizations: localizations, layout: layout)
    paywall.wholePriceCurrencies = WholePrices.currencies(of: place)
    return paywall
  }

  /// The fields of a template in the order in which it shows them, with what they are for.
  static let fields: [(key: String, role: TextRole, offer: String?)] = [
    ("tier_name", .badge, nil), ("title", .heading, nil), ("subtitle", .body, nil), ("offer_name", .body, nil),
    ("offer_details", .body, "offer_details_with_intro_offer"),
    ("call_to_action", .callToAction, "call_to_action_with_intro_offer"),
  ]
}

extension RevenueCatV1Paywall {
  /// One paywall on its way.
  struct Reader {
    let place: JSONPlace
    var draft = PaywallDraft()
    /// Tier ids in the order of the file, or a single nil where there are none.
    var tiers: [String?] = []
    /// The names of promotional offers that have texts of their own.
    var overrides: Set<String> = []
    /// The number of features by tier and locale.
    var featureCounts: [(tier: String?, locale: String, count: Int, location: Location)] = []

    init(place: JSONPlace) {
      self.place = place
    }

    /// Puts every text under an id that tells its way: `title`, `features[0].content`, `premium.title`.
    mutating func readLocalizations() -> OwnLocalizations {
      let byTier = place("localizedstringsbytier").flatMap { $0.members.isEmpty ? nil : $0 }
      let holder = byTier ?? place("localizedstrings") ?? place
      let named = place.string("defaultlocale")
      var localizations = OwnLocalizations(defaultLocale: named ?? "", location: holder.location)
      for (locale, texts) in holder.members {
        localizations.addLocale(locale)
        guard byTier != nil else {
          read(texts, tier: nil, locale: locale, into: &localizations)
          continue
        }
        for (tier, texts) in texts.members {
          if !tiers.contains(tier) { tiers.append(tier) }
          read(texts, tier: tier, locale: locale, into: &localizations)
        }
      }
      if tiers.isEmpty { tiers = [nil] }
      settleDefault(&localizations, named: named, holder: holder)
      return localizations
    }

    private mutating func settleDefault(_ localizations: inout OwnLocalizations, named: String?, holder: JSONPlace) {
      if localizations.locales.isEmpty {
        draft.report(
          "no-localizations", .error, "'localized_strings' is empty: the paywall has no texts", at: holder.location)
      }
      if let named {
        guard !localizations.locales.isEmpty, !localizations.locales.contains(named) else { return }
        draft.report(
          "no-default-locale", .error, "default locale '\(named)' has no localizations",
          at: place("defaultlocale")?.location ?? place.location)
      } else if let first = localizations.locales.first {
        localizations.defaultLocale = first
        guard localizations.locales.count > 1 else { return }
        draft.report(
          "no-default-locale", .warning,
          "the paywall names no 'default_locale': '\(first)', the first of its locales, is taken for the source",
          at: place.location)
      }
    }

    private mutating func read(
      _ texts: JSONPlace, tier: String?, locale: String, into localizations: inout OwnLocalizations
    ) {
      let prefix = tier.map { "\($0)." } ?? ""
      for (key, value) in texts.members where !value.isNull && value.string != nil {
        localizations.add(
          LocalizedValue(component: value), id: prefix + RevenueCatV1Paywall.spelling(key), locale: locale)
      }
      for (name, override) in texts("offeroverrides")?.members ?? [] {
        for (key, value) in override.members where !value.isNull {
          let id = "\(prefix)offer_overrides.\(name).\(RevenueCatV1Paywall.spelling(key))"
          overrides.insert(name)
          localizations.add(LocalizedValue(component: value), id: id, locale: locale)
        }
      }
      let features = texts("features")?.elements ?? []
      featureCounts.append((tier, locale, features.count, texts("features")?.location ?? texts.location))
      for (index, feature) in features.enumerated() {
        for (key, value) in feature.members where (key == "title" || key == "content") && !value.isNull {
          localizations.add(LocalizedValue(component: value), id: "\(prefix)features[\(index)].\(key)", locale: locale)
        }
      }
    }
  }

  /// A field as RevenueCat spells it today, whatever the spelling of the file.
  static func spelling(_ key: String) -> String {
    let known = fields.flatMap { [$0.key, $0.offer].compactMap { $0 } } + ["offer_overrides"]
    return known.first { folded($0) == folded(key) } ?? key
  }
}
