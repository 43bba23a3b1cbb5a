import Catalogs
import Findings

struct EllipsisLost: TranslationRule {
  let id = "ellipsis-lost"
  let category = Finding.Category.hygiene
  let severity = Severity.note
  let sourceTrigger: TextTraits = [.stop, .general]
  let summary = "the source ends with an ellipsis, the translation does not"
  let reason = "Three dots tell that something goes on or asks more; without them a button promises to act at once."
  var good: [RuleExample] {
    [RuleExample("Loading…", ["de": "Lädt …", "zh-Hans": "加载中……", "ja": "読み込み中..."])]
  }
  var bad: [RuleExample] {
    [RuleExample("Loading items…", faults: ["de"], ["de": "Objekte werden geladen"])]
  }

  func check(_ translation: Wording, of text: CheckedText) -> [Finding] {
    guard !text.sourceIsUnknown else { return [] }
    return translation.forms.compactMap { form in
      guard let source = text.source.counterpart(of: form), Self.ends(source.text), !Self.ends(form.text),
        form.state != .new, form.hasWords, source.hasWords
      else { return nil }
      return finding(
        "the source ends with an ellipsis, the translation does not\(form.suffix)", at: form.location,
        locale: translation.language, key: text.key, advice: "end the translation with '…'")
    }
  }

  private static func ends(_ text: String) -> Bool {
    if let last = text.plainEnd, last != UInt8(ascii: ".") { return false }
    guard let end = text.last(where: { !$0.isWhitespace && !"\"”»'’)）".contains($0) }) else { return false }
    if end == "…" || end == "⋯" || end == "᠁" { return true }
    return end == "." && text.utf8Contains("...") || end == "。" && text.utf8Contains("。。。")
  }
}
