public import Checks
internal import Findings
internal import StructuredText
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

  /// The table of verdicts, the reasons below it, what was not checked, and a summary.
  public func text(_ style: ReportStyle = .plain) -> String {
    if judgements.isEmpty { return "no paywalls\n" }
    let reasons = VerdictReasons(judgements)
    var lines = VerdictTable(judgements).lines(style)
    if reasons.count > 0 { lines += [""] + reasons.lines(style) }
    lines += [""] + notes + [summary]
    return lines.joined(separator: "\n") + "\n"
  }

  /// `79 of 80 pairs render, 1 falls back`.
  public var summary: String {
    let rendering = judgements.count { $0.verdict == .renders }
    let rest = judgements.count - rendering
    let back = rest == 0 ? "" : rest == 1 ? ", 1 falls back" : ", \(rest) fall back"
    return "\(rendering) of \(Quantity.phrase(judgements.count, "pair")) of paywall and locale "
      + (judgements.count == 1 ? "renders" : "render") + back
  }

  /// What the verdicts leave open, once a paywall.
  private var notes: [String] {
    var seen: Set<String> = []
    return judgements.flatMap { judgement in judgement.notes.map { "\(judgement.paywall): \($0)" } }
      .filter { seen.insert($0).inserted }
  }
}
