import Findings

struct HardCodedPrice: WordingRule {
  let id = "hard-coded-price"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let trigger: TextTraits = .currency
  let summary = "a text holds a price"
  let reason = "Stores charge in the buyer's currency: the app promises a price that nobody pays."
  var good: [RuleExample] {
    [
      RuleExample("%lld days free, then %@"), RuleExample("Save 44%"),
      RuleExample("Version %@", ["ru": "Версия %$11d"]),
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Only $9.99 a month", faults: ["en"]),
      RuleExample("Price", faults: ["de"], ["de": "9,99 € im Monat"]),
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.compactMap { form in
      guard form.traits.contains(.currency), let price = Self.price(in: form.wordsAlone) else { return nil }
      return finding(
        "'\(price)' is a price that does not come from the store\(form.suffix)", at: form.location ?? text.location,
        locale: wording.language, key: text.key, advice: "insert the price of the product instead")
    }
  }

  /// The first amount of money in a text: a currency sign with digits beside it.
  static func price(in text: String) -> String? {
    let characters = Array(text)
    for (index, character) in characters.enumerated() where isCurrency(character) {
      var end = index + 1
      if end < characters.count, characters[end] == " " || characters[end] == "\u{A0}" { end += 1 }
      let digits = characters[min(end, characters.count)...].prefix { isPartOfAmount($0) }
      if let first = digits.first, isDigit(first) { return String(characters[index..<(end + digits.count)]) }
      var start = index
      if start > 0, characters[start - 1] == " " || characters[start - 1] == "\u{A0}" { start -= 1 }
      let before = characters[..<start].reversed().prefix { isPartOfAmount($0) }
      if let last = before.first, isDigit(last) { return String(characters[(start - before.count)...index]) }
    }
    return nil
  }

  private static func isCurrency(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1 && character.unicodeScalars.first?.properties.generalCategory == .currencySymbol
  }

  private static func isDigit(_ character: Character) -> Bool { character.isWholeNumber }

  private static func isPartOfAmount(_ character: Character) -> Bool {
    character.isWholeNumber || character == "." || character == ","
  }
}
