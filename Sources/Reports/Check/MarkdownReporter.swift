import Checks
import Findings

/// A comment for a pull request: the table of languages, and the faults in a part that unfolds.
enum MarkdownReporter: CheckReporter {
  static let name = "markdown"
  static let summary = "a comment for a pull request"
  static let needs: Set<CheckReportNeed> = [.tallies]

  /// GitHub takes 65,536 characters, GitLab more.
  static let limit = 60_000

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    var text = "### Texts: \(report.headline)\n"
    if !report.tallies.isEmpty { text += "\n" + table(of: report.tallies) }
    if !report.silences.isEmpty { text += "\n" + report.silences.map { "- \(escaped($0))\n" }.joined() }
    let groups = FindingGroup.groups(of: report.outcome.told)
    guard !groups.isEmpty else { return text }
    let opening = "\n<details\(report.outcome.isFaulty ? " open" : "")>\n<summary>\(report.headline)</summary>\n\n"
    let closing = "\n</details>\n"
    text += opening
    for (index, group) in groups.enumerated() {
      let item = self.item(group)
      let rest = "- … and \(groups.count - index) more\n"
      if text.utf8.count + item.utf8.count + rest.utf8.count + closing.utf8.count > limit {
        text += rest
        break
      }
      text += item
    }
    return text + closing
  }

  private static func table(of tallies: [LocaleTally]) -> String {
    let header = TallyTable.header
    let rule = ["---"] + header.dropFirst().map { _ in "---:" }
    let rows = [header, rule] + TallyTable(tallies: tallies).rows
    return rows.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private static func item(_ group: FindingGroup) -> String {
    let finding = group.finding
    let sign = finding.severity == .error ? "🔴" : finding.severity == .warning ? "🟡" : "🔵"
    let place = finding.location.map { " — \(code("\($0.file):\($0.line)"))" } ?? ""
    var text = "- \(sign) \(escaped(ShownText.escaped(finding.message)))\(place) \(code(finding.rule))\n"
    if let words = group.text {
      text += "  - \(words.sourceLanguage): \(code(words.source))\n"
      if let translation = words.text { text += "  - \(words.language): \(code(translation))\n" }
    }
    if let advice = finding.advice { text += "  - \(escaped(ShownText.escaped(advice)))\n" }
    return text
  }

  /// Words between as many backticks as keep them together, on one line, cut where they are very long.
  private static func code(_ words: String) -> String {
    let shown = ShownText.escaped(words.utf8.count > 500 ? String(words.unicodeScalars.prefix(200)) + "…" : words)
    let runs = shown.split(whereSeparator: { $0 != "`" }).map(\.count)
    let ticks = String(repeating: "`", count: (runs.max() ?? 0) + 1)
    let pad = shown.hasPrefix("`") || shown.hasSuffix("`") ? " " : ""
    return shown.isEmpty ? "*(empty)*" : ticks + pad + shown + pad + ticks
  }

  /// Words in which no character has a meaning for Markdown.
  private static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      if "\\`*_{}[]<>()#+!|~@&".unicodeScalars.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
