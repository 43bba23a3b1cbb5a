public import Checks
import Findings

/// Everything that a report of `wordgate check` can be made from.
public struct CheckReport: Sendable {
  public var outcome: CheckOutcome
  /// How far each language is; empty where the report does not ask for it.
  public var tallies: [LocaleTally] = []
  /// The bytes of the files that findings lie in; empty where the report does not ask for them.
  public var sources: [String: [UInt8]] = [:]
  /// The version of the program.
  public var version: String

  public init(_ outcome: CheckOutcome, version: String) {
    self.outcome = outcome
    self.version = version
  }
}

extension CheckReport {
  var findings: [Finding] { outcome.told.map(\.finding) }

  func count(of severity: Severity) -> Int { outcome.told.count { $0.finding.severity == severity } }

  /// `2 errors, 1 warning`, or that nothing was found.
  var headline: String {
    let words = Severity.allCases.compactMap { severity in
      let count = count(of: severity)
      return count == 0 ? nil : Quantity.phrase(count, severity.rawValue)
    }
    return words.isEmpty ? "nothing found" : words.joined(separator: ", ")
  }

  /// What was found and is not told, a line each.
  var silences: [String] {
    var lines: [String] = []
    let milder = Severity.allCases.compactMap { severity -> String? in
      let count = outcome.milder.count { $0.finding.severity == severity }
      return count == 0 ? nil : Quantity.phrase(count, severity.rawValue)
    }
    if let mildest = outcome.milder.map(\.finding.severity).max() {
      lines.append("\(milder.joined(separator: " and ")) not told, '--severity \(mildest.rawValue)' tells them")
    }
    if !outcome.known.isEmpty { lines.append("\(Quantity.phrase(outcome.known.count, "fault")) known to the baseline") }
    if !outcome.mended.isEmpty {
      let count = outcome.mended.count
      lines.append(
        "\(Quantity.phrase(count, "fault")) of the baseline \(count == 1 ? "is" : "are") mended, "
          + "'--update-baseline' takes \(count == 1 ? "it" : "them") out")
    }
    if !outcome.accepted.isEmpty {
      lines.append("\(Quantity.phrase(outcome.accepted.count, "finding")) ignored with a reason")
    }
    return lines
  }
}
