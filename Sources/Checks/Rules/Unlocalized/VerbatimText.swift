internal import Extraction
import Findings
import Paywalls

struct VerbatimText: ProjectRule {
  let id = "verbatim-text"
  let category = Finding.Category.unlocalized
  let severity = Severity.warning
  let summary = "a text reaches the screen as a plain string and can never be translated as written"
  let reason = "Readers of every language see the source text, whatever the catalogs hold."
  var good: [RuleExample] {
    []
  }
  var bad: [RuleExample] {
    []
  }

  /// Extraction has followed the text and knows the edit that frees it; the rule says whether that is told.
  func check(_ project: CheckedProject) -> [Finding] {
    (project.extraction?.findings ?? []).filter { $0.rule == id && $0.key?.hasWords != false }
  }
}
