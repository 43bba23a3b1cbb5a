import Findings
internal import WordgateMessages

struct CountOutsidePlural: WordingRule {
  let id = "count-outside-plural"
  let category = Finding.Category.plural
  let severity = Severity.error
  let trigger: TextTraits = .problem
  let summary = "`%arg` stands where no number chooses a form"
  let reason = "The reader sees the raw characters."
  var good: [RuleExample] {
    [RuleExample("%lld days", ["de": "%lld Tage"])]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld days", faults: ["de"], ["de": "%arg Tage %lld"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(of: [.countOutsidePlural], in: wording, of: text, advice: "write the specifier of the number")
  }
}
