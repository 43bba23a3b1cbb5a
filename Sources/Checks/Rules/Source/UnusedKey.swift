import Catalogs
import Extraction
import Findings
import Paywalls

struct UnusedKey: ProjectRule {
  let id = "unused-key"
  let category = Finding.Category.source
  let severity = Severity.note
  let summary = "no code that was read uses a key that was once found in code"
  let reason = "Translators go on working on a text that nobody sees."
  var good: [RuleExample] {
    [RuleExample(code: Self.code, [.init("Subscribe")])]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        code: Self.code, [.init("Subscribe"), .init("Old text")], faults: ["en"])
    ]
  }

  private static let code = "import SwiftUI\nstruct Plans: View { var body: some View { Text(\"Subscribe\") } }"

  func check(_ project: CheckedProject) -> [Finding] {
    guard let extraction = project.extraction else { return [] }
    let used = Set(extraction.strings.flatMap { [$0.key] + $0.alternatives })
      .union(project.paywalls.flatMap { $0.texts.map(\.key) })
    let tables = Set(extraction.strings.map(\.table))
    return project.catalogs.filter { tables.contains($0.catalog.table) }.flatMap { catalog in
      catalog.texts.compactMap { text in
        guard text.extractionState == nil, text.isTranslatable, !used.contains(text.key) else { return nil }
        return finding(
          "no code that was read uses '\(text.key)'", at: text.location, key: text.key,
          advice: "remove it, or mark it as manual where code makes the key up")
      }
    }
  }
}
