import Findings
internal import WordgateMessages

struct UnreferencedSubstitution: WordingRule {
  let id = "unreferenced-substitution"
  let category = Finding.Category.placeholder
  let severity = Severity.warning
  let trigger: TextTraits = .problem
  let summary = "no text refers to a substitution"
  let reason = "Its forms were translated and are never shown; the number is likely missing from the sentence."
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
        ["de": .substituting("Gratis", [.init("days", ["one": "%arg Tag", "other": "%arg Tage"])])])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    findings(of: [.unreferencedSubstitution], in: wording, of: text, advice: "refer to it in the text, or remove it")
  }
}
