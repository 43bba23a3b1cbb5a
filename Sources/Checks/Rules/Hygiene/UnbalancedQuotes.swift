import Findings

struct UnbalancedQuotes: TranslationRule {
  let id = "unbalanced-quotes"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = [.quote, .general, .latinSign, .kana]
  let summary = "a quotation mark of a translation has no partner although those of its source do"
  let reason = "The reader cannot tell where the name or quotation ends."
  var good: [RuleExample] {
    [
      RuleExample("Delete “%@”?", ["de": "„%@“ löschen?", "fr": "Supprimer « %@ » ?", "ja": "「%@」を削除しますか？"]),
      RuleExample("15\" screen", ["de": "15\"-Bildschirm"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Delete “%@”?", faults: ["ja"], ["ja": "「%@を削除しますか？"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), let mark = Self.lonely(in: form.text),
        Self.lonely(in: source.text) == nil
      else { return nil }
      return finding(
        "the quotation mark '\(mark)' has no partner\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "add the other mark, or remove this one")
    }
  }

  /// A mark that is left over. Marks that serve on both sides in one language or another are counted together.
  private static func lonely(in text: String) -> Unicode.Scalar? {
    var double = 0
    var straight = 0
    var inches = 0
    var angle = 0
    var corner = 0
    var last: Unicode.Scalar = " "
    for character in text.unicodeScalars {
      switch character {
      case "“", "”", "„", "‟", "″": double += 1
      case "\"":
        straight += 1
        if "0"..."9" ~= last { inches += 1 }
      case "«", "»": angle += 1
      case "「": corner += 1
      case "」": corner -= 1
      default: break
      }
      last = character
    }
    if corner != 0 { return corner > 0 ? "「" : "」" }
    if angle % 2 != 0 { return "«" }
    // After a digit the straight mark may stand for inches.
    guard (double + straight) % 2 != 0, (double + straight - inches) % 2 != 0 else { return nil }
    return double > 0 ? "“" : "\""
  }
}
