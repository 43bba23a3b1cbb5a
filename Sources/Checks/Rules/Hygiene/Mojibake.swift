import Findings

struct Mojibake: WordingRule {
  let id = "mojibake"
  let category = Finding.Category.hygiene
  let severity = Severity.error
  let trigger: TextTraits = [.latin]
  let summary = "a text was read in the wrong encoding: Ã© for é"
  let reason = "The reader sees rows of odd letters."
  var good: [RuleExample] {
    [RuleExample("Coffee", ["fr": "Café", "pt": "SÃO PAULO", "ro": "Â"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Coffee", faults: ["fr"], ["fr": "CafÃ©"]), RuleExample("It’s", faults: ["en"], ["en": "Itâ€™s"]),
    ]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.compactMap { form in
      guard let wreck = Self.wreck(in: form.text) else { return nil }
      return finding(
        "'\(wreck)' is a character that was read in the wrong encoding\(form.suffix)",
        at: form.location ?? text.location, locale: wording.language, key: text.key,
        advice: "write the character that was meant")
    }
  }

  /// `Ã` or `Â` with a sign that only another byte of UTF-8 explains, or `â€`.
  private static func wreck(in text: String) -> String? {
    guard mayBeWrecked(text) else { return nil }
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() where index + 1 < scalars.count {
      let next = scalars[index + 1]
      switch scalar {
      case "\u{C3}" where next == "\u{A0}" && index > 0 && scalars[index - 1].properties.isLowercase:
        return String(scalar) + String(next)
      case "\u{C3}" where 0x80...0xBF ~= next.value && next.value != 0xAB && next.value != 0xBB && next.value != 0xA0:
        return String(scalar) + String(next)
      case "\u{C2}" where 0xA1...0xBF ~= next.value && next.value != 0xAB && next.value != 0xBB:
        return String(scalar) + String(next)
      case "\u{E2}" where next == "\u{20AC}" && index + 2 < scalars.count:
        return String(scalar) + String(next) + String(scalars[index + 2])
      default: continue
      }
    }
    return nil
  }

  /// Whether there is one of the characters that the first byte of another becomes.
  private static func mayBeWrecked(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if last == 0xC3, byte == 0x82 || byte == 0x83 || byte == 0xA2 { return true }
      last = byte
    }
    return false
  }
}
