import Findings
internal import WordgatePlurals

struct PluralCategoryNeverUsed: WordingRule {
  let id = "plural-category-never-used"
  let category = Finding.Category.plural
  let severity = Severity.warning
  let trigger: TextTraits = .plural
  let summary = "a plural form is there that the language never chooses"
  let reason = "The form is never shown; its translator worked for nothing, or meant another language."
  var good: [RuleExample] {
    [
      RuleExample("%lld days", ["es": .plural(["one": "%lld día", "many": "%lld días", "other": "%lld días"])])
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld days", faults: ["ja"], ["ja": .plural(["one": "%lld日", "other": "%lld日"])])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    let chosen = wording.grammar.chosenSet.union(CategorySet([.zero, .other]))
    return wording.plurals.flatMap { choice -> [Finding] in
      if choice.categories.isSubset(of: chosen) { return [] }
      return choice.forms.filter { form in
        PluralCategory(name: form.name).map { !chosen.contains(CategorySet([$0])) } ?? false
      }.map { form in
        finding(
          "\(wording.language) never chooses the form '\(form.name)'", at: form.location, locale: wording.language,
          key: text.key, advice: "remove the form")
      }
    }
  }
}
