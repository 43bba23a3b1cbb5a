import Findings
internal import WordgateMessages

struct MixedPositions: WordingRule {
  let id = "mixed-positions"
  let category = Finding.Category.placeholder
  let severity = Severity.warning
  let summary = "specifiers with and without positions stand in one text"
  let reason = "Which value lands where depends on the system; two places may show the same one."
  let good = [RuleExample("%@: %lld", ["de": "%1$@: %2$lld"])]
  let bad = [RuleExample("%@: %lld", faults: ["de"], ["de": "%1$@: %lld"])]

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(of: [.mixedPositions], in: wording, of: text, advice: "number all specifiers")
  }
}
