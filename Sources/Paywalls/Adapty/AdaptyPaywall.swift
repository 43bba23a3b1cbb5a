import Extraction
import Findings

/// Reads paywalls of Adapty's builder: the configuration itself, or a fallback file of placements.
enum AdaptyPaywall {
  /// Whether an object is the configuration of one paywall.
  static func matches(_ place: JSONPlace) -> Bool {
    place("styles") != nil && place("localizations")?.isList == true
  }

  /// Every paywall of a fallback file with its products, in the order of the file.
  static func placements(_ root: JSONPlace) -> [(id: String, config: JSONPlace, products: JSONPlace?)] {
    guard let data = root("data"), data.isObject else { return [] }
    return data.members.flatMap { name, placement in
      (placement("data")?.elements ?? []).compactMap { entry in
        guard let config = entry("paywallbuilder")?("paywallbuilderconfig") else { return nil }
        return ("\(name)/\(entry.string("paywallname") ?? "paywall")", config, entry("products"))
      }
    }
  }

  /// The products that a placement sells.
  static func offering(_ products: JSONPlace, id: String) -> Offering {
    let packages = products.elements.compactMap { product -> OfferingPackage? in
      guard let named = product("adaptyproductid"), let id = named.string else { return nil }
      return OfferingPackage(id: id, product: product.string("vendorproductid"), location: named.location)
    }
    return Offering(id: id, location: products.location, packages: packages)
  }

  static func read(_ place: JSONPlace, id: String) -> Paywall {
    var reader = AdaptyReader(config: place)
    var localizations = reader.readLocalizations()
    let layout = reader.layout()
    reader.addImages(to: &localizations)
    reader.draft.checkPackages(of: place)
    reader.checkSelection()
    reader.draft.checkUnused(localizations)
    reader.draft.checkTags(localizations)
    return reader.draft.paywall(
      id: id, form: .adapty, location: place.location, localizations: localizations, layout: layout)
  }
}
