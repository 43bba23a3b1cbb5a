public import Findings
import StructuredText

/// Reads paywalls from definition files and from Swift sources.
public enum PaywallReader {
  /// What a definition file holds.
  public struct Document: Sendable {
    public var paywalls: [Paywall]
    /// The offerings that the file describes; empty where it names no packages of a store.
    public var offerings: [Offering]
    /// What is wrong with the file itself, apart from any paywall.
    public var findings: [Finding]

    public init(paywalls: [Paywall] = [], offerings: [Offering] = [], findings: [Finding] = []) {
      self.paywalls = paywalls
      self.offerings = offerings
      self.findings = findings
    }

    /// The offering that sells the packages of a paywall: the one that holds it, or the only one.
    public func offering(for paywall: Paywall) -> Offering? {
      let name = paywall.id.hasSuffix("-draft") ? String(paywall.id.dropLast("-draft".count)) : paywall.id
      return offerings.first { $0.id == name } ?? (offerings.count == 1 ? offerings.first : nil)
    }
  }

  /// Reads every paywall of a JSON file, whatever its form; a file without one gives an empty list.
  public static func read(json bytes: [UInt8], file: String) -> Document {
    let json = JSONDocument(bytes, file: file)
    var document = Document(findings: json.problems)
    guard let node = json.root else { return document }
    let root = JSONPlace(node: node, path: .root)
    document.paywalls = paywalls(of: root, name: stem(of: file))
    document.offerings = offerings(of: root, name: stem(of: file))
    document.settleIDs()
    document.findings += PeriodTable(root)?.findings ?? []
    return document
  }

  private static func paywalls(of root: JSONPlace, name: String) -> [Paywall] {
    guard root.isObject else {
      return root.elements.enumerated().flatMap { paywalls(of: $0.element, name: "\(name)-\($0.offset + 1)") }
    }
    if let offerings = root("offerings")?.elements {
      let custom = customVariables(of: root)
      return offerings.flatMap { paywalls(ofOffering: $0, name: $0.string("identifier") ?? name, custom: custom) }
    }
    let placements = AdaptyPaywall.placements(root)
    if !placements.isEmpty { return placements.map { AdaptyPaywall.read($0.config, id: $0.id) } }
    let inOffering = paywalls(
      ofOffering: root, name: root.string("identifier") ?? name, custom: customVariables(of: root))
    if !inOffering.isEmpty { return inOffering }
    if StoreKitConfiguration.matches(root) { return [StoreKitConfiguration.paywall(root, id: name)] }
    let adapty = root("paywallbuilder")?("paywallbuilderconfig") ?? root("paywallbuilderconfig") ?? root
    if AdaptyPaywall.matches(adapty) { return [AdaptyPaywall.read(adapty, id: name)] }
    if RevenueCatV1Paywall.matches(root) { return [RevenueCatV1Paywall.read(root, id: root.string("id") ?? name)] }
    return ComponentPaywall.matches(root) ? [ComponentPaywall.read(root, id: ownID(of: root) ?? name)] : []
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
  private static func paywalls(ofOffering place: JSONPlace, name: String, custom: Set<String>?) -> [Paywall] {
    var paywalls: [Paywall] = []
    if let paywall = place("paywallcomponents") {
      paywalls.append(ComponentPaywall.read(paywall, id: name, customVariables: custom))
    }
    if let draft = place("draftpaywallcomponents") {
      paywalls.append(ComponentPaywall.read(draft, id: "\(name)-draft", customVariables: custom))
    }
    if let first = place("paywall"), RevenueCatV1Paywall.matches(first) {
      paywalls.append(RevenueCatV1Paywall.read(first, id: paywalls.isEmpty ? name : "\(name)-v1"))
    }
    return paywalls
  }

  private static func offerings(of root: JSONPlace, name: String) -> [Offering] {
    let placements = AdaptyPaywall.placements(root)
    if !placements.isEmpty {
      return placements.compactMap { placement in
        placement.products.map { AdaptyPaywall.offering($0, id: placement.id) }
      }
    }
    return root.isObject ? OfferingReader.offerings(of: root, name: name) : []
  }

  /// The name of a file without folders and extension.
  private static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension PaywallReader.Document {
  /// Numbers paywalls of one id, so that each can be spoken of.
  fileprivate mutating func settleIDs() {
    var count: [String: Int] = [:]
    for index in paywalls.indices {
      let id = paywalls[index].id
      count[id, default: 0] += 1
      guard let number = count[id], number > 1 else { continue }
      paywalls[index].id = "\(id)-\(number)"
      for finding in paywalls[index].findings.indices { paywalls[index].findings[finding].paywall = "\(id)-\(number)" }
    }
  }
}
