import Findings

/// The shares that a project asks for, applied to what was found.
struct ThresholdList {
  let thresholds: [Threshold]
  let tallies: [LocaleTally]

  /// Findings of gaps become notes in the languages that have a threshold; a language below its threshold is told.
  func applied(to findings: [Finding]) -> [Finding] {
    let pairs = tallies.compactMap { tally in threshold(of: tally.locale).map { (tally, $0) } }
    let governed = Dictionary(pairs.map { ($0.0.locale, $0.1) }) { first, _ in first }
    let softened = findings.map { finding -> Finding in
      guard let locale = finding.locale, let threshold = governed[locale],
        (threshold.translated != nil && Self.gaps.contains(finding.rule))
          || (threshold.reviewed != nil && Self.openReviews.contains(finding.rule))
      else { return finding }
      var finding = finding
      finding.severity = .note
      return finding
    }
    return softened + pairs.flatMap { Self.shortfalls(of: $0.0, $0.1) }
  }

  /// The first threshold that names a language.
  private func threshold(of locale: String) -> Threshold? { thresholds.first { $0.locale.matches(locale) } }

  private static func shortfalls(of tally: LocaleTally, _ threshold: Threshold) -> [Finding] {
    let parts = [
      (threshold.translated, tally.translated, "translated", "translate"),
      (threshold.reviewed, tally.reviewed, "reviewed", "review"),
    ]
    return parts.compactMap { asked, count, word, order in
      guard let asked, tally.total > 0, Double(count) * 100 < asked * Double(tally.total) else { return nil }
      let needed = Int((asked * Double(tally.total) / 100).rounded(.up)) - count
      return Finding(
        rule: "locale-below-threshold", category: .completeness, severity: .error,
        message: "\(count) of \(tally.total) texts are \(word) in \(tally.locale), "
          + "\(percent(Double(count) * 100 / Double(tally.total))) where \(percent(asked)) is asked for",
        locale: tally.locale, advice: "\(order) \(needed) more")
    }
  }

  /// A share with at most one decimal, cut off so that what is below never looks like it is there.
  private static func percent(_ share: Double) -> String {
    let tenths = Int((share * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }

  private static let gaps: Set<String> = ["missing-translation", "untranslated-state"]
  private static let openReviews: Set<String> = ["unreviewed-translation"]
}
