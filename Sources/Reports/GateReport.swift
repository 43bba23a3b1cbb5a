public import Checks
internal import Findings
internal import WordgateGate

/// What `wordgate gate` says.
public struct GateReport: Sendable {
  public var judgements: [Judgement]

  public init(_ judgements: [Judgement]) { self.judgements = judgements }

  /// Whether every paywall renders in every locale.
  public var allRender: Bool { judgements.allSatisfy { $0.verdict == .renders } }

  /// `{"verdicts": […]}`.
  public var json: String {
    let verdicts = judgements.map { judgement in
      JSONValue.object([
        ("paywall", .string(judgement.paywall)), ("locale", .string(judgement.locale)),
        ("verdict", .string(judgement.verdict.name)), ("policy", .string(judgement.policy.name)),
        ("reasons", .array(judgement.reasons.map(\.json))), ("notes", .array(judgement.notes.map { .string($0) })),
      ])
    }
    return JSONValue.object([("verdicts", .array(verdicts))]).document
  }

  /// The table of verdicts, the reasons below it, and a summary.
  public func text(_ style: ReportStyle = .plain) -> String {
    if judgements.isEmpty { return "no paywalls\n" }
    return VerdictTable(judgements).text(style)
  }
}
