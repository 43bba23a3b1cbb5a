import Catalogs
import Findings
import WordgateLocales

struct FullStopDiffers: TranslationRule {
  let id = "full-stop-differs"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let sourceTrigger: TextTraits = .stop
  let isOptIn = true
  let summary = "the source ends with a full stop and the translation does not"
  let reason = "Lists of sentences look uneven, and a text that was cut short may hide behind it."
  var good: [RuleExample] {
    [RuleExample("Done.", ["ja": "完了。", "hi": "हो गया।", "th": "เสร็จแล้ว"])]
  }
  var bad: [RuleExample] {
    [RuleExample("All is done.", faults: ["de"], ["de": "Alles ist fertig"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown, !["th", "lo", "my"].contains(translation.locale.language) else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), source.wordCount > 2, source.text.last == ".",
        !source.text.hasSuffix(".."), form.state != .new, form.hasWords,
        let last = form.text.last(where: { !$0.isWhitespace }), !".。।۔։።…!！?？\"”»)".contains(last)
      else { return nil }
      return finding(
        "the source ends with a full stop, the translation does not\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "end the sentence with the full stop of its language")
    }
  }
}
