import Findings
import WordgateMessages
import WordgatePlurals

struct FlatTranslation: TranslationRule {
  let id = "flat-translation"
  let category = Finding.Category.plural
  let severity = Severity.error
  let sourceTrigger: TextTraits = .plural
  let summary = "the source varies by number, the translation does not"
  let reason = "The sentence is right for some numbers and wrong for all others."
  var good: [RuleExample] {
    [
      RuleExample(
        "%lld days",
        [
          "en": .plural(["one": "%lld day", "other": "%lld days"]), "ja": "%lld日", "hu": "%lld nap",
          "de": .plural(["one": "1 Tag", "other": "%lld Tage"]),
        ])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        "%lld days", faults: ["ru"], ["en": .plural(["one": "%lld day", "other": "%lld days"]), "ru": "%lld дней"])
    ]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard text.source.variesByNumber, !translation.variesByNumber, translation.grammar.required.count > 1,
      !translation.keepsNounsAfterNumbers,
      sourceDiffers(text.source), let form = translation.fullest,
      translation.arguments(of: form).contains(where: { $0.kind.isNumeric })
    else { return [] }
    let categories = translation.grammar.required.map { "'\($0.name)'" }.joined(separator: ", ")
    return [
      finding(
        "the source varies by number, this text does not", at: form.location ?? text.location,
        locale: translation.language, key: text.key, advice: "vary it by plural: \(categories)")
    ]
  }

  /// Whether the forms of the source differ in more than a name.
  private func sourceDiffers(_ source: Wording) -> Bool {
    source.plurals.contains { choice in
      let prefix = choice.path.isEmpty ? "" : "\(choice.path)."
      return Set(choice.forms.compactMap { source.form(prefix + $0.name)?.text }).count > 1
    }
  }
}
