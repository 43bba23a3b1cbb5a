import Findings
import WordgateLocales

struct OptionalPluralInSource: WordingRule {
  let id = "optional-plural"
  let category = Finding.Category.source
  let severity = Severity.warning
  let trigger: TextTraits = .bracket
  let summary = "a text writes '(s)' instead of varying by number"
  let reason = "It reads like a form, and no other language can do the same."
  var good: [RuleExample] {
    [RuleExample("%lld days", ["en": .plural(["one": "%lld day", "other": "%lld days"])])]
  }
  var bad: [RuleExample] {
    [RuleExample("%lld day(s) left", faults: ["en"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    guard wording.language == text.source.language, wording.grammar.language == "en" else { return [] }
    return wording.forms.filter { $0.text.utf8Contains("(s)") && !$0.text.utf8Contains(" (s)") }.prefix(1).map { form in
      finding(
        "'(s)' stands for a plural\(form.suffix)", at: form.location ?? text.location, locale: wording.language,
        key: text.key, advice: "vary the text by plural")
    }
  }
}
