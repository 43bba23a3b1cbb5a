import Findings
internal import WordgateMessages

struct RepeatedSpecifier: TranslationRule {
  let id = "repeated-specifier"
  let category = Finding.Category.placeholder
  let severity = Severity.warning
  let ownTrigger: TextTraits = .styled
  let summary = "a translation shows an argument twice that its source shows once"
  let reason = "The reader sees one name or number twice, often where another one belongs."
  var good: [RuleExample] {
    [RuleExample("%@ and %@", ["de": "%1$@ und %2$@"])]
  }
  var bad: [RuleExample] {
    [RuleExample("%@ and %@", faults: ["de"], ["de": "%1$@ und %2$@ (%1$@)"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.mainForms.compactMap { form in
      guard form.isFull, form.signature == nil, let source = text.source.counterpart(of: form) else { return nil }
      let uses = translation.arguments(of: form)
      guard uses.count > 1 else { return nil }
      var counts: [Int: Int] = [:]
      for use in text.source.arguments(of: source) { counts[use.position, default: 0] += 1 }
      var own: [Int: Int] = [:]
      for use in uses { own[use.position, default: 0] += 1 }
      guard let first = uses.first(where: { counts[$0.position] == 1 && (own[$0.position] ?? 0) > 1 }) else {
        return nil
      }
      return finding(
        "'\(first.text)' shows argument \(first.position) more than once, the source does so once\(form.suffix)",
        at: form.location, locale: translation.language, key: text.key,
        advice: "remove one, or number it for the argument that was meant")
    }
  }
}
