import Catalogs
import Extraction
import Findings

struct KeyNotInCatalog: ProjectRule {
  let id = "key-not-in-catalog"
  let category = Finding.Category.source
  let severity = Severity.error
  let summary = "the code shows a text that its catalog does not hold"
  let reason = "It is never translated: every reader sees the source language."
  var good: [RuleExample] {
    []
  }
  var bad: [RuleExample] {
    []
  }

  func check(_ project: CheckedProject) -> [Finding] {
    guard let extraction = project.extraction else { return [] }
    var keys: [String: Set<String>] = [:]
    for catalog in project.catalogs {
      keys[catalog.catalog.table, default: []].formUnion(catalog.texts.map(\.key))
    }
    var seen: Set<[String]> = []
    return extraction.strings.compactMap { string in
      guard string.reach == .localized, !string.isPreview, !string.key.isEmpty,
        let known = keys[string.table], !known.contains(string.key), seen.insert([string.table, string.key]).inserted
      else { return nil }
      return finding(
        "'\(string.key)' is not in the catalog '\(string.table)'", at: string.location, key: string.key,
        advice: "run 'wordgate extract' and translate it")
    }
  }
}
