public import Findings

/// What a check found, sorted into what is told and what is not.
public struct CheckOutcome: Sendable {
  /// One finding with the words it speaks of.
  public struct Told: Sendable {
    public var finding: Finding
    public var text: FaultyText?
    public var fingerprint: Fingerprint

    public init(finding: Finding, text: FaultyText? = nil, fingerprint: Fingerprint) {
      self.finding = finding
      self.text = text
      self.fingerprint = fingerprint
    }
  }

  /// The findings to tell, in the order of files and lines.
  public var told: [Told] = []
  /// Those that are milder than what was asked for.
  public var milder: [Told] = []
  /// Those that the baseline knows.
  public var known: [Told] = []
  /// Those that the project ignores with a reason.
  public var accepted: [Finding] = []
  /// What the baseline knows and nobody finds any more.
  public var mended: [Baseline.Entry] = []

  public init(told: [Told] = [], accepted: [Finding] = []) {
    self.told = told
    self.accepted = accepted
  }

  /// Whether there is a fault that the project did not know: an error or a warning.
  public var isFaulty: Bool { told.contains { $0.finding.severity < .note } }

  /// The baseline of every error and warning that was found, told or not.
  public var baseline: Baseline {
    Baseline(
      (told + milder + known).filter { $0.finding.severity < .note }.map { Baseline.Entry($0.finding, $0.fingerprint) })
  }
}
