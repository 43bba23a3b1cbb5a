import Findings

struct LettersLost: TranslationRule {
  let id = "letters-lost"
  let category = Finding.Category.hygiene
  let severity = Severity.error
  let ownTrigger: TextTraits = .question
  let summary = "question marks stand where letters were"
  let reason = "A tool wrote the text in an encoding without its letters: the reader sees only question marks."
  var good: [RuleExample] {
    [RuleExample("Really?", ["ru": "Точно?"]), RuleExample("What??", ["de": "Was??"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("Save changes", faults: ["ru"], ["ru": "????????? ?????????"]),
      RuleExample("{{ price }} a year", faults: ["ru"], ["ru": "{{ price }} ? ???"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    translation.forms.compactMap { form in
      let marks = form.text.utf8.count { $0 == UInt8(ascii: "?") }
      guard marks > 2, let source = text.source.counterpart(of: form), !source.text.utf8Contains("??"), source.hasWords
      else { return nil }
      let letters = Self.letterCount(form.words)
      let script = translation.grammar.script
      let isLost = script.map { script in
        marks * 3 > letters && !form.text.unicodeScalars.contains(where: script.contains)
      }
      guard marks > letters || isLost == true else { return nil }
      return finding(
        "\(marks) question marks stand where letters were\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "write the translation again")
    }
  }
  /// How many letters there are; those in braces are names, which no encoding spoils: `{{ price }}`, `${name}`.
  private static func letterCount(_ text: String) -> Int {
    var (all, outside, depth) = (0, 0, 0)
    for scalar in text.unicodeScalars {
      if scalar == "{" {
        depth += 1
      } else if scalar == "}" {
        depth -= 1
      } else if scalar.properties.isAlphabetic {
        all += 1
        if depth == 0 { outside += 1 }
      }
    }
    return depth == 0 ? outside : all
  }
}
