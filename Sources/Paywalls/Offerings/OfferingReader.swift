/// Reads the offerings of a file: RevenueCat's offerings or packages, a StoreKit configuration, Adapty's products.
enum OfferingReader {
  /// The offerings of a root object, in the order of the file.
  static func offerings(of root: JSONPlace, name: String) -> [Offering] {
    if StoreKitConfiguration.matches(root) { return [StoreKitConfiguration.offering(root, id: name)] }
    if let list = root("offerings")?.elements {
      return list.compactMap { offering($0, id: $0.string("identifier") ?? name) }
    }
    return [offering(root, id: root.string("identifier") ?? name)].compactMap { $0 }
  }

  /// An offering with its packages; nil where the object lists none at all, as template files do.
  static func offering(_ place: JSONPlace, id: String) -> Offering? {
    guard let list = place("packages"), list.isList else { return nil }
    let packages = list.elements.compactMap { package -> OfferingPackage? in
      guard let named = package("identifier") ?? package("id"), let id = named.string else { return nil }
      return OfferingPackage(
        id: id, product: package.string("platformproductidentifier"), location: named.location)
    }
    guard packages.count == list.elements.count else { return nil }
    return Offering(id: id, location: place.location, packages: packages)
  }
}
