import Catalogs
import Findings

struct SentenceFragment: TextRule {
  let id = "sentence-fragment"
  let category = Finding.Category.source
  let severity = Severity.note
  let summary = "a source text begins or ends with a space: the code joins it with another"
  let reason = "Other languages order their words otherwise; joined pieces read like a telegram."
  var good: [RuleExample] {
    [RuleExample("Renews at %@ a year")]
  }
  var bad: [RuleExample] {
    [RuleExample("Renews at ", faults: ["en"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.isTranslatable, text.extractionState != .stale, !text.sourceIsUnknown,
      let form = text.source.fullest, !form.traits.isDisjoint(with: [.startsWhite, .endsWhite]),
      form.text.first == " " || form.text.last == " "
    else { return [] }
    return [
      finding(
        "'\(form.text)' \(form.text.first == " " ? "begins" : "ends") with a space",
        at: form.location ?? text.location, locale: text.source.language, key: text.key,
        advice: "make one text of the whole sentence")
    ]
  }
}
