import Findings
import WordgateLocales

struct FrenchSpacing: TranslationRule {
  let id = "french-spacing"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let ownTrigger: TextTraits = [.question, .exclamation, .colon, .semicolon]
  let isOptIn = true
  let summary = "French text has no no-break space before a high mark"
  let reason = "French sets ? ! : ; off by a narrow space that must not break the line."
  let fix: String? = "puts a no-break space before the mark"
  var good: [RuleExample] {
    [RuleExample("Delete?", ["fr": "Supprimer\u{202F}?", "fr-CA": "Supprimer?", "de": "Löschen?"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Delete?", faults: ["fr"], ["fr": "Supprimer ?"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard translation.grammar.language == "fr", translation.locale.region != "CA" else { return [] }
    return translation.forms.compactMap { form in
      let mended = Self.mended(form.text)
      guard mended != form.text else { return nil }
      return finding(
        "a mark has no no-break space before it\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "put U+202F before '?', '!' and ';', U+00A0 before ':'", edits: form.edit(to: mended))
    }
  }

  private static func mended(_ text: String) -> String {
    var result = ""
    var rest = text.unicodeScalars.makeIterator()
    var next = rest.next()
    while let scalar = next {
      next = rest.next()
      let isEnd = next.map { $0.properties.isWhitespace } ?? true
      if "?!;:".unicodeScalars.contains(scalar), isEnd, let last = result.unicodeScalars.last, last != "?", last != "!"
      {
        let space: Unicode.Scalar = scalar == ":" ? "\u{A0}" : "\u{202F}"
        if last == " " {
          result.unicodeScalars.removeLast()
          result.unicodeScalars.append(space)
        } else if last.properties.isAlphabetic {
          result.unicodeScalars.append(space)
        }
      }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
