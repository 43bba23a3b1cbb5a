import Catalogs
import Findings

struct KeysDifferInEdges: CatalogRule {
  let id = "keys-differ-in-edges"
  let category = Finding.Category.source
  let severity = Severity.note
  let summary = "two keys differ only in white space or in the mark at their end"
  let reason = "Both are translated, often in different words; a colon or space belongs into the layout."
  var good: [RuleExample] {
    [RuleExample([.init("Delete"), .init("Delete?")])]
  }
  var bad: [RuleExample] {
    [RuleExample([.init("Total price"), .init("Total price:")], faults: ["en"])]
  }

  func check(_ catalog: CheckedCatalog) -> [Finding] {
    var first: [Substring: CheckedText] = [:]
    return catalog.texts.compactMap { text in
      guard text.extractionState != .stale, text.key.hasLetters, !text.key.looksLikeIdentifier else { return nil }
      let core = Self.core(of: text.key)
      guard let other = first[core] else {
        first[core] = text
        return nil
      }
      return finding(
        "'\(text.key)' and '\(other.key)' differ only at their edges", at: text.location, key: text.key,
        advice: "use one of the two", notes: [Finding.Note("the other key", at: other.location)])
    }
  }

  /// The key without white space, stops and colons at its ends.
  private static func core(of key: String) -> Substring {
    var core = key[...]
    while let last = core.last, last.isWhitespace || last == "." || last == ":" { core.removeLast() }
    return core.drop(while: \.isWhitespace)
  }
}
