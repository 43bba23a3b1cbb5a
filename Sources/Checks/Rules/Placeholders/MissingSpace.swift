import Findings
import WordgateLocales
internal import WordgateMessages

struct MissingSpace: TranslationRule {
  let id = "missing-space"
  let category = Finding.Category.placeholder
  let severity = Severity.warning
  let ownTrigger: TextTraits = .arguments
  let summary = "a word runs into a value that its source separates with a space"
  let reason = "The reader sees 'Noch3 Tage'."
  var good: [RuleExample] {
    [
      RuleExample("Remove %@", ["de": "%@ entfernen", "fr": "Supprimer « %@ »", "ja": "タグ%@を削除"]),
      RuleExample("by %@", ["fr": "d’%@", "ar": "بواسطة%@"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Only %lld left", faults: ["de"], ["de": "Noch%lld übrig"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown, Self.separatesWords(translation) else { return [] }
    return translation.mainForms.compactMap { form in
      guard Self.mayJoin(form.text), let source = text.source.counterpart(of: form), let place = Self.joined(form),
        Self.joined(source) == nil
      else { return nil }
      return finding(
        "'\(place)' stands directly after a word\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "put a space before '\(place)'")
    }
  }

  /// Whether a percent sign follows what may be a letter.
  private static func mayJoin(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "%"), last >= 0x80 || last >= UInt8(ascii: "a") && last <= UInt8(ascii: "z") {
        return true
      }
      last = byte
    }
    return false
  }

  /// The first specifier with a letter before it.
  private static func joined(_ form: Wording.Form) -> String? {
    guard let format = form.format else { return nil }
    var before: FormatString.Part?
    let bytes = Array(form.text.utf8)
    for part in format.parts {
      defer { before = part }
      guard case .specifier(let specifier) = part, case .text(let range) = before,
        let last = String(decoding: bytes[range].suffix(4), as: UTF8.self).unicodeScalars.last,
        last.properties.isAlphabetic, last.properties.isLowercase, range.count > 1
      else { continue }
      return specifier.text
    }
    return nil
  }

  /// Whether a language puts spaces between words and no prefix before a name.
  private static func separatesWords(_ wording: Wording) -> Bool {
    guard let script = wording.grammar.script else { return !["vi", "mt"].contains(wording.locale.language) }
    return script.traits == .cyrillic
  }
}
