public import Findings

/// The packages that a store really sells, against which those of a paywall are checked.
public struct Offering: Sendable {
  public var id: String
  public var location: Location
  public var packages: [OfferingPackage]
  /// Prices and periods, where the file tells them.
  public var products: [StoreProduct]

  public init(id: String, location: Location, packages: [OfferingPackage] = [], products: [StoreProduct] = []) {
    self.id = id
    self.location = location
    self.packages = packages
    self.products = products
  }
}

/// One package of an offering.
public struct OfferingPackage: Hashable, Sendable {
  public var id: String
  /// The id of the product in its store, where the file tells it.
  public var product: String?
  public var location: Location

  public init(id: String, product: String? = nil, location: Location) {
    self.id = id
    self.product = product
    self.location = location
  }
}
