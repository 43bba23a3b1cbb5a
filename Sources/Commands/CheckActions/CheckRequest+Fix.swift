internal import Checks
internal import Findings
internal import Reports
internal import Workspace

extension CheckRequest {
  /// How often files are mended and read again, since one edit can uncover the next fault.
  private static let passes = 10

  /// Applies the edits of what is told and checks again, until nothing more can be mended.
  func mend(
    _ outcome: CheckOutcome, _ inspection: Inspection, in session: Session
  ) throws(UsageError) -> (CheckOutcome, Inspection) {
    var (outcome, inspection) = (outcome, inspection)
    var mended: [String: Int] = [:]
    for _ in 0..<Self.passes {
      let (fixes, refusals) = session.project.fixes(EditPlan(outcome.told.map(\.finding)))
      session.tell(refusals)
      guard !fixes.isEmpty else { break }
      // A file that another program changed since it was read is mended in the next pass.
      for fix in fixes where try session.replace(fix.file, expecting: fix.old, with: fix.new) {
        mended[fix.file, default: 0] += fix.edits.count
      }
      (outcome, inspection) = try check(in: session)
    }
    for (file, count) in mended.sorted(by: { $0.key < $1.key }) {
      session.terminal.tell("\(file): \(count == 1 ? "1 edit" : "\(count) edits") made")
    }
    return (outcome, inspection)
  }

  /// Prints what `--fix` would change, as a diff.
  func showFixes(of outcome: CheckOutcome, _ inspection: Inspection, in session: Session) -> ExitStatus {
    let plan = EditPlan(outcome.told.map(\.finding))
    let (fixes, refusals) = session.project.fixes(plan)
    session.tell(refusals)
    session.show(fixes)
    session.terminal.tell(
      "\(plan.mended) of \(outcome.told.count) \(outcome.told.count == 1 ? "finding" : "findings") can be mended by '--fix'"
    )
    return status(of: outcome, inspection)
  }

  /// Writes the baseline: all there is where there was none, else what of it is still found.
  func updateBaseline(with outcome: CheckOutcome, in session: Session) throws(UsageError) -> CheckOutcome {
    guard let file = baselineFile, isBaselineSound else { return outcome }
    var outcome = outcome
    let written: Baseline
    if let old = selection.baseline {
      let gone = Set(outcome.mended.map(\.fingerprint))
      written = Baseline(old.entries.filter { !gone.contains($0.fingerprint) })
      outcome.mended = []
      if !gone.isEmpty { session.terminal.tell("\(file): \(gone.count) mended, \(written.entries.count) left") }
      if gone.isEmpty { return outcome }
    } else {
      written = outcome.baseline
      let known = Set(written.fingerprints)
      outcome.known += outcome.told.filter { known.contains($0.fingerprint) }
      outcome.told.removeAll { known.contains($0.fingerprint) }
      outcome.milder.removeAll { known.contains($0.fingerprint) }
      session.terminal.tell("\(file): \(written.entries.count) known faults written")
    }
    try session.write(written.bytes, to: file)
    return outcome
  }
}
