import Catalogs
import Extraction
import Findings

struct SourceDiffersFromCode: ProjectRule {
  let id = "source-differs-from-code"
  let category = Finding.Category.source
  let severity = Severity.warning
  let summary = "the source text of a catalog is not the one that the code gives"
  let reason = "The text was changed in the code; the app goes on showing the old one, and so do all translations."
  var good: [RuleExample] {
    [
      RuleExample(
        code: Self.code("Choose a plan"),
        [.init("title", state: "extracted_with_value", ["en": "Choose a plan"])])
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        code: Self.code("Choose your plan"),
        [.init("title", state: "extracted_with_value", ["en": "Choose a plan"])], faults: ["en"])
    ]
  }

  private static func code(_ value: String) -> String {
    "import SwiftUI\nstruct Plans: View { var body: some View { "
      + "Text(String(localized: \"title\", defaultValue: \"\(value)\")) } }"
  }

  func check(_ project: CheckedProject) -> [Finding] {
    guard let extraction = project.extraction else { return [] }
    var values: [[String]: String] = [:]
    for string in extraction.strings {
      if let value = string.defaultValue { values[[string.table, string.key]] = value }
    }
    guard !values.isEmpty else { return [] }
    return project.catalogs.flatMap { catalog in
      catalog.texts.compactMap { text in
        guard text.extractionState == .extractedWithValue, let value = values[[text.table, text.key]],
          text.source.isWritten, text.source.forms.count == 1, let form = text.source.forms.first,
          Self.bare(form.text) != Self.bare(value)
        else { return nil }
        return finding(
          "the code says '\(value)', the catalog '\(form.text)'", at: form.location, locale: text.source.language,
          key: text.key, advice: "run 'wordgate extract', and have the translations reviewed")
      }
    }
  }

  /// A text without the positions that catalogs add: `%1$@` is `%@`.
  private static func bare(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      result.append(bytes[index])
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, bytes[index + 2] == UInt8(ascii: "$"),
        bytes[index + 1] >= UInt8(ascii: "0"), bytes[index + 1] <= UInt8(ascii: "9")
      {
        index += 2
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }
}
