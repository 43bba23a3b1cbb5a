import Findings
internal import WordgateMessages

struct MixedPositions: WordingRule {
  let id = "mixed-positions"
  let category = Finding.Category.placeholder
  let severity = Severity.warning
  let trigger: TextTraits = .problem
  let summary = "specifiers with and without positions stand in one text"
  let reason = "Which value lands where depends on the system; two places may show the same one."
  var good: [RuleExample] {
    [RuleExample("%@: %lld", ["de": "%1$@: %2$lld"])]
  }
  var bad: [RuleExample] {
    [RuleExample("%@: %lld", faults: ["de"], ["de": "%1$@: %lld"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(of: [.mixedPositions], in: wording, of: text, advice: "number all specifiers")
  }
}
