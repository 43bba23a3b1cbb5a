public import Findings

/// A package that a paywall lets a person choose.
public struct PaywallPackage: Hashable, Sendable {
  /// The id by which the offering knows it: `$rc_monthly`.
  public var id: String
  public var location: Location
  /// Its JSON path.
  public var path: String
  /// The JSON path of the group in which choosing it unselects the others, or nil where the definition has none.
  public var group: String?
  /// Whether it is selected when the paywall opens.
  public var isDefault: Bool

  public init(id: String, location: Location, path: String, group: String? = nil, isDefault: Bool = false) {
    self.id = id
    self.location = location
    self.path = path
    self.group = group
    self.isDefault = isDefault
  }
}
