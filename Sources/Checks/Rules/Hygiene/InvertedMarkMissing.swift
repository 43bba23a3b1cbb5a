import Findings
import WordgateLocales

struct InvertedMarkMissing: TranslationRule {
  let id = "inverted-mark-missing"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let ownTrigger: TextTraits = [.question, .exclamation]
  let summary = "a Spanish question or exclamation does not begin with its inverted mark"
  let reason = "Readers of Spanish take it for carelessness."
  var good: [RuleExample] {
    [RuleExample("Delete?", ["es": "¿Eliminar?"]), RuleExample("Name?", ["es": "Nombre"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Delete all?", faults: ["es"], ["es": "Eliminar todo?"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard translation.grammar.language == "es", !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let last = form.text.last(where: { !$0.isWhitespace }),
        let mark = last == "?" ? "¿" : last == "!" ? "¡" : nil, !form.text.utf8Contains("¿"),
        !form.text.utf8Contains("¡"), form.wordCount > 1
      else { return nil }
      return finding(
        "the text ends with '\(last)' and has no '\(mark)'\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "put '\(mark)' where the question or exclamation begins")
    }
  }
}
