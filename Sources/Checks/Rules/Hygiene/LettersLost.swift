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
    [RuleExample("Save changes", faults: ["ru"], ["ru": "????????? ?????????"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    translation.forms.compactMap { form in
      let marks = form.text.utf8.count { $0 == UInt8(ascii: "?") }
      guard marks > 2, let source = text.source.counterpart(of: form), !source.text.utf8Contains("??"), source.hasWords
      else { return nil }
      let letters = form.words.unicodeScalars.count { $0.properties.isAlphabetic }
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
}
