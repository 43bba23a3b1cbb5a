import Findings
internal import WordgateMessages

struct UnnumberedSpecifiers: WordingRule {
  let id = "unnumbered-specifiers"
  let category = Finding.Category.placeholder
  let severity = Severity.note
  let trigger: TextTraits = .arguments
  let isOptIn = true
  let summary = "a source text has several specifiers without positions"
  let reason = "A translator who has to turn the sentence round cannot tell which value is which."
  var good: [RuleExample] {
    [RuleExample("pages", state: "manual", ["en": "Page %1$lld of %2$lld"])]
  }
  var bad: [RuleExample] {
    [RuleExample("pages", state: "manual", faults: ["en"], ["en": "Page %lld of %lld"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    guard wording.isWritten, wording.language == text.source.language else { return [] }
    return wording.mainForms.filter { form in
      wording.arguments(of: form).count(where: \.isInOrder) > 1
    }.prefix(1).map { form in
      finding(
        "the specifiers have no positions\(form.suffix)", at: form.location ?? text.location, locale: wording.language,
        key: text.key, advice: "number them: '%1$@', '%2$@'")
    }
  }
}
