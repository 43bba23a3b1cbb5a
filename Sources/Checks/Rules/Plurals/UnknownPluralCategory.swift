import Findings
internal import WordgatePlurals

struct UnknownPluralCategory: WordingRule {
  let id = "unknown-plural-category"
  let category = Finding.Category.plural
  let severity = Severity.error
  let trigger: TextTraits = .plural
  let summary = "a plural form has a name that no category has"
  let reason = "Xcode refuses to build the catalog, or drops the form."
  var good: [RuleExample] {
    [RuleExample("%lld days", ["de": .plural(["one": "%lld Tag", "other": "%lld Tage"])])]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld days", faults: ["de"], ["de": .plural(["single": "%lld Tag", "other": "%lld Tage"])])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.plurals.filter(\.hasUnknownNames).flatMap { choice in
      choice.forms.filter { PluralCategory(name: $0.name) == nil }.map { form in
        finding(
          "'\(form.name)' is no plural category, expected one of zero, one, two, few, many, other", at: form.location,
          locale: wording.language, key: text.key, advice: "give the form the name of a category")
      }
    }
  }
}
