import Findings
import WordgateLocales

struct InflectionLost: TranslationRule {
  let id = "inflection-lost"
  let category = Finding.Category.markup
  let severity = Severity.warning
  let sourceTrigger: TextTraits = .bracket
  let summary = "the source lets the system bend a word, the translation neither does nor varies by number"
  let reason = "The app says '3 photo': nothing bends the word in this language."
  var good: [RuleExample] {
    [
      RuleExample("^[%lld photo](inflect: true)", ["es": "^[%lld foto](inflect: true)", "ja": "写真%lld枚"]),
      RuleExample(
        "^[%lld photo](inflect: true)", ["ru": .plural(["one": "%lld фото", "few": "%lld фото", "other": "%lld фото"])]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("^[%lld photo](inflect: true)", faults: ["de"], ["de": "%lld Foto"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !translation.variesByNumber, translation.grammar.required.count > 1, !translation.keepsNounsAfterNumbers
    else {
      return []
    }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), source.text.utf8Contains("(inflect:"),
        !form.text.utf8Contains("(inflect:"), !form.text.isBlank
      else { return nil }
      return finding(
        "'^[…](inflect: true)' of the source is missing, and the text does not vary by number\(form.suffix)",
        at: form.location, locale: translation.language, key: text.key,
        advice: "write '^[…](inflect: true)', or vary the text by plural")
    }
  }
}
