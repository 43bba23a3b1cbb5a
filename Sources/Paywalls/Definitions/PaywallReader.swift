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
    /// The words for lengths of time that the file brings; nil where it brings none.
    public var periodWords: PeriodTable?

    public init(paywalls: [Paywall] = [], offerings: [Offering] = [], findings: [Finding] = []) {
      self.paywalls = paywalls
      self.offerings = offerings
      self.findings = findings
    }

    /// Whether the file holds nothing of a paywall.
    package var isEmpty: Bool { paywalls.isEmpty && offerings.isEmpty && periodWords == nil }

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
    document.paywalls = DefinitionPlace.all(in: root, name: stem(of: file)).map { $0.read() }
    document.offerings = offerings(of: root, name: stem(of: file))
    document.periodWords = PeriodTable(root)
    document.findings += document.periodWords?.findings ?? []
    return document
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
  static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
