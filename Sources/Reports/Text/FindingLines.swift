public import Findings

extension ReportStyle {
  /// `file:line:column: severity: message [rule-id]`, then the notes and the advice.
  public func lines(of finding: Finding, indent: String = "") -> [String] {
    var lines = [indent + headline(of: finding)]
    if let key = finding.key, !finding.message.contains(key) {
      lines.append("\(indent)  key: \"\(ShownText.escaped(key))\"")
    }
    return lines + explanations(of: finding, indent: indent)
  }

  /// `file:line:column: severity: message [rule-id]`, the form that editors make clickable.
  func headline(of finding: Finding) -> String {
    let place = finding.location.map { "\($0): " } ?? ""
    let severity = paint("\(finding.severity.rawValue):", finding.severity.ink)
    return "\(place)\(severity) \(ShownText.escaped(finding.message)) \(paint("[\(finding.rule)]", .dim))"
  }

  /// The notes and the advice of a finding.
  func explanations(of finding: Finding, indent: String = "") -> [String] {
    var lines = finding.notes.map { note in
      let place = note.location.map { "\($0): " } ?? ""
      return "\(indent)  \(place)note: \(ShownText.escaped(note.message))"
    }
    if let advice = finding.advice { lines.append("\(indent)  help: \(ShownText.escaped(advice))") }
    return lines
  }
}

extension Severity {
  var ink: ReportStyle.Ink {
    switch self {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }
}
