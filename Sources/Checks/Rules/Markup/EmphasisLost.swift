import Findings

struct EmphasisLost: TranslationRule {
  let id = "emphasis-lost"
  let category = Finding.Category.markup
  let severity = Severity.note
  let sourceTrigger: TextTraits = .asterisk
  let summary = "the source sets words in bold, the translation does not"
  let reason = "What must not be overlooked, such as a condition of a price, stands out in one language alone."
  var good: [RuleExample] {
    [RuleExample("**Free** for %lld days", ["tr": "%lld gün **ücretsiz**"])]
  }
  var bad: [RuleExample] {
    [RuleExample("**Free** for %lld days", faults: ["tr"], ["tr": "%lld gün ücretsiz"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), (UnbalancedEmphasis.pairs(in: source.text) ?? 0) > 0,
        UnbalancedEmphasis.pairs(in: form.text) == 0, !form.text.isBlank
      else { return nil }
      return finding(
        "the source has words between '**', the translation has none\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "put '**' around the same words")
    }
  }
}
