import Checks
import Findings

/// The reasons of all verdicts, each told once with the locales it concerns.
struct VerdictReasons {
  private var reasons: [(finding: Finding, locales: [String])] = []

  init(_ judgements: [Judgement]) {
    var places: [Finding: Int] = [:]
    for judgement in judgements {
      for reason in judgement.reasons {
        var same = reason
        same.locale = nil
        if let place = places[same] {
          reasons[place].locales.append(judgement.locale)
        } else {
          places[same] = reasons.count
          reasons.append((reason, [judgement.locale]))
        }
      }
    }
  }

  var count: Int { reasons.count }

  func lines(_ style: ReportStyle) -> [String] {
    reasons.flatMap { reason, locales in
      var lines = style.lines(of: reason)
      var about = "\(reason.paywall ?? "") in \(locales.joined(separator: " "))"
      if let state = reason.state { about += ", state '\(state)'" }
      lines.insert("  " + style.paint(about, .bold), at: 1)
      return lines
    }
  }
}
