import Extraction
import Findings
import SwiftReader
import Testing

@Suite struct FixTests {
  /// A source with the proven edits of all its texts made.
  private func fixed(_ source: String) -> String {
    let result = extract("import SwiftUI\n" + source, options: Self.proving)
    var bytes = Array(("import SwiftUI\n" + source).utf8)
    let edits = Set(result.findings.flatMap(\.edits))
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    return String(String(decoding: bytes, as: UTF8.self).dropFirst("import SwiftUI\n".count))
  }

  private static var proving: ExtractionOptions {
    var options = ExtractionOptions()
    options.provesEdits = true
    return options
  }

  @Test("text that only ever reaches the screen is freed by the smallest edit", arguments: FixCase.mended)
  func mended(_ example: FixCase) {
    let after = fixed(example.before)
    #expect(after == example.after)
    #expect(SwiftFile(Array(after.utf8)).problems.isEmpty)
  }

  @Test("what was freed is looked up, and freed once", arguments: FixCase.mended)
  func idempotent(_ example: FixCase) {
    let before = extract(example.before)
    let after = extract(example.after)
    #expect(!before.verbatimTexts.isEmpty)
    #expect(after.verbatimTexts.isEmpty)
    #expect(Set(before.verbatimTexts).isSubset(of: after.localizedKeys))
    #expect(fixed(example.after) == example.after)
  }

  @Test("text that anything else could depend on stays as it is", arguments: FixCase.untouched)
  func untouched(_ example: FixCase) {
    #expect(!extract(example.before).verbatimTexts.isEmpty)
    #expect(fixed(example.before) == example.before)
  }

  @Test("a proof takes all files: a use elsewhere speaks against an edit")
  func otherFiles() {
    let item = "import SwiftUI\nstruct Item { var title: String = \"Welcome back\" }"
    let view = "import SwiftUI\nstruct A: View { let item: Item; var body: some View { Text(item.title) } }"
    let other = "func same(_ left: Item, _ right: String) -> Bool { left.title == right }"
    #expect(extract(item, view, options: Self.proving).findings.flatMap(\.edits).count == 1)
    #expect(extract(item, view, other, options: Self.proving).findings.flatMap(\.edits).isEmpty)
  }

  @Test("without a proof findings have no edits, and strings tell the smallest")
  func unproven() {
    let result = extract("struct A: View { var title: String = \"Welcome back\"; var body: some View { Text(title) } }")
    #expect(result.findings.flatMap(\.edits).isEmpty)
    #expect(result.strings.first?.edits.map(\.replacement) == ["LocalizedStringResource"])
  }
}
