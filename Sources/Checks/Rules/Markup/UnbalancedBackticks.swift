import Findings

struct UnbalancedBackticks: TranslationRule {
  let id = "unbalanced-backticks"
  let category = Finding.Category.markup
  let severity = Severity.warning
  let ownTrigger: TextTraits = .backtick
  let summary = "the backticks of a translation do not pair although those of its source do"
  let reason = "The reader sees a backtick, and the word is not set apart."
  var good: [RuleExample] {
    [RuleExample("Run `install`", ["de": "Führe `install` aus"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Run `install`", faults: ["de"], ["de": "Führe `install aus"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard !Self.isPaired(form.text), let source = text.source.counterpart(of: form), Self.isPaired(source.text),
        source.text.utf8Contains("`")
      else { return nil }
      return finding(
        "'`' has no partner\(form.suffix)", at: form.location, locale: translation.language, key: text.key,
        advice: "put '`' on both sides")
    }
  }

  private static func isPaired(_ text: String) -> Bool { text.utf8.count { $0 == UInt8(ascii: "`") } % 2 == 0 }
}
