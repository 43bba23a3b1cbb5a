import Catalogs
import Findings

struct KeysDifferInForm: CatalogRule {
  let id = "keys-differ-in-form"
  let category = Finding.Category.source
  let severity = Severity.warning
  let summary = "two keys look the same and are spelled with other bytes"
  let reason = "The code finds one of them; the other is translated for nothing."
  var good: [RuleExample] {
    [RuleExample([.init("Café"), .init("Cafe")])]
  }
  var bad: [RuleExample] {
    [RuleExample([.init("Caf\u{E9}"), .init("Cafe\u{301}")], faults: ["en"])]
  }

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    var first: [String: CheckedText] = [:]
    return catalog.texts.compactMap { text in
      guard text.key.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
      guard let other = first[text.key] else {
        first[text.key] = text
        return nil
      }
      guard !other.key.utf8.elementsEqual(text.key.utf8) else { return nil }
      return finding(
        "another key looks like '\(text.key)' and has other bytes", at: text.location, key: text.key,
        advice: "keep the one that the code spells", notes: [Finding.Note("the other key", at: other.location)])
    }
  }
}
