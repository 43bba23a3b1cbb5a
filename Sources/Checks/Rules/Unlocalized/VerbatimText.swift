internal import Extraction
import Findings

struct VerbatimText: ProjectRule {
  let id = "verbatim-text"
  let category = Finding.Category.unlocalized
  let severity = Severity.warning
  let summary = "a text reaches the screen as a plain string and can never be translated as written"
  let reason = "Readers of every language see the source text, whatever the catalogs hold."
  let good: [RuleExample] = []
  let bad: [RuleExample] = []

  func check(_ project: CheckedProject) -> [Finding] {
    (project.extraction?.strings ?? []).compactMap { string in
      guard string.reach == .verbatim, !string.isPreview, !string.isDemo, string.key.hasWords else { return nil }
      return finding(
        "'\(string.key)' is shown as it stands in every language", at: string.location, key: string.key,
        advice: "make it a LocalizedStringResource, so that the app looks it up",
        notes: string.sinks.first.map { Array($0.path.dropFirst()) } ?? [], edits: string.edits)
    }
  }
}
