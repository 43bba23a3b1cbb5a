import Extraction
import Findings

extension RevenueCatV1Paywall.Reader {
  /// The texts of the template, as far as any locale has them: a tier at a time.
  mutating func layout(_ localizations: OwnLocalizations) -> Layout {
    var base: Layout = .empty
    var variants: [Layout.Variant] = []
    for (index, tier) in tiers.enumerated() {
      let fact = Fact.named("tier \(tier ?? "")")
      let layout = layout(ofTier: tier, facts: index == 0 ? [] : [fact], localizations)
      if index == 0 { base = layout } else { variants.append(Layout.Variant(facts: [fact], layout: layout)) }
    }
    return variants.isEmpty ? base : .choice(base: base, variants: variants)
  }

  private mutating func layout(ofTier tier: String?, facts: [Fact], _ localizations: OwnLocalizations) -> Layout {
    let prefix = tier.map { "\($0)." } ?? ""
    var layouts: [Layout] = []
    for field in RevenueCatV1Paywall.fields {
      if field.key == "offer_details" {
        layouts += features(prefix: prefix, facts: facts, localizations)
      }
      let base = text(prefix + field.key, role: field.role, facts: facts, localizations)
      let offer = Fact.named("intro offer")
      let variant = field.offer.flatMap { text(prefix + $0, role: field.role, facts: facts + [offer], localizations) }
      if let variant {
        layouts.append(
          .choice(base: base ?? .empty, variants: [Layout.Variant(facts: [offer], layout: variant)]))
      } else if let base {
        layouts.append(base)
      }
    }
    return withOverrides(.sequence(layouts), prefix: prefix, facts: facts, localizations)
  }

  /// Adds the texts that name a promotional offer, each offer in a state of its own.
  private mutating func withOverrides(
    _ layout: Layout, prefix: String, facts: [Fact], _ localizations: OwnLocalizations
  ) -> Layout {
    let layouts = overrides.sorted().map { name -> Layout in
      let fact = Fact.named("offer \(name)")
      let keys = ["offer_badge", "offer_name", "offer_details", "offer_details_with_intro_offer"]
      let texts = keys.compactMap {
        text(
          "\(prefix)offer_overrides.\(name).\($0)", role: $0 == "offer_badge" ? .badge : .body, facts: facts + [fact],
          localizations)
      }
      return .choice(base: .empty, variants: [Layout.Variant(facts: [fact], layout: .sequence(texts))])
    }
    return layouts.isEmpty ? layout : .sequence([layout] + layouts)
  }

  private mutating func features(prefix: String, facts: [Fact], _ localizations: OwnLocalizations) -> [Layout] {
    let most = featureCounts.filter { prefix == ($0.tier.map { "\($0)." } ?? "") }.map(\.count).max() ?? 0
    return (0..<most).flatMap { index in
      ["title", "content"].compactMap { key in
        text("\(prefix)features[\(index)].\(key)", role: .body, facts: facts, localizations)
      }
    }
  }

  /// A text, if any locale gives it; its place is that of the source's value, or of the first locale's.
  private mutating func text(
    _ id: String, role: TextRole, facts: [Fact], _ localizations: OwnLocalizations
  ) -> Layout? {
    let locales = [localizations.defaultLocale] + localizations.locales
    guard let value = locales.lazy.compactMap({ localizations.value(id, locale: $0) }).first else { return nil }
    let conditions = facts.map { Condition($0.words.expression, holds: $0.words.holds) }
    return draft.add(
      PaywallText(role: role, key: id, location: value.location, path: id, conditions: conditions))
  }

  /// Reads the packages of each tier, or of the only one.
  mutating func readPackages() {
    guard let config = place("config") else { return }
    let tiers = config("tiers")?.elements ?? []
    for holder in tiers.isEmpty ? [config] : tiers {
      let scope = holder.path == config.path ? nil : holder.path.description
      let chosen = holder("defaultpackage")
      let packages = (holder("packages")?.elements ?? []).filter { $0.string != nil }
      for package in packages {
        draft.add(
          PaywallPackage(
            id: package.string ?? "", location: package.location, path: package.path.description, group: scope,
            isDefault: package.string == chosen?.string))
      }
      if let chosen, let id = chosen.string, !packages.contains(where: { $0.string == id }) {
        draft.report(
          "default-package-outside-group", .error, "default package '\(id)' is not among the packages",
          at: chosen.location)
      }
    }
    draft.checkPackages(of: place)
  }

  /// Reports a locale that lists fewer features than another.
  mutating func checkFeatures() {
    for tier in tiers {
      let counts = featureCounts.filter { $0.tier == tier }
      guard let most = counts.max(by: { $0.count < $1.count }) else { continue }
      for entry in counts where entry.count < most.count {
        draft.report(
          "missing-feature", .error,
          "'\(entry.locale)' lists \(entry.count) of the \(most.count) features of '\(most.locale)'",
          at: entry.location, locale: entry.locale)
      }
    }
  }
}
