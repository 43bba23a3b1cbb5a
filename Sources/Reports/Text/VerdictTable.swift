internal import Checks
internal import WordgateGate

/// Verdicts, paywall × locale.
struct VerdictTable {
  let judgements: [Judgement]

  init(_ judgements: [Judgement]) { self.judgements = judgements }

  func text(_ style: ReportStyle) -> String {
    judgements.map { "\($0.paywall)  \($0.locale)  \($0.verdict.name)\n" }.joined()
  }
}
