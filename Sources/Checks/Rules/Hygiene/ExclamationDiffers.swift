import Catalogs
import Findings

struct ExclamationDiffers: TranslationRule {
  let id = "exclamation-differs"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let trigger: TextTraits = .exclamation
  let isOptIn = true
  let summary = "one of source and translation ends with an exclamation mark"
  let reason = "A friendly word becomes an order, or the other way round."
  var good: [RuleExample] {
    [RuleExample("Welcome!", ["ja": "ようこそ！"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Welcome back!", faults: ["de"], ["de": "Willkommen zurück"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), form.state != .new, form.hasWords,
        Self.ends(source.text) != Self.ends(form.text)
      else { return nil }
      let who = Self.ends(source.text) ? "the source ends" : "the translation ends"
      return finding(
        "only \(who) with an exclamation mark\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "end both alike")
    }
  }

  private static func ends(_ text: String) -> Bool {
    let last = text.last { !$0.isWhitespace }
    return last == "!" || last == "！" || last == "՜"
  }
}
