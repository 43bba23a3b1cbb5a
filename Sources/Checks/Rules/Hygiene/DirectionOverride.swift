import Findings

struct DirectionOverride: WordingRule {
  let id = "direction-override"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let trigger: TextTraits = .direction
  let summary = "a text forces the order of its characters"
  let reason = "Words read backwards, and one text can be made to look like another."
  var good: [RuleExample] {
    [RuleExample("Price: %@", ["ar": "السعر: \u{2068}%@\u{2069}"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Price", faults: ["he"], ["he": "\u{202E}מחיר\u{202C}"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.filter { $0.text.unicodeScalars.contains { $0 == "\u{202D}" || $0 == "\u{202E}" } }.map { form in
      finding(
        "the text forces the order of its characters\(form.suffix)", at: form.location ?? text.location,
        locale: wording.language, key: text.key, advice: "use an isolate (U+2068 … U+2069) instead")
    }
  }
}
