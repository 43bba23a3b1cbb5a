import Findings

struct FillerText: TranslationRule {
  let id = "filler-text"
  let category = Finding.Category.hygiene
  let severity = Severity.error
  let ownTrigger: TextTraits = [.upper, .question, .lower]
  let summary = "a translation is only a note that it is still to be written"
  let reason = "The reader sees TODO where a sentence should be."
  var good: [RuleExample] {
    [RuleExample("To do", ["es": "Todo"]), RuleExample("All", ["es": "Todo"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", faults: ["de"], ["de": "TODO"])]
  }

  private static let fillers: Set<String> = [
    "TODO", "TODO:", "FIXME", "TBD", "TRANSLATE ME", "translate me", "MISSING", "UNTRANSLATED", "[TODO]", "(TODO)",
    "XXX", "???", "Lorem ipsum",
  ]

  private static func mayBegin(_ text: String) -> Bool {
    text.utf8.first.map { first in "TFMUXL[(?t".utf8.contains(first) } ?? false
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    translation.forms.filter {
      $0.text.utf8.count < 16 && Self.mayBegin($0.text) && Self.fillers.contains($0.text)
        && $0.text != text.source.counterpart(of: $0)?.text
    }
    .map { form in
      finding(
        "'\(form.text)' is no translation\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "translate the text")
    }
  }
}
