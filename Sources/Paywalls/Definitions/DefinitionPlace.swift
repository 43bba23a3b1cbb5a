/// Where a paywall stands in a definition file, and what kind of definition it is.
struct DefinitionPlace: Sendable {
  /// The id by which the paywall is spoken of, different from those of the others in the file.
  var id: String
  let place: JSONPlace
  let kind: Kind

  enum Kind: Sendable {
    /// `custom` names the custom variables that a response declares; nil where it says nothing of them.
    case components(custom: Set<String>?)
    case revenueCatV1
    case adapty
    case storeKit
  }

  func read() -> Paywall {
    switch kind {
    case .components(let custom): ComponentPaywall.read(place, id: id, customVariables: custom)
    case .revenueCatV1: RevenueCatV1Paywall.read(place, id: id)
    case .adapty: AdaptyPaywall.read(place, id: id)
    case .storeKit: StoreKitConfiguration.paywall(place, id: id)
    }
  }

  /// Every paywall below a root, in the order of the file; `name` is that of the file, for those without an id.
  static func all(in root: JSONPlace, name: String) -> [DefinitionPlace] {
    var count: [String: Int] = [:]
    return found(in: root, name: name).map { place in
      count[place.id, default: 0] += 1
      guard let number = count[place.id], number > 1 else { return place }
      var place = place
      place.id = "\(place.id)-\(number)"
      return place
    }
  }

  private static func found(in root: JSONPlace, name: String) -> [DefinitionPlace] {
    guard root.isObject else {
      return root.elements.enumerated().flatMap { found(in: $0.element, name: "\(name)-\($0.offset + 1)") }
    }
    if let offerings = root("offerings")?.elements {
      let custom = customVariables(of: root)
      return offerings.flatMap { found(inOffering: $0, name: $0.string("identifier") ?? name, custom: custom) }
    }
    let placements = AdaptyPaywall.placements(root)
    if !placements.isEmpty {
      return placements.map { DefinitionPlace(id: $0.id, place: $0.config, kind: .adapty) }
    }
    let inOffering = found(
      inOffering: root, name: root.string("identifier") ?? name, custom: customVariables(of: root))
    if !inOffering.isEmpty { return inOffering }
    if StoreKitConfiguration.matches(root) { return [DefinitionPlace(id: name, place: root, kind: .storeKit)] }
    let adapty = root("paywallbuilder")?("paywallbuilderconfig") ?? root("paywallbuilderconfig") ?? root
    if AdaptyPaywall.matches(adapty) { return [DefinitionPlace(id: name, place: adapty, kind: .adapty)] }
    if RevenueCatV1Paywall.matches(root) {
      return [DefinitionPlace(id: root.string("id") ?? name, place: root, kind: .revenueCatV1)]
    }
    guard ComponentPaywall.matches(root) else { return [] }
    return [DefinitionPlace(id: ownID(of: root) ?? name, place: root, kind: .components(custom: nil))]
  }

  /// The id that a paywall gives itself; a component's id, which an editor made, is none.
  private static func ownID(of root: JSONPlace) -> String? {
    root.type == nil ? root.string("id") : nil
  }

  /// The custom variables that a response declares; nil where it says nothing of them.
  private static func customVariables(of root: JSONPlace) -> Set<String>? {
    root("uiconfig")?("customvariables").map { Set($0.members.map(\.key)) }
  }

  /// The paywalls of one offering: the published one, the draft, and that of the first generation.
  private static func found(inOffering place: JSONPlace, name: String, custom: Set<String>?) -> [DefinitionPlace] {
    var places: [DefinitionPlace] = []
    if let paywall = place("paywallcomponents") {
      places.append(DefinitionPlace(id: name, place: paywall, kind: .components(custom: custom)))
    }
    if let draft = place("draftpaywallcomponents") {
      places.append(DefinitionPlace(id: "\(name)-draft", place: draft, kind: .components(custom: custom)))
    }
    if let first = place("paywall"), RevenueCatV1Paywall.matches(first) {
      places.append(DefinitionPlace(id: places.isEmpty ? name : "\(name)-v1", place: first, kind: .revenueCatV1))
    }
    return places
  }
}
