import Findings

struct DoubledPunctuation: TranslationRule {
  let id = "doubled-punctuation"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = [.stop, .comma, .semicolon, .kana, .wide]
  let summary = "a full stop or comma of a translation stands twice"
  let reason = "The reader sees a slip of the keyboard."
  var good: [RuleExample] {
    [RuleExample("Loading...", ["de": "Lädt...", "ja": "読み込み中。。。"]), RuleExample("../folder")]
  }
  var bad: [RuleExample] {
    [RuleExample("All is done.", faults: ["de"], ["de": "Alles ist fertig.."])]
  }

  private static let marks: [Unicode.Scalar] = [".", ",", ";", "。", "、", "，"]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), let mark = Self.doubled(in: form.text),
        Self.doubled(in: source.text) == nil, !source.text.utf8Contains(".."), !source.text.utf8Contains("…")
      else { return nil }
      return finding(
        "'\(mark)' stands twice\(form.suffix)", at: form.location, locale: translation.language, key: text.key,
        advice: "remove one")
    }
  }

  /// A mark that stands exactly twice in a row, no slash beside it.
  private static func doubled(in text: String) -> Unicode.Scalar? {
    guard mayHold(text) else { return nil }
    var run = 0
    var last: Unicode.Scalar = " "
    var before: Unicode.Scalar = " "
    for character in text.unicodeScalars {
      if character == last {
        run += 1
      } else {
        if run == 2, marks.contains(last), character != "/", before != "/" { return last }
        before = last
        run = 1
        last = character
      }
    }
    return run == 2 && marks.contains(last) && before != "/" ? last : nil
  }

  /// Whether the last bytes of such marks stand twice.
  private static func mayHold(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for place in bytes.indices.dropFirst() {
        switch bytes[place] {
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"):
          if bytes[place - 1] == bytes[place] { return true }
        case 0x81, 0x82, 0x8C: if place > 2, bytes[place - 3] == bytes[place] { return true }
        default: break
        }
      }
      return false
    }
  }
}
