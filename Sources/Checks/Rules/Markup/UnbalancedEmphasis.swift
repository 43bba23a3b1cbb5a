import Findings

struct UnbalancedEmphasis: TranslationRule {
  let id = "unbalanced-emphasis"
  let category = Finding.Category.markup
  let severity = Severity.warning
  let summary = "the asterisks of a translation do not pair although those of its source do"
  let reason = "The reader sees asterisks, and nothing is bold."
  let good = [RuleExample("**Free** for %lld days", ["tr": "%lld gün **ücretsiz**"])]
  let bad = [RuleExample("**Free** for %lld days", faults: ["tr"], ["tr": "%lld gün **ücretsiz*"])]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    translation.forms.compactMap { form in
      guard form.text.utf8Contains("**"), let source = text.source.counterpart(of: form), isPaired(source.text),
        !isPaired(form.text)
      else { return nil }
      return finding(
        "'**' has no partner\(form.suffix)", at: form.location, locale: translation.language, key: text.key,
        advice: "put '**' on both sides")
    }
  }

  private func isPaired(_ text: String) -> Bool {
    var runs = 0
    var length = 0
    for byte in Array(text.utf8) + [0] {
      if byte == UInt8(ascii: "*") {
        length += 1
      } else {
        if length == 2 { runs += 1 }
        length = 0
      }
    }
    return runs % 2 == 0
  }
}
