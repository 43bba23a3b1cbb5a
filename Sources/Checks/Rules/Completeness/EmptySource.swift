import Catalogs
import Findings

struct EmptySource: TextRule {
  let id = "empty-source"
  let category = Finding.Category.completeness
  let severity = Severity.warning
  let summary = "the source text is empty while its translations are not"
  let reason = "Readers of the source language see nothing where all others see a text."
  var good: [RuleExample] {
    [RuleExample("save.title", state: "manual", ["en": "Save", "de": "Sichern"])]
  }
  var bad: [RuleExample] {
    [RuleExample("save.title", state: "manual", faults: ["en"], ["en": "", "de": "Sichern"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.source.isWritten, text.source.traits.contains(.blank), text.extractionState != .stale,
      let form = text.source.forms.first(where: { $0.text.isBlank }),
      text.translations.contains(where: { $0.form(form.path)?.hasWords == true })
    else { return [] }
    return [
      finding(
        "'\(text.key)' is empty in \(text.source.language), its translations are not\(form.suffix)", at: form.location,
        locale: text.source.language, key: text.key, advice: "write the source text")
    ]
  }
}
