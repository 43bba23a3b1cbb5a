import Findings
internal import WordgateMessages

struct NestedForms: WordingRule {
  let id = "nested-forms"
  let category = Finding.Category.plural
  let severity = Severity.error
  let trigger: TextTraits = .problem
  let summary = "forms stand within forms that cannot be varied further"
  let reason = "Xcode refuses to build the catalog."
  var good: [RuleExample] {
    [
      RuleExample(
        "%lld days",
        ["de": .device(["iphone": .plural(["one": "%lld Tag", "other": "%lld Tage"]), "other": "%lld Tage"])])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "%lld days", faults: ["de"], ["de": .device(["other": .plural(["one": "%lld Tag", "other": "%lld Tage"])])])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(
      of: [.nestedForms, .duplicateForm], in: wording, of: text,
      advice: "vary a device's text by number only, and 'other' not at all")
  }
}
