import Findings

struct LostLink: TranslationRule {
  let id = "lost-link"
  let category = Finding.Category.markup
  let severity = Severity.error
  let sourceTrigger: TextTraits = .bracket
  let summary = "a translation lacks a Markdown link of its source"
  let reason = "The reader cannot reach the terms, or sees brackets instead of a link."
  var good: [RuleExample] {
    [RuleExample("See [Terms](https://example.com)", ["de": "Siehe [AGB](https://example.com/de)"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("See [Terms](https://example.com)", faults: ["ar"], ["ar": "انظر [الشروط]\n(https://example.com)"])
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), source.text.utf8Contains("](") else { return nil }
      let wanted = MarkdownLink.all(in: source.words).count
      let found = MarkdownLink.all(in: form.words).count
      guard wanted > 0, found < wanted, !form.text.isBlank else { return nil }
      return finding(
        "\(found) of \(wanted) links of the source are there\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "write the link as '[words](address)'")
    }
  }
}
