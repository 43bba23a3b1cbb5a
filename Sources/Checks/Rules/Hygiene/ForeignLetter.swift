import Findings
import WordgateLocales

struct ForeignLetter: TranslationRule {
  let id = "foreign-letter"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = [.cyrillic, .kana]
  let summary = "a text holds letters that its language does not have and a neighbour does"
  let reason = "A Ukrainian text with Russian letters, or a Chinese one with kana, was made for other readers."
  var good: [RuleExample] {
    [RuleExample("End", ["uk": "Кінець", "ru": "Конец", "bg": "Край", "zh-Hans": "结束"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("You", faults: ["uk"], ["uk": "Вы"]), RuleExample("Bread", faults: ["ru"], ["ru": "Хлiб і сіль"]),
      RuleExample("Please wait", faults: ["zh-Hans"], ["zh-Hans": "お待ちください"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    let isForeign: (Unicode.Scalar) -> Bool
    switch translation.grammar.language {
    case "uk": isForeign = { Self.isOne($0, of: "ыэъёЫЭЪЁ") }
    case "ru": isForeign = { Self.isOne($0, of: "іїєґўІЇЄҐЎ") }
    case "bg", "mk": isForeign = { Self.isOne($0, of: "ыэёіїєґЫЭЁІЇЄҐ") }
    case "zh": return kana(in: translation, of: text)
    default: return []
    }
    return translation.forms.compactMap { form in
      guard let letter = form.text.unicodeScalars.first(where: isForeign),
        text.source.counterpart(of: form)?.text.unicodeScalars.contains(letter) != true
      else { return nil }
      return finding(
        "\(translation.language) has no letter '\(letter)'\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "see which language the text is in")
    }
  }

  /// Whether a letter is one of some Cyrillic ones.
  private static func isOne(_ scalar: Unicode.Scalar, of letters: StaticString) -> Bool {
    guard 0x400...0x4FF ~= scalar.value else { return false }
    let high = UInt8(0xC0 | scalar.value >> 6)
    let low = UInt8(0x80 | scalar.value & 0x3F)
    var place = letters.utf8Start
    for _ in 0..<letters.utf8CodeUnitCount / 2 {
      if place[0] == high, place[1] == low { return true }
      place += 2
    }
    return false
  }

  private func kana(in translation: Wording, of text: CheckedText) -> [Finding] {
    translation.forms.compactMap { form in
      let count = form.text.unicodeScalars.count { 0x3041...0x30FA ~= $0.value }
      guard count > 2, text.source.counterpart(of: form)?.traits.contains(.kana) != true else { return nil }
      return finding(
        "the text holds \(count) Japanese letters\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "translate the text to Chinese")
    }
  }
}
