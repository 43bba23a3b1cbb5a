import Findings
internal import WordgateMessages
import WordgatePlurals

struct FormNamesAnotherNumber: WordingRule {
  let id = "form-names-another-number"
  let category = Finding.Category.plural
  let severity = Severity.error
  let trigger: TextTraits = .plural
  let summary = "a plural form writes out a number for which it is never chosen"
  let reason = "The app says '2 days' where there is one."
  var good: [RuleExample] {
    [RuleExample("%lld days", ["en": .plural(["one": "1 day", "other": "%lld days"])])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("%lld days", faults: ["de"], ["de": .plural(["one": "2 Tage", "other": "%lld Tage"])])
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.compactMap { form in
      guard let category = form.category, category != .other, !wording.grammar.samples(of: category).isEmpty,
        form.traits.contains(.digit),
        !wording.arguments(of: form).contains(where: { $0.kind.isNumeric })
      else { return nil }
      let numbers = NumberChanged.numbers(in: form.words)
      let source = text.source.counterpart(of: form).map { NumberChanged.numbers(in: $0.words) } ?? []
      guard numbers.count == 1, !source.contains(numbers[0]), let number = Int(numbers[0]), number <= 10,
        category != .zero, wording.rules.category(for: number) != category
      else { return nil }
      return finding(
        "the form '\(form.path)' says \(number), for which '\(wording.rules.category(for: number).name)' is chosen",
        at: form.location ?? text.location, locale: wording.language, key: text.key,
        advice: "write the number of the form, or its specifier")
    }
  }
}
