import Findings
internal import WordgateMessages

struct PercentSignLost: TranslationRule {
  let id = "percent-sign-lost"
  let category = Finding.Category.placeholder
  let severity = Severity.warning
  let sourceTrigger: TextTraits = .percentSign
  let summary = "the source shows a percent sign, the translation does not"
  let reason = "'44' is not '44 %': a share or a discount becomes a bare number."
  var good: [RuleExample] {
    [RuleExample("Save %lld%%", ["ar": "وفّر %lld٪", "tr": "%%%lld tasarruf edin"])]
  }
  var bad: [RuleExample] {
    [RuleExample("Save %lld%%", faults: ["de"], ["de": "%lld sparen"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown, !text.source.argumentKinds.isEmpty else { return [] }
    return translation.forms.compactMap { form in
      guard form.isFull, form.hasWords || form.text.utf8Contains("%"),
        let source = text.source.counterpart(of: form), Self.showsPercent(source),
        !Self.showsPercent(form), !form.text.utf8Contains("ercent"), !form.text.utf8Contains("rozent"),
        !form.text.utf8Contains("rocent"), !form.text.utf8Contains("üzde"), !form.text.utf8Contains("por cien")
      else { return nil }
      return finding(
        "the percent sign of the source is missing\(form.suffix)", at: form.location, locale: translation.language,
        key: text.key, advice: "write '%%' after the number, or where the language puts it")
    }
  }

  private static func showsPercent(_ form: Wording.Form) -> Bool {
    for part in form.format?.parts ?? [] {
      switch part {
      case .percent: return true
      case .mangled(let mangled) where mangled.reason == .strayPercent || mangled.reason == .foreignSign: return true
      default: continue
      }
    }
    return form.text.unicodeScalars.contains { $0 == "\u{066A}" || $0 == "\u{FF05}" || $0 == "\u{FE6A}" }
  }
}
