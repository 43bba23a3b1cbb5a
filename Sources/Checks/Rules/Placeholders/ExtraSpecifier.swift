import Findings

struct ExtraSpecifier: ArgumentRule {
  let id = "extra-specifier"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let summary = "a translation reads an argument that the code does not pass"
  let reason = "The app reads memory that is not an argument: it crashes or shows garbage."
  var good: [RuleExample] {
    [
      RuleExample("%@: %lld", ["zh-Hant": "%1$@：%2$lld"]),
      RuleExample("favorites %lld", state: "manual", ["en": "Favorites", "de": "%lld Favoriten"]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample("%@: %lld", faults: ["zh-Hant"], ["zh-Hant": "%1$@：%3$lld %2$lld"]),
      RuleExample("Done", faults: ["de"], ["de": "Fertig: %@"]),
    ]
  }

  func check(
    _ difference: SpecifierComparison.Difference, in translation: Wording, of text: CheckedText
  ) -> Finding? {
    guard case .extra(let form, let use, let available) = difference else { return nil }
    let has = available == 0 ? "the source has none" : "the source has \(available)"
    return finding(
      "'\(use.text)' reads argument \(use.position), \(has)\(form.suffix)", at: form.location ?? text.location,
      locale: translation.language, key: text.key, advice: "remove '\(use.text)' or use an argument of the source")
  }
}
