import Findings

struct StraightQuotes: WordingRule {
  let id = "straight-quotes"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let trigger: TextTraits = .quote
  let isOptIn = true
  let summary = "a text sets words in straight quotation marks"
  let reason = "Typewriter marks look unfinished beside the system's own texts."
  var good: [RuleExample] {
    [RuleExample("Delete “%@”?"), RuleExample("15\" screen")]
  }
  var bad: [RuleExample] {
    [RuleExample("Delete \"%@\"?", faults: ["en"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    wording.forms.filter { form in
      let marks = form.text.utf8.count { $0 == UInt8(ascii: "\"") }
      return marks > 1 && !form.text.utf8Contains("=\"")
    }.prefix(1).map { form in
      finding(
        "straight quotation marks stand around words\(form.suffix)", at: form.location ?? text.location,
        locale: wording.language, key: text.key, advice: "write the quotation marks of the language")
    }
  }
}
