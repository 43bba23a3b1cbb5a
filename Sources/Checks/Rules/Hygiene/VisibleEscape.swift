import Findings

struct VisibleEscape: TranslationRule {
  let id = "visible-escape"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = .backslash
  let summary = "a translation shows an escape such as \\n as two characters"
  let reason = "The reader sees a backslash where a new line or a quote was meant."
  var good: [RuleExample] {
    [RuleExample("One\nTwo", ["ja": "一\n二"]), RuleExample("C:\\new", ["ja": "C:\\new"])]
  }
  var bad: [RuleExample] {
    [RuleExample("One\nTwo", faults: ["ja"], ["ja": "一\\n二"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      for escape in ["\\n", "\\\"", "\\t", "\\u"] where form.text.utf8Contains(escape) {
        guard let source = text.source.counterpart(of: form), !source.text.utf8Contains("\\") else { continue }
        return finding(
          "'\(escape)' is shown as it stands\(form.suffix)", at: form.location, locale: translation.language,
          key: text.key, advice: "write the character itself")
      }
      return nil
    }
  }
}
