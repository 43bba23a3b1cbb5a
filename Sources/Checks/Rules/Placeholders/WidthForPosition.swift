import Findings
internal import WordgateMessages

struct WidthForPosition: WordingRule {
  let id = "width-for-position"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let trigger: TextTraits = .problem
  let summary = "a specifier has a width where a position was meant"
  let reason = "Without its dollar sign the number is a width: the value lands in the wrong place, padded with blanks."
  var good: [RuleExample] {
    [RuleExample("%lld and %lld", ["zh-Hant": "%2$lld與%1$lld"])]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld and %lld", faults: ["zh-Hant"], ["zh-Hant": "%2lld與%1lld"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(of: [.widthForPosition], in: wording, of: text, advice: "put a dollar sign after the number")
  }
}
