import Catalogs
import Findings

struct KeysDifferInCase: CatalogRule {
  let id = "keys-differ-in-case"
  let category = Finding.Category.source
  let severity = Severity.note
  let summary = "two keys differ in nothing but capital letters"
  let reason = "Both are translated, often in different words, and the app says the same thing in two ways."
  var good: [RuleExample] {
    [RuleExample([.init("Subscribe"), .init("Unsubscribe")])]
  }
  var bad: [RuleExample] {
    [RuleExample([.init("Restore Purchases"), .init("Restore purchases")], faults: ["en"])]
  }

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    var first: [String: CheckedText] = [:]
    return catalog.texts.compactMap { text in
      guard text.extractionState != .stale, text.key.hasLetters, !text.key.looksLikeIdentifier else { return nil }
      let folded = text.key.lowercased()
      guard let other = first[folded] else {
        first[folded] = text
        return nil
      }
      return finding(
        "'\(text.key)' and '\(other.key)' differ in capital letters alone", at: text.location, key: text.key,
        advice: "use one of the two", notes: [Finding.Note("the other key", at: other.location)])
    }
  }
}
