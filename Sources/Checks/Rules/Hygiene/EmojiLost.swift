import Findings

struct EmojiLost: TranslationRule {
  let id = "emoji-lost"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let sourceTrigger: TextTraits = .astral
  let summary = "the source shows an emoji, the translation does not"
  let reason = "Where the emoji is what the sentence speaks of, the reader misses it."
  var good: [RuleExample] {
    [RuleExample("Well done 🎉", ["de": "Gut gemacht 🎉"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Well done 🎉", faults: ["de"], ["de": "Gut gemacht"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), !form.text.isBlank,
        let emoji = source.text.first(where: Self.isEmoji), !form.text.contains(where: Self.isEmoji)
      else { return nil }
      return finding(
        "'\(emoji)' of the source is missing\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "put the emoji into the translation")
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.value > 0xFFFF && $0.properties.isEmojiPresentation } ?? false
  }
}
