import Checks
import Findings

/// The reasons of all verdicts, each told once with the locales it concerns.
struct VerdictReasons {
  private var reasons: [(finding: Finding, common: Finding, locales: [String])] = []

  init(_ judgements: [Judgement]) {
    var places: [Finding: Int] = [:]
    for judgement in judgements {
      for reason in judgement.reasons {
        let common = reason.withoutLocale
        if let place = places[common] {
          reasons[place].locales.append(judgement.locale)
        } else {
          places[common] = reasons.count
          reasons.append((reason, common, [judgement.locale]))
        }
      }
    }
  }

  var count: Int { reasons.count }

  func lines(_ style: ReportStyle) -> [String] {
    reasons.flatMap { reason, common, locales in
      var lines = style.lines(of: locales.count == 1 ? reason : common)
      var about = "\(reason.paywall ?? "") in \(list(locales))"
      if let state = reason.state { about += ", state '\(state)'" }
      lines.insert("  " + style.paint(about, .bold), at: 1)
      return lines
    }
  }

  /// The first of many; the table above has them all.
  private func list(_ locales: [String]) -> String {
    if locales.count <= 8 { return locales.joined(separator: " ") }
    return locales[..<6].joined(separator: " ") + " and \(locales.count - 6) more"
  }
}

extension Finding {
  /// The finding as it is said of several locales.
  fileprivate var withoutLocale: Finding {
    guard let locale else { return self }
    var finding = self
    finding.locale = nil
    finding.message = message.without(" in '\(locale)'")
    finding.advice = advice?.without(" in \(locale)")
    return finding
  }
}

extension String {
  fileprivate func without(_ ending: String) -> String {
    hasSuffix(ending) ? String(dropLast(ending.count)) : self
  }
}
