import Findings

struct SwappedSpecifiers: ArgumentRule {
  let id = "swapped-specifiers"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let summary = "a translation puts its arguments in another order without numbering them"
  let reason = "Arguments are read in order: the number is taken for a text, and the app crashes."
  var good: [RuleExample] {
    [RuleExample("Add %lld tags for %@", ["ja": "%2$@に%1$lld個のタグを追加"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Add %lld tags for %@", faults: ["ja"], ["ja": "%@に%lld個のタグを追加"])]
  }

  func check(
    _ difference: SpecifierComparison.Difference, in translation: Wording, of text: CheckedText
  ) -> Finding? {
    guard case .swapped(let form, let uses) = difference else { return nil }
    let order = uses.map { "'\($0.text)'" }.joined(separator: ", ")
    return finding(
      "\(order) stand in another order than in the source, without positions\(form.suffix)",
      at: form.location ?? text.location, locale: translation.language, key: text.key,
      advice: "number them as in '%2$@'")
  }
}
