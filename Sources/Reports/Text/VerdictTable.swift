import Checks
import WordgateGate

/// Verdicts by paywall: the locales in which it renders, and those in which it falls back, as many on a line as fit.
struct VerdictTable {
  private let rows: [Row]

  private struct Row {
    var paywall: String
    var verdict: String
    var locales: [String]
    var ink: ReportStyle.Ink
  }

  init(_ judgements: [Judgement]) {
    var rows: [Row] = []
    var paywalls: [String] = []
    for judgement in judgements where !paywalls.contains(judgement.paywall) { paywalls.append(judgement.paywall) }
    for paywall in paywalls {
      for (verdict, words, ink) in Self.verdicts {
        let locales = judgements.filter { $0.paywall == paywall && $0.verdict == verdict }.map(\.locale)
        if !locales.isEmpty { rows.append(Row(paywall: paywall, verdict: words, locales: locales, ink: ink)) }
      }
    }
    self.rows = rows
  }

  private static let verdicts: [(GateVerdict, String, ReportStyle.Ink)] = [
    (.renders, "renders", .green), (.fallsBackToSource, "falls back to source", .yellow),
    (.fallsBack, "falls back", .red),
  ]

  func lines(_ style: ReportStyle) -> [String] {
    let first = max(rows.map(\.paywall.count).max() ?? 0, "paywall".count) + 2
    let second = max(rows.map(\.verdict.count).max() ?? 0, "verdict".count) + 2
    let room = max(style.columns - first - second, 20)
    var lines = [style.paint("paywall".padded(to: first) + "verdict".padded(to: second) + "locales", .dim)]
    var last: String?
    for row in rows {
      let name = row.paywall == last ? "" : row.paywall
      last = row.paywall
      for (index, locales) in wrapped(row.locales, room).enumerated() {
        let head = index == 0 ? name.padded(to: first) : "".padded(to: first)
        let verdict = index == 0 ? row.verdict.padded(to: second) : "".padded(to: second)
        lines.append(head + style.paint(verdict, row.ink) + locales)
      }
    }
    return lines
  }

  private func wrapped(_ words: [String], _ room: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let line = lines.last, line.count + 1 + word.count <= room {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}

extension String {
  /// The text with blanks up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
