import Checks
import Findings

/// For people: what was found, key by key, with the words and the fault marked in them.
enum TextReporter: CheckReporter {
  static let name = "text"
  static let summary = "for people: each fault with its words and the place marked in them"

  static func text(of report: CheckReport, _ style: ReportStyle) -> String {
    var lines: [String] = []
    let groups = FindingGroup.groups(of: report.outcome.told)
    for (index, group) in groups.enumerated() {
      let before = index > 0 ? groups[index - 1] : nil
      if let before, Subject(before.finding) != Subject(group.finding) { lines.append("") }
      let after = index + 1 < groups.count ? groups[index + 1] : nil
      lines += self.lines(
        of: group, repeatsSource: before.map { group.continues($0) } ?? false,
        repeatsAdvice: after.map { $0.continues(group) } ?? false, style)
    }
    if !lines.isEmpty { lines.append("") }
    lines += recap(of: report, style)
    lines.append(style.paint(report.headline, .bold))
    lines += report.silences
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a paragraph of the report is about.
  private struct Subject: Equatable {
    var file: String?
    var key: String?

    init(_ finding: Finding) {
      file = finding.location?.file
      key = finding.key
    }
  }

  /// The lines of one finding. What it shares with its neighbours, the source above and the advice below, is said once.
  private static func lines(
    of group: FindingGroup, repeatsSource: Bool, repeatsAdvice: Bool, _ style: ReportStyle
  ) -> [String] {
    var finding = group.finding
    var lines = [style.headline(of: finding)]
    if let text = group.text {
      let isSaid = text.text == nil && text.mark == nil && finding.message.contains(text.source)
      if !isSaid {
        let key = finding.message.contains(finding.key ?? "") ? nil : finding.key
        lines += Excerpt(text: text).lines(
          key: key, hasSource: !repeatsSource, indent: "  ", style)
      }
    } else if let key = finding.key, !finding.message.contains(key) {
      lines.append("  key: \"\(ShownText.escaped(key))\"")
    }
    if let paywall = finding.paywall {
      lines.append("  paywall: \(paywall)" + (finding.state.map { ", state '\($0)'" } ?? ""))
    }
    if repeatsAdvice { finding.advice = nil }
    return lines + style.explanations(of: finding)
  }

  /// Where a list is too long to be taken in: how often each rule found something.
  private static func recap(of report: CheckReport, _ style: ReportStyle) -> [String] {
    guard report.outcome.told.count > 20 else { return [] }
    let rules = Dictionary(grouping: report.findings, by: \.rule).map { rule, findings in
      (rule: rule, severity: findings.map(\.severity).min() ?? .note, count: findings.count)
    }.sorted { ($0.severity, -$0.count, $0.rule) < ($1.severity, -$1.count, $1.rule) }
    let width = rules.map(\.rule.count).max() ?? 0
    let digits = rules.map { String($0.count).count }.max() ?? 0
    return rules.map { rule, severity, count in
      let number = String(repeating: " ", count: digits - String(count).count) + String(count)
      return "\(style.paint(severity.rawValue.padded(to: 7), severity.ink))  \(rule.padded(to: width))  \(number)"
    } + [""]
  }
}
