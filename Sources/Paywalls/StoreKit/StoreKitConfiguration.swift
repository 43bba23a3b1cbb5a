import Extraction
import Findings

/// Reads a StoreKit configuration: the names and descriptions of its products as texts, and its products as an
/// offering.
enum StoreKitConfiguration {
  static func matches(_ place: JSONPlace) -> Bool {
    place("subscriptiongroups") != nil || (place("products") != nil && place("nonrenewingsubscriptions") != nil)
  }

  /// The names that people see in the store's own sheets.
  static func paywall(_ place: JSONPlace, id: String) -> Paywall {
    var reader = Reader(defaultLocale: place("settings")?.string("locale") ?? "", location: place.location)
    var layouts: [Layout] = []
    for (id, holder) in holders(of: place) {
      if let named = holder("productid"), named.string != nil {
        reader.draft.add(PaywallPackage(id: id, location: named.location, path: named.path.description))
      }
      layouts += reader.texts(of: holder, id: id)
    }
    reader.draft.checkPackages(of: place)
    return reader.draft.paywall(
      id: id, form: .storeKit, location: place.location, localizations: reader.localizations,
      layout: .sequence(layouts))
  }

  /// What the store sells under this configuration.
  static func offering(_ place: JSONPlace, id: String) -> Offering {
    let products = products(of: place).compactMap(StoreProduct.init(storeKit:))
    return Offering(
      id: id, location: place.location,
      packages: products.map { OfferingPackage(id: $0.id, product: $0.id, location: $0.location) },
      products: products)
  }

  /// The groups and products that have names of their own, with their ids.
  static func holders(of place: JSONPlace) -> [(id: String, holder: JSONPlace)] {
    let groups = (place("subscriptiongroups")?.elements ?? []).map { group in
      (id: group.string("name") ?? group.string("id") ?? "group", holder: group)
    }
    let products = products(of: place).compactMap { product in
      product.string("productid").map { (id: $0, holder: product) }
    }
    return groups + products
  }

  private static func products(of place: JSONPlace) -> [JSONPlace] {
    let groups = place("subscriptiongroups")?.elements ?? []
    return groups.flatMap { $0("subscriptions")?.elements ?? [] } + (place("nonrenewingsubscriptions")?.elements ?? [])
      + (place("products")?.elements ?? [])
  }
}

extension StoreKitConfiguration {
  private struct Reader {
    var draft = PaywallDraft()
    var localizations: OwnLocalizations

    init(defaultLocale: String, location: Location) {
      localizations = OwnLocalizations(defaultLocale: defaultLocale, location: location)
    }

    /// The names of a product or group, as far as any locale gives one.
    mutating func texts(of holder: JSONPlace, id: String) -> [Layout] {
      let entries = holder("localizations")?.elements ?? []
      for entry in entries {
        guard let locale = entry.string("locale") else {
          draft.report("no-locale", .error, "this localization names no locale", at: entry.location)
          continue
        }
        for (key, value) in entry.members where key != "locale" && value.string != nil {
          localizations.add(LocalizedValue(component: value), id: "\(id).\(key)", locale: locale)
        }
        if entry("displayname")?.string?.isEmpty ?? false {
          draft.report(
            "empty-product-name", .error, "'\(id)' has no name in '\(locale)': StoreKit gives an empty title",
            at: entry.location, locale: locale, key: "\(id).displayName")
        }
      }
      return ["displayName", "customAppName", "description"].compactMap { key -> Layout? in
        let key = "\(id).\(key)"
        let values = localizations.locales.compactMap { localizations.value(key, locale: $0) }
        guard let value = values.first(where: { !$0.text.isEmpty }) else { return nil }
        let role: TextRole = key.hasSuffix(".description") ? .body : .heading
        let product = holder("productid") == nil ? nil : id
        return draft.add(PaywallText(role: role, key: key, location: value.location, path: key, package: product))
      }
    }
  }
}
