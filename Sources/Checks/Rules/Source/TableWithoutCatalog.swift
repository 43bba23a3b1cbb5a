import Catalogs
import Extraction
import Findings

struct TableWithoutCatalog: ProjectRule {
  let id = "table-without-catalog"
  let category = Finding.Category.source
  let severity = Severity.warning
  let summary = "the code names a table that has no catalog"
  let reason = "None of the texts of the table can be translated."
  var good: [RuleExample] {
    []
  }
  var bad: [RuleExample] {
    []
  }

  func check(_ project: CheckedProject) -> [Finding] {
    guard let extraction = project.extraction, !project.catalogs.isEmpty else { return [] }
    var known = Set(project.catalogs.map(\.catalog.table))
    return extraction.strings.compactMap { string in
      guard string.reach == .localized, !string.isPreview, known.insert(string.table).inserted else { return nil }
      return finding(
        "there is no catalog '\(string.table)' for '\(string.key)'", at: string.location, key: string.key,
        advice: "add \(string.table).xcstrings, or name a table that exists")
    }
  }
}
