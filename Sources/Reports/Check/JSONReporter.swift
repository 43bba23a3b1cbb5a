import Checks
import Findings
internal import StructuredText

/// For programs; `Schemas/check.schema.json` describes it.
enum JSONReporter: CheckReporter {
  static let name = "json"
  static let summary = "for programs, as Schemas/check.schema.json describes it"
  static let needs: Set<CheckReportNeed> = [.tallies]

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    let outcome = report.outcome
    return JSONValue.object([
      ("version", .integer(1)), ("tool", .string("wordgate \(report.version)")),
      ("findings", .array(outcome.told.map(\.json))),
      (
        "summary",
        .object([
          ("errors", .integer(report.count(of: .error))), ("warnings", .integer(report.count(of: .warning))),
          ("notes", .integer(report.count(of: .note))), ("untold", .integer(outcome.milder.count)),
          ("known", .integer(outcome.known.count)), ("mended", .integer(outcome.mended.count)),
          ("ignored", .integer(outcome.accepted.count)),
        ])
      ), ("locales", .array(report.tallies.map(\.json))),
    ]).document
  }
}

extension CheckOutcome.Told {
  /// The finding with what only a check knows of it.
  fileprivate var json: JSONValue {
    guard case .object(let members) = finding.json else { return .null }
    let more: [(name: String, value: JSONValue)] = [
      ("fingerprint", .string(fingerprint.description)),
      ("form", JSONValue(text.flatMap { $0.form.isEmpty ? nil : $0.form })),
      ("source", JSONValue(text?.source)), ("text", JSONValue(text?.text)),
      (
        "notes",
        .array(
          finding.notes.map { note in
            .object([
              ("message", .string(note.message)), ("file", JSONValue(note.location?.file)),
              ("line", JSONValue(note.location?.line)), ("column", JSONValue(note.location?.column)),
            ])
          })
      ),
      (
        "edits",
        .array(
          finding.edits.map { edit in
            .object([
              ("file", .string(edit.file)), ("offset", .integer(edit.range.lowerBound)),
              ("length", .integer(edit.range.count)), ("replacement", .string(edit.replacement)),
            ])
          })
      ),
    ]
    return .object(members + more.map { JSONValue.Member($0.name, $0.value) })
  }
}

extension LocaleTally {
  fileprivate var json: JSONValue {
    .object([
      ("locale", .string(locale)), ("texts", .integer(total)), ("translated", .integer(translated)),
      ("reviewed", .integer(reviewed)), ("missing", .integer(missing)), ("faults", .integer(faults)),
    ])
  }
}
