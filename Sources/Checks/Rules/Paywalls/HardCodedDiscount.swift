import Findings
import WordgateLocales

struct HardCodedDiscount: WordingRule {
  let id = "hard-coded-discount"
  let category = Finding.Category.paywall
  let severity = Severity.note
  let trigger: TextTraits = .percent
  let summary = "a text holds a discount in digits"
  let reason = "Prices differ by country and change: the app promises 44 % where the store gives 40."
  var good: [RuleExample] {
    [RuleExample("Save %lld%%"), RuleExample("50% opacity")]
  }
  var bad: [RuleExample] {
    [RuleExample("Save 44%", faults: ["en"])]
  }

  func check(_ wording: Wording, of text: CheckedText) -> [Finding] {
    guard wording.language == text.source.language, wording.grammar.language == "en" else { return [] }
    return wording.forms.filter { Self.names($0.text) }.map { form in
      finding(
        "'\(form.text)' names a discount\(form.suffix)", at: form.location ?? text.location, locale: wording.language,
        key: text.key, advice: "insert the discount that follows from the prices")
    }
  }

  /// Whether digits before a percent sign stand beside the word save, off or discount.
  private static func names(_ text: String) -> Bool {
    let words = text.lowercased().split { $0.isWhitespace || $0 == "!" || $0 == "," || $0 == "." }
    guard words.contains(where: { ["save", "off", "discount", "saving", "savings"].contains($0) }) else { return false }
    return words.contains { $0.last == "%" && $0.dropLast().last?.isNumber == true && $0.first != "%" }
  }
}
