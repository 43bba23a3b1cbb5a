import Findings

struct TabCharacter: TranslationRule {
  let id = "tab-character"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = .tab
  let summary = "a translation holds a tabulator that its source does not have"
  let reason = "It was pasted from a table, and leaves a gap of any width."
  let fix: String? = "writes a space for each tabulator"
  var good: [RuleExample] {
    [RuleExample("Name\tValue", ["de": "Name\tWert"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Name and value", faults: ["de"], ["de": "Name\tund Wert"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard form.text.utf8.contains(0x09), let source = text.source.counterpart(of: form),
        !source.text.utf8.contains(0x09)
      else { return nil }
      return finding(
        "the text holds a tabulator\(form.suffix)", at: form.location, locale: translation.language, key: text.key,
        advice: "write a space", edits: form.edit(to: form.text.replacingBytes("\t", with: " ")))
    }
  }
}
