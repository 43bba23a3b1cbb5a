import Catalogs
import Extraction
import Findings

struct PreviewTextInCatalog: ProjectRule {
  let id = "preview-text-in-catalog"
  let category = Finding.Category.source
  let severity = Severity.note
  let summary = "only previews use a key"
  let reason = "No user ever sees the text, and translators work on it."
  var good: [RuleExample] {
    [RuleExample(code: "import SwiftUI\nlet view = Text(\"Subscribe\")", [.init("Subscribe")])]
  }
  var bad: [RuleExample] {
    [
      RuleExample(code: "import SwiftUI\n#Preview { Text(\"Sample item\") }", [.init("Sample item")], faults: ["en"])
    ]
  }

  func check(_ project: CheckedProject) -> [Finding] {
    guard let extraction = project.extraction else { return [] }
    var previews: Set<String> = []
    var shown: Set<String> = []
    for string in extraction.strings where string.reach == .localized {
      if string.isPreview { previews.insert(string.key) } else { shown.insert(string.key) }
    }
    previews.subtract(shown)
    guard !previews.isEmpty else { return [] }
    return project.catalogs.flatMap { catalog in
      catalog.texts.compactMap { text in
        guard previews.contains(text.key), text.isTranslatable, text.extractionState == nil else { return nil }
        return finding(
          "only previews use '\(text.key)'", at: text.location, key: text.key,
          advice: "show it verbatim in the preview, or mark it as not to be translated")
      }
    }
  }
}
