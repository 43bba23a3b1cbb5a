import Findings

extension LocaleTally {
  /// Tallies with the faults of an outcome counted into their languages: all of them, known or new.
  public static func counting(_ outcome: CheckOutcome, in tallies: [LocaleTally]) -> [LocaleTally] {
    var counts: [String: Int] = [:]
    for told in outcome.told + outcome.known where told.finding.severity < .note {
      if let locale = told.finding.locale { counts[locale, default: 0] += 1 }
    }
    return tallies.map { tally in
      var tally = tally
      tally.faults = counts[tally.locale] ?? 0
      return tally
    }
  }
}
