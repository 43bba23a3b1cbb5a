public import Findings
internal import StructuredText

/// What `wordgate check` says.
public struct FindingsReport: Sendable {
  /// In the order in which they are told.
  public var findings: [Finding]

  public init(_ findings: [Finding]) { self.findings = findings }

  /// `{"findings": […]}`.
  public var json: String {
    JSONValue.object([("findings", .array(findings.map(\.json)))]).document
  }

  /// A line a finding in the form that editors make clickable, what explains it indented below, and a summary.
  public func text(_ style: ReportStyle = .plain) -> String {
    var lines: [String] = []
    var file: String?
    for finding in findings {
      if let last = file, last != finding.location?.file { lines.append("") }
      file = finding.location?.file ?? ""
      lines += style.lines(of: finding)
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }

  /// `2 errors, 1 warning, no notes`, or that nothing was found.
  public var summary: String {
    if findings.isEmpty { return "nothing found" }
    return [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].map { severity, word in
      Quantity.phrase(findings.count { $0.severity == severity }, word)
    }.joined(separator: ", ")
  }
}

extension Finding {
  /// The finding as a member of every JSON report.
  var json: JSONValue {
    .object([
      ("rule", .string(rule)), ("category", .string(category.rawValue)), ("severity", .string(severity.rawValue)),
      ("message", .string(message)), ("file", JSONValue(location?.file)), ("line", JSONValue(location?.line)),
      ("column", JSONValue(location?.column)), ("locale", JSONValue(locale)), ("key", JSONValue(key)),
      ("paywall", JSONValue(paywall)), ("state", JSONValue(state)), ("advice", JSONValue(advice)),
    ])
  }
}

extension ReportStyle {
  /// `file:line:column: severity: message [rule-id]`, then the notes and the advice.
  public func lines(of finding: Finding, indent: String = "") -> [String] {
    let place = finding.location.map { "\($0): " } ?? ""
    let severity = paint("\(finding.severity.rawValue):", finding.severity.ink)
    var lines = ["\(indent)\(place)\(severity) \(finding.message) \(paint("[\(finding.rule)]", .dim))"]
    if let key = finding.key, !finding.message.contains(key) {
      lines.append("\(indent)  key: \"\(key.split(separator: "\n").joined(separator: "\\n"))\"")
    }
    for note in finding.notes {
      let place = note.location.map { "\($0): " } ?? ""
      lines.append("\(indent)  \(place)note: \(note.message)")
    }
    if let advice = finding.advice { lines.append("\(indent)  help: \(advice)") }
    return lines
  }
}

extension Severity {
  fileprivate var ink: ReportStyle.Ink {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
