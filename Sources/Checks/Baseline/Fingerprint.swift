public import Findings

/// What makes a fault the same fault tomorrow: its rule, file, key, language and form, never its line or its wording.
///
/// Faults that agree in all of that are told apart by their order in the file.
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public let description: String

  public init(_ text: String) { description = text }

  /// The fingerprints of findings, in their order.
  public static func fingerprints(of findings: [(finding: Finding, text: FaultyText?)]) -> [Fingerprint] {
    var counts: [String: Int] = [:]
    return findings.map { finding, text in
      let identity = Self.identity(of: finding, form: text?.form ?? "")
      let number = counts[identity, default: 0]
      counts[identity] = number + 1
      return Fingerprint(digits(of: hash(identity + "\u{1F}\(number)")))
    }
  }

  private static func identity(of finding: Finding, form: String) -> String {
    let subject = finding.key ?? finding.paywall.map { "\u{1E}\($0)" } ?? "\u{1E}\(finding.message)"
    let parts = [
      finding.rule, finding.location?.file ?? "", subject, finding.locale ?? "", form, finding.paywall ?? "",
      finding.state ?? "",
    ]
    return parts.joined(separator: "\u{1F}")
  }

  /// FNV-1a over the bytes, its bits mixed once more.
  private static func hash(_ text: String) -> UInt64 {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  private static func digits(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
