import Findings
import WordgateLocales

struct InvisibleCharacter: WordingRule {
  let id = "invisible-character"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let trigger: TextTraits = [.general, .wide, .control, .latinSign, .farther]
  let summary = "a text holds a character that cannot be seen and has no business there"
  let reason = "Searches miss the text, lines break in odd places, and nobody can see why."
  var good: [RuleExample] {
    [RuleExample("Family", ["fa": "می\u{200C}خواهم", "th": "ไทย\u{200B}ไทย"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Name", faults: ["uk"], ["uk": "\u{200B}Ім'я\u{200B}"]),
      RuleExample("Name", faults: ["cs"], ["cs": "Jméno\u{2028}"]),
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    let isSource = wording.language == text.source.language
    return wording.forms.compactMap { form in
      guard Self.mayHold(form.text),
        let scalar = form.text.unicodeScalars.first(where: { isOdd($0, in: wording.grammar.language) }),
        isSource || text.source.counterpart(of: form)?.text.unicodeScalars.contains(scalar) != true
      else { return nil }
      return finding(
        "the text holds \(Self.name(scalar)), which cannot be seen\(form.suffix)", at: form.location ?? text.location,
        locale: wording.language, key: text.key, advice: "remove the character")
    }
  }

  /// Whether there are bytes with which an odd character begins.
  private static func mayHold(_ text: String) -> Bool {
    var last: UInt8 = 0
    var before: UInt8 = 0
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F { return true }
      if byte >= 0x80 {
        switch (before, last) {
        case (_, 0xC2): if byte < 0xA0 { return true }
        case (0xE2, 0x80): if byte == 0x8B || byte == 0xA8 || byte == 0xA9 { return true }
        case (0xE2, 0x81): if byte == 0xA0 { return true }
        case (0xEF, 0xBB): if byte == 0xBF { return true }
        case (0xEF, 0xBF): if byte == 0xBC { return true }
        case (0xE1, 0xA0): if byte == 0x8E { return true }
        default: break
        }
      }
      before = last
      last = byte
    }
    return false
  }

  private func isOdd(_ scalar: Unicode.Scalar, in language: String) -> Bool {
    switch scalar {
    case "\u{200B}": !["th", "lo", "km", "my", "ja", "zh"].contains(language)
    case "\u{FEFF}", "\u{2028}", "\u{2029}", "\u{FFFC}", "\u{180E}", "\u{2060}": true
    case "\u{00}"..."\u{08}", "\u{0B}", "\u{0C}", "\u{0E}"..."\u{1F}", "\u{7F}"..."\u{84}", "\u{86}"..."\u{9F}": true
    default: false
    }
  }

  static func name(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    return scalar.properties.name.map { "\(code) \($0)" } ?? code
  }
}
