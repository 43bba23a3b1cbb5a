import Findings

struct CapitalsDiffer: TranslationRule {
  let id = "capitals-differ"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let trigger: TextTraits = .upper
  let isOptIn = true
  let summary = "the source is all capitals, the translation is not, or begins with one and the translation does not"
  let reason = "Buttons of one row look different, and headings lose their weight."
  var good: [RuleExample] {
    [RuleExample("BUY NOW", ["de": "JETZT KAUFEN", "ja": "今すぐ購入"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("BUY NOW", faults: ["de"], ["de": "Jetzt kaufen"]),
      RuleExample("Buy now", faults: ["fr"], ["fr": "acheter"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), let said = Self.difference(source.words, form.words) else {
        return nil
      }
      return finding(
        "\(said)\(form.suffix)", at: form.location, locale: translation.language, key: text.key,
        advice: "use capitals as the source does")
    }
  }

  private static func difference(_ source: String, _ own: String) -> String? {
    let letters = source.unicodeScalars.filter(\.properties.isCased)
    if letters.count > 3, letters.allSatisfy(\.properties.isUppercase) {
      return own.unicodeScalars.contains(where: \.properties.isLowercase) ? "the source is all capitals" : nil
    }
    guard let first = source.unicodeScalars.first(where: \.properties.isAlphabetic),
      let other = own.unicodeScalars.first(where: \.properties.isAlphabetic), first.properties.isUppercase,
      other.properties.isLowercase
    else { return nil }
    return "the source begins with a capital letter, the translation does not"
  }
}
