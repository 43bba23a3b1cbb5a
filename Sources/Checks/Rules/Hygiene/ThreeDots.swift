import Findings

struct ThreeDots: WordingRule {
  let id = "three-dots"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let trigger: TextTraits = .stop
  let isOptIn = true
  let summary = "a text writes three full stops instead of an ellipsis"
  let reason = "Apple's own apps write '…'; three stops are wider, and screen readers speak them."
  let fix: String? = "writes '…' for three full stops"
  var good: [RuleExample] {
    [RuleExample("Loading…")]
  }
  var bad: [RuleExample] {
    [RuleExample("Loading…", faults: ["de"], ["de": "Lädt..."])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.filter { $0.text.utf8Contains("...") && !$0.text.utf8Contains("....") }.map { form in
      finding(
        "'...' stands for an ellipsis\(form.suffix)", at: form.location ?? text.location, locale: wording.language,
        key: text.key, advice: "write '…'", edits: form.edit(to: form.text.replacingBytes("...", with: "…")))
    }
  }
}
