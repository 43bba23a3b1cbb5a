public import Findings

/// The packages that a store really sells, against which those of a paywall are checked.
public struct Offering: Sendable {
  public var id: String
  public var location: Location
  public var packages: [OfferingPackage]

  public init(id: String, location: Location, packages: [OfferingPackage] = []) {
    self.id = id
    self.location = location
    self.packages = packages
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
