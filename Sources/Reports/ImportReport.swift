internal import Catalogs
public import Exchange
internal import Findings
internal import StructuredText

/// What `wordgate import` says: the outcome of every unit.
public struct ImportReport: Sendable {
  private let outcomes: UnitOutcomes

  public init(_ outcomes: UnitOutcomes) { self.outcomes = outcomes }

  /// `{"units": […], "applied": 0, "unchanged": 0, "refused": 0, "ignored": 0}`, every unit with its result and reason.
  public var json: String {
    let units = outcomes.map { outcome in
      JSONValue.object([
        ("catalog", .string(outcome.catalog)), ("language", .string(outcome.language)), ("key", .string(outcome.key)),
        ("form", .string(outcome.form.description)), ("result", .string(outcome.result.name)),
        ("reason", JSONValue(outcome.refusal?.rule)), ("message", JSONValue(outcome.refusal?.message)),
        ("file", JSONValue(outcome.location?.file)), ("line", JSONValue(outcome.location?.line)),
        ("column", JSONValue(outcome.location?.column)),
      ])
    }
    let counts = UnitOutcomes.Counts.names.map { ($0, JSONValue.integer(outcomes.count(of: $0))) }
    return JSONValue.object([("units", .array(units))] + counts).document
  }

  /// A line for each unit that was not taken, with the reason and what to do, and a line of counts for each catalog and
  /// language. Source texts that stand beside the translations are counted alone.
  public func text(_ style: ReportStyle = .plain) -> String {
    var lines: [String] = []
    for outcome in outcomes {
      guard let refusal = outcome.refusal, refusal != .sourceTexts else { continue }
      let ink: ReportStyle.Ink = outcome.result.name == "refused" ? .red : .yellow
      let place = outcome.location.map { "\($0): " } ?? ""
      let form = outcome.form.steps.isEmpty ? "" : " (\(outcome.form))"
      let key = outcome.key.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
      lines.append(
        "\(place)\(style.paint("\(outcome.result.name):", ink)) \"\(key)\"\(form): \(refusal.message) "
          + style.paint("[\(refusal.rule)]", .dim))
      if let advice = refusal.advice { lines.append("  help: \(advice)") }
    }
    if !lines.isEmpty { lines.append("") }
    for part in outcomes.counts {
      let counts = UnitOutcomes.Counts.names.map { "\(part.count(of: $0)) \($0)" }
      lines.append("\(part.catalog) \(part.language): \(counts.joined(separator: ", "))")
    }
    if outcomes.isEmpty { lines.append("no units") }
    return lines.joined(separator: "\n") + "\n"
  }
}
