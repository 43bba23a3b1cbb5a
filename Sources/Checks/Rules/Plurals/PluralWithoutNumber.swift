import Findings
internal import WordgateMessages

struct PluralWithoutNumber: WordingRule {
  let id = "plural-without-number"
  let category = Finding.Category.plural
  let severity = Severity.warning
  let trigger: TextTraits = .problem
  let summary = "no plural form shows a number to choose by"
  let reason = "Forms are chosen by a number in the text; without one the choice is left to chance."
  var good: [RuleExample] {
    [RuleExample("%lld days", ["de": .plural(["one": "Ein Tag", "other": "%lld Tage"])])]
  }
  var bad: [RuleExample] {
    [RuleExample("days", faults: ["de"], ["de": .plural(["one": "Tag", "other": "Tage"])])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(of: [.pluralWithoutNumber], in: wording, of: text, advice: "show the number in the 'other' form")
  }
}
