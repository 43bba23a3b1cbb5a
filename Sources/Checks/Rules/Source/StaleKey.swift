internal import Catalogs
import Findings

struct StaleKey: TextRule {
  let id = "stale-key"
  let category = Finding.Category.source
  let severity = Severity.note
  let summary = "a key is no longer found in the code"
  let reason = "Nobody sees it, and translators go on working on it."
  var good: [RuleExample] {
    [RuleExample("Subscribe")]
  }
  var bad: [RuleExample] {
    [RuleExample("Subscribe", state: "stale", faults: ["en"])]
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.extractionState == .stale else { return [] }
    return [
      finding(
        "'\(text.key)' is marked as stale: the code no longer uses it", at: text.location, key: text.key,
        advice: "remove it, or mark it as manual")
    ]
  }
}
