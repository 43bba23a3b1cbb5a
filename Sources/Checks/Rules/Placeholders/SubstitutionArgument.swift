import Findings
internal import WordgateMessages

struct SubstitutionArgument: WordingRule {
  let id = "wrong-substitution-argument"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let trigger: TextTraits = .problem
  let summary = "a substitution does not name a number to choose by"
  let reason = "No form can be chosen: the text is not built or shows the raw reference."
  var good: [RuleExample] {
    [
      RuleExample(
        "Trial", ["de": .substituting("%#@days@ gratis", [.init("days", ["one": "%arg Tag", "other": "%arg Tage"])])])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "Trial", faults: ["de"],
        [
          "de": .substituting(
            "%#@days@ gratis", [.init("days", specifier: "@", ["one": "%arg Tag", "other": "%arg Tage"])])
        ])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(
      of: [.substitutionSpecifier, .substitutionPosition, .positionOutOfRange], in: wording, of: text,
      advice: "give it the specifier and position of a number")
  }
}
