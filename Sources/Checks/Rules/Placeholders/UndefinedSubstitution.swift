import Findings
internal import WordgateMessages

struct UndefinedSubstitution: WordingRule {
  let id = "undefined-substitution"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let trigger: TextTraits = .problem
  let summary = "a text refers to a substitution that its language does not have"
  let reason = "The reader sees the raw reference instead of the counted part."
  var good: [RuleExample] {
    [
      RuleExample(
        "Trial", ["de": .substituting("%#@days@ gratis", [.init("days", ["one": "%arg Tag", "other": "%arg Tage"])])])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "Trial", state: "manual", faults: ["de"],
        [
          "en": .substituting("%#@days@ free", [.init("days", ["one": "%arg day", "other": "%arg days"])]),
          "de": "%#@tage@ gratis",
        ])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(
      of: [.undefinedSubstitution, .recursiveSubstitution], in: wording, of: text,
      advice: "add the substitution, or name one that exists")
  }
}
