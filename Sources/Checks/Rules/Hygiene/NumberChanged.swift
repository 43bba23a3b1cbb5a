import Findings
import WordgatePlurals

struct NumberChanged: TranslationRule {
  let id = "number-changed"
  let category = Finding.Category.hygiene
  let severity = Severity.warning
  let summary = "a translation has another number than its source"
  let reason = "A price, a limit or a period is told wrong."
  let good = [
    RuleExample("Cancel 24 hours before", ["ar": "ألغِ قبل ٢٤ ساعة"]), RuleExample("Top 10", ["ja": "トップテン"]),
    RuleExample("1,000 songs", ["de": "1.000 Titel"]),
  ]
  let bad = [RuleExample("Cancel 24 hours before", faults: ["de"], ["de": "Kündige 48 Stunden vorher"])]

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard form.category == nil || form.category == .other, form.substitution == nil,
        let source = text.source.counterpart(of: form)
      else { return nil }
      let wanted = Self.numbers(in: source.words).sorted()
      let found = Self.numbers(in: form.words).sorted()
      guard wanted.count == found.count, wanted != found else { return nil }
      let change = zip(wanted, found).first { $0 != $1 }
      return finding(
        "the source says \(change?.0 ?? ""), the translation \(change?.1 ?? "")\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "write the number of the source")
    }
  }

  /// The numbers of a text in plain digits, separators between digits left out.
  static func numbers(in text: String) -> [String] {
    var numbers: [String] = []
    var current = ""
    var separator = false
    for character in text {
      if let digit = character.wholeNumberValue, digit < 10, character.isNumber {
        current += String(digit)
        separator = false
      } else if !current.isEmpty, !separator, ".,'’٬٫\u{A0}\u{202F}".contains(character) {
        separator = true
      } else {
        if !current.isEmpty { numbers.append(current) }
        current = ""
        separator = false
      }
    }
    if !current.isEmpty { numbers.append(current) }
    return numbers
  }
}
