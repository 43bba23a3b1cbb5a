import Findings
import WordgatePlurals

struct MissingSpecifier: ArgumentRule {
  let id = "missing-specifier"
  let category = Finding.Category.placeholder
  let severity = Severity.error
  let summary = "a translation does not show an argument that its source shows"
  let reason = "The number, name or price is absent from the sentence, and nothing tells the reader that it is."
  var good: [RuleExample] {
    [
      RuleExample("%lld days free, then %@", ["de": "%1$lld Tage gratis, danach %2$@"]),
      RuleExample("%lld days", ["de": .plural(["one": "Ein Tag", "other": "%lld Tage"])]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample("%lld days free, then %@", faults: ["de"], ["de": "%lld Tage gratis"]),
      RuleExample(
        "%lld days", faults: ["ru"],
        ["ru": .plural(["one": "день", "few": "%lld дня", "many": "%lld дней", "other": "%lld дня"])]),
    ]
  }

  func check(
    _ difference: SpecifierComparison.Difference, in translation: Wording, of text: CheckedText
  ) -> Finding? {
    guard case .missing(let form, let use, let isForgiven) = difference, !form.text.isBlank else { return nil }
    let why =
      form.category != nil && form.category != .other ? ", and the form stands for more than one number" : ""
    return finding(
      "'\(use.text)' of the source is missing\(form.suffix)\(why)", severity: isForgiven ? .warning : nil,
      at: form.location ?? text.location, locale: translation.language, key: text.key,
      advice: "put '\(use.text)' into the translation")
  }
}
