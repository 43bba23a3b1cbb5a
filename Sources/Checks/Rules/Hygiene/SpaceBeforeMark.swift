import Findings
import WordgateLocales

struct SpaceBeforeMark: TranslationRule {
  let id = "space-before-mark"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let ownTrigger: TextTraits = [.stop, .comma]
  let summary = "a space stands before a full stop or comma"
  let reason = "The mark may land alone at the beginning of the next line."
  let fix: String? = "removes the space"
  var good: [RuleExample] {
    [RuleExample("Done, next.", ["de": "Fertig, weiter.", "fr": "Fini : suivant", "it": "Attendi . . ."])]
  }
  var bad: [RuleExample] {
    [RuleExample("Done, next.", faults: ["de"], ["de": "Fertig , weiter."])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard form.traits.contains(.space), let place = Self.place(in: form.text),
        let source = text.source.counterpart(of: form),
        Self.place(in: source.text) == nil
      else { return nil }
      var mended = Array(form.text.utf8)
      mended.remove(at: place)
      return finding(
        "a space stands before '\(UnicodeScalar(mended[place]))'\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "remove the space",
        edits: form.edit(to: String(decoding: mended, as: UTF8.self)))
    }
  }

  /// The place of a space between a letter and a mark that ends something.
  private static func place(in text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count > 2 else { return nil }
      for index in 1..<(bytes.count - 1) where bytes[index] == UInt8(ascii: " ") {
        let mark = bytes[index + 1]
        guard mark == UInt8(ascii: ",") || mark == UInt8(ascii: "."), bytes[index - 1] != UInt8(ascii: " ") else {
          continue
        }
        let isEnd = index + 2 == bytes.count || bytes[index + 2] == UInt8(ascii: " ") || bytes[index + 2] == 0x0A
        let before = bytes[index - 1]
        let isWord = before >= 0x80 || before | 0x20 >= UInt8(ascii: "a") && before | 0x20 <= UInt8(ascii: "z")
        // Dots with spaces between them are an ellipsis.
        let isSpaced = index + 3 < bytes.count && bytes[index + 2] == UInt8(ascii: " ") && bytes[index + 3] == mark
        if isEnd, isWord, !isSpaced { return index }
      }
      return nil
    }
  }
}
