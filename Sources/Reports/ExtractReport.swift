public import Extraction
internal import Findings
public import Paywalls
internal import StructuredText

/// What `wordgate extract` says.
public struct ExtractReport: Sendable {
  private let rows: [ExtractRow]

  /// Unites the uses of each key, in the order of their first places, and adds the texts of definition files, whose
  /// keys are localization ids.
  public init(strings: [ExtractedString], definitions: [Paywall] = []) {
    rows = ExtractRow.rows(strings: strings, definitions: definitions)
  }

  /// `{"strings": […]}`.
  public var json: String {
    JSONValue.object([("strings", .array(rows.map(\.json)))]).document
  }

  /// A line a key: its first place, how it is reached, its role, the key and what it inserts; then a summary.
  public func text(_ style: ReportStyle = .plain) -> String {
    let lines = rows.map { row in
      let place = row.locations.first.map { "\($0): " } ?? ""
      let reach = style.paint(row.reach.rawValue, row.reach == .verbatim ? .yellow : .green)
      let mark = row.isPreview ? ", preview" : row.isDemo ? ", demo" : ""
      return "\(place)\(reach) \(row.role.rawValue)\(mark): \(quoted(row.key))"
    }
    let verbatim = rows.count { $0.reach == .verbatim }
    let summary = "\(Quantity.phrase(rows.count, "string")), \(verbatim) verbatim"
    return (lines + [summary]).joined(separator: "\n") + "\n"
  }

  private func quoted(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 < 0x20 }) else { return "\"\(key)\"" }
    let escaped = key.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
