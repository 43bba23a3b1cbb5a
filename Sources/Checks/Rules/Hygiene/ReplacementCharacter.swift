import Findings

struct ReplacementCharacter: WordingRule {
  let id = "replacement-character"
  let category = Finding.Category.hygiene
  let severity = Severity.error
  let trigger: TextTraits = .wide
  let summary = "a text holds U+FFFD, which stands for a character that was lost"
  let reason = "The reader sees a question mark in a box."
  var good: [RuleExample] {
    [RuleExample("Name", ["de": "Größe"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Name", faults: ["de"], ["de": "Gr\u{FFFD}\u{FFFD}e"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.filter { $0.text.unicodeScalars.contains("\u{FFFD}") }.map { form in
      finding(
        "the text holds U+FFFD, a character was lost\(form.suffix)", at: form.location ?? text.location,
        locale: wording.language, key: text.key, advice: "write the character that was there")
    }
  }
}
