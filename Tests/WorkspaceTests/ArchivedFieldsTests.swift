import Extraction
import Findings
import Paywalls
import Testing

@testable import Workspace

/// What is kept for the next run must be kept whole: a field that is added to one of these types is written in its
/// `…+Archived.swift`, and one that decides what a reading says in `SwiftReading.Request.key(with:)`; then the number here
/// is set.
@Suite struct ArchivedFieldsTests {
  private static let place = Location(file: "A.swift", line: 1, column: 2)
  private static let finding = Finding(rule: "rule", category: .source, severity: .note, message: "message")
  private static let string = ExtractedString(key: "Key", reach: .localized, location: place, range: 1..<2)

  @Test(
    "every field of what is kept is known to be written",
    arguments: [
      ("Location", 3, place), ("Finding", 13, finding), ("Finding.Note", 2, Finding.Note("note")),
      ("SourceEdit", 3, SourceEdit(file: "A.swift", range: 1..<2, replacement: "b")),
      ("ExtractionResult", 4, ExtractionResult()), ("ExtractedString", 16, string),
      ("ExtractedString.Argument", 3, ExtractedString.Argument(expression: "x", specifier: "lld")),
      (
        "ExtractedString.Sink", 7,
        ExtractedString.Sink(callee: "Text", role: .body, file: "A.swift", offset: 1, location: place)
      ),
      ("Condition", 2, Condition("isOn", holds: true)),
      ("TypeFact", 11, TypeFact(name: "Page", file: "A.swift", location: place, range: 1..<2)),
      ("Paywall", 9, Paywall(id: "id", form: .swiftUI, location: place)),
      ("PaywallText", 12, PaywallText(key: "Key", location: place, path: "body")),
      ("PaywallState", 3, PaywallState(name: "base")), ("TextUse", 2, TextUse(text: 0)),
      ("ExtractionOptions", 5, ExtractionOptions()), ("SwiftReading", 4, SwiftReading()),
    ] as [(String, Int, any Sendable)])
  func fields(of type: String, count: Int, value: any Sendable) {
    #expect(Mirror(reflecting: value).children.count == count, "\(type) has other fields than are kept")
  }
}
