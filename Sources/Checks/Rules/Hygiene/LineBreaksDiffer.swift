import Findings

struct LineBreaksDiffer: TranslationRule {
  let id = "line-breaks-differ"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let trigger: TextTraits = .newline
  let summary = "a translation has paragraphs where its source has none, or the other way round"
  let reason = "Lists run together, or a label takes more lines than there is room for."
  var good: [RuleExample] {
    [RuleExample("One\nTwo", ["de": "Eins\nZwei"])]
  }
  var bad: [RuleExample] {
    [RuleExample("One\nTwo", faults: ["de"], ["de": "Eins Zwei"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), !form.text.isBlank else { return nil }
      let wanted = source.text.utf8.count { $0 == UInt8(ascii: "\n") }
      let found = form.text.utf8.count { $0 == UInt8(ascii: "\n") }
      guard (wanted == 0) != (found == 0) else { return nil }
      return finding(
        "the source has \(wanted) line breaks, the translation \(found)\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "break lines as the source does")
    }
  }
}
