import Findings
internal import WordgateMessages

struct MissingOther: WordingRule {
  let id = "missing-other-form"
  let category = Finding.Category.plural
  let severity = Severity.error
  let summary = "plural or device forms lack `other`"
  let reason = "Where no other form fits there is nothing to show."
  let good = [RuleExample("%lld days", ["de": .plural(["one": "%lld Tag", "other": "%lld Tage"])])]
  let bad = [RuleExample("%lld days", faults: ["ja"], ["ja": .plural(["one": "%lld日"])])]

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(of: [.missingOther], in: wording, of: text, advice: "add an 'other' form")
  }
}
