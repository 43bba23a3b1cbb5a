import Findings
internal import WordgateMessages

struct ConflictingSpecifiers: WordingRule {
  let id = "conflicting-specifiers"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let trigger: TextTraits = .problem
  let summary = "two places of one text read the same argument as different types"
  let reason = "One of the two reads the value as something it is not: a crash or a meaningless figure."
  var good: [RuleExample] {
    [RuleExample("%lld of %lld", ["de": "%1$lld von %2$lld"])]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld of %lld", faults: ["de"], ["de": "%1$lld von %1$@ %2$lld"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(of: [.conflictingKinds], in: wording, of: text, advice: "read each argument as one type")
  }
}
