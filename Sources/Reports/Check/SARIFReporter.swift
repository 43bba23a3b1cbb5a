import Checks
import Findings
internal import StructuredText

/// SARIF 2.1.0, the interchange format of static analysis: code scanning on GitHub and viewers in editors read it.
enum SARIFReporter: CheckReporter {
  static let name = "sarif"
  static let summary = "SARIF 2.1.0, for code scanning and editors"
  static let needs: Set<CheckReportNeed> = [.sources]

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    let ids = Set(report.findings.map(\.rule)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) })
    var regions = SARIFRegions(report.sources)
    let results = report.outcome.told.map { told in
      result(of: told, rule: indices[told.finding.rule] ?? 0, &regions)
    }
    let driver = JSONValue.object([
      ("name", .string("wordgate")), ("semanticVersion", .string(report.version)),
      ("rules", .array(ids.map { SARIFRule.descriptor(of: $0) })),
    ])
    let run = JSONValue.object([
      ("tool", .object([("driver", driver)])), ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(results)),
    ])
    return JSONValue.object([
      (
        "$schema", .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      ),
      ("version", .string("2.1.0")), ("runs", .array([run])),
    ]).document
  }

  private static func result(
    of told: CheckOutcome.Told, rule: Int, _ regions: inout SARIFRegions
  ) -> JSONValue {
    let finding = told.finding
    let advice = finding.advice.map { "\n\($0)" } ?? ""
    var members: [(name: String, value: JSONValue)] = [
      ("ruleId", .string(finding.rule)), ("ruleIndex", .integer(rule)), ("level", .string(finding.severity.rawValue)),
      ("message", .object([("text", .string(finding.message + advice))])),
      (
        "locations", .array(finding.location.map { [regions.location(of: $0)] } ?? [])
      ),
      (
        "partialFingerprints",
        .object([
          ("wordgate/v1", .string(told.fingerprint.description)),
          ("primaryLocationLineHash", .string(told.fingerprint.description)),
        ])
      ),
    ]
    let related = finding.notes.enumerated().compactMap { index, note in
      note.location.map { regions.location(of: $0, id: index + 1, message: note.message) }
    }
    if !related.isEmpty { members.append(("relatedLocations", .array(related))) }
    if let fix = regions.fix(of: finding) { members.append(("fixes", .array([fix]))) }
    members.append(("properties", properties(of: told)))
    return .object(members)
  }

  private static func properties(of told: CheckOutcome.Told) -> JSONValue {
    let finding = told.finding
    let parts = [
      ("key", finding.key), ("locale", finding.locale), ("form", told.text?.form), ("source", told.text?.source),
      ("text", told.text?.text), ("paywall", finding.paywall), ("state", finding.state),
    ]
    return .object(parts.compactMap { name, text in text.map { (name: name, value: JSONValue.string($0)) } })
  }
}
