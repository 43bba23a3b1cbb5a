import Findings

struct UnbalancedEmphasis: TranslationRule {
  let id = "unbalanced-emphasis"
  let category = Finding.Category.markup
  let severity = Severity.warning
  let ownTrigger: TextTraits = .asterisk
  let summary = "the asterisks of a translation do not pair although those of its source do"
  let reason = "The reader sees asterisks, and nothing is bold."
  var good: [RuleExample] {
    [RuleExample("**Free** for %lld days", ["tr": "%lld gün **ücretsiz**"])]
  }
  var bad: [RuleExample] {
    [
      RuleExample("**Free** for %lld days", faults: ["tr"], ["tr": "%lld gün **ücretsiz*"]),
      RuleExample("**Free** for %lld days", faults: ["fr"], ["fr": "%lld jours * *gratuits * *"]),
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), Self.pairs(in: source.text) != nil,
        form.text.utf8Contains("*")
      else { return nil }
      let pairs = Self.pairs(in: form.text)
      let isSplit = form.text.utf8Contains("* *") && !source.text.utf8Contains("* *")
      guard pairs == nil || isSplit && Self.pairs(in: source.text) ?? 0 > 0 else { return nil }
      return finding(
        "'**' has no partner\(form.suffix)", at: form.location, locale: translation.language, key: text.key,
        advice: "put '**' on both sides")
    }
  }

  /// How many pairs of two asterisks there are; nil where one is left over.
  static func pairs(in text: String) -> Int? {
    guard text.utf8Contains("**") else { return 0 }
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
    return runs % 2 == 0 ? runs / 2 : nil
  }
}
