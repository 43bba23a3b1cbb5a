import Catalogs
import Findings

struct MissingComment: TextRule {
  let id = "missing-comment"
  let category = Finding.Category.source
  let severity = Severity.note
  let isOptIn = true
  let summary = "a text has no comment for its translators"
  let reason = "'Save' may keep a file or spare money: a translator who cannot ask has to guess."
  let options = [RuleOption("longest", "how many words a text may have that needs a comment; 0 for any", .number(0))]
  var good: [RuleExample] {
    [RuleExample("Save", comment: "Button that keeps the changes")]
  }
  var bad: [RuleExample] {
    [RuleExample("Save", faults: ["en"])]
  }
  private var longest = 0

  func configured(_ settings: RuleSettings) -> Self {
    var rule = self
    rule.longest = settings["longest"]?.number ?? 0
    return rule
  }

  func check(_ text: CheckedText, in catalog: CheckedCatalog) -> [Finding] {
    guard text.isTranslatable, text.extractionState != .stale, text.comment?.isBlank ?? true,
      longest == 0 || (text.source.fullest?.wordCount ?? 0) <= longest
    else { return [] }
    return [
      finding(
        "'\(text.key)' has no comment", at: text.location, key: text.key,
        advice: "say where it stands and what it does")
    ]
  }
}
