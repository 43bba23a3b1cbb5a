import Catalogs
import Findings
import WordgateLocales

struct EndPunctuation: TranslationRule {
  let id = "end-punctuation"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let sourceTrigger: TextTraits = [.question, .colon, .wide]
  let summary = "a translation ends a question or a label before a value otherwise than its source"
  let reason = "A question reads like a statement, and a value follows its label without a mark."
  var good: [RuleExample] {
    [
      RuleExample("Delete?", ["ja": "削除しますか？", "el": "Διαγραφή;", "ar": "حذف؟"]),
      RuleExample("Name:", ["fr": "Nom :"]), RuleExample("Done.", ["ja": "完了。"]),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample("Delete all?", faults: ["de"], ["de": "Alles löschen"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), let wanted = Self.mark(source.text, in: "en"),
        wanted != Self.mark(form.text, in: translation.grammar.language), source.wordCount > 1,
        form.state != .new, form.hasWords
      else { return nil }
      return finding(
        "the source ends with '\(wanted)', the translation does not\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "end the translation with the mark of its language")
    }
  }

  /// The question mark or colon that a text ends with, whatever its script.
  private static func mark(_ text: String, in language: String) -> String? {
    if let last = text.plainEnd, last != UInt8(ascii: "?"), last != UInt8(ascii: ":"), last != UInt8(ascii: ";") {
      return nil
    }
    guard let last = text.last(where: { !$0.isWhitespace && !"\"”»'’)）".contains($0) }) else { return nil }
    switch last {
    case "?", "？", "؟", "՞", "፧": return "?"
    case ";": return language == "el" ? "?" : nil
    case ":", "：", "׃": return ":"
    case "か", "吗", "嗎", "呢": return language == "ja" || language == "zh" ? "?" : nil
    default: return nil
    }
  }
}
