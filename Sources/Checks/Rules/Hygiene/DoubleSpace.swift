import Findings

struct DoubleSpace: TranslationRule {
  let id = "double-space"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = .doubleSpace
  let summary = "two blanks stand inside a translation"
  let reason = "The gap is seen, and often a word was lost there."
  var good: [RuleExample] {
    [RuleExample("One. Two.", ["de": "Eins. Zwei."]), RuleExample("A  B", ["de": "A  B"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Turn search on or off", faults: ["pt"], ["pt": "Ativar  ou desativar a busca"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let gap = gap(in: form.text), let source = text.source.counterpart(of: form),
        !source.text.utf8Contains("  ")
      else {
        return nil
      }
      return finding(
        "two blanks stand inside the text\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "remove one, or add the word that is missing", mark: gap)
    }
  }

  /// Where two blanks or more stand between characters of one line.
  private func gap(in text: String) -> Range<Int>? {
    var blanks = 0
    var hasText = false
    for (offset, byte) in text.utf8.enumerated() {
      if byte == UInt8(ascii: " ") {
        blanks += 1
      } else {
        if blanks > 1, hasText, byte != UInt8(ascii: "\n") { return offset - blanks..<offset }
        hasText = byte != UInt8(ascii: "\n")
        blanks = 0
      }
    }
    return nil
  }
}
