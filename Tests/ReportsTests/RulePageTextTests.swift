import Checks
import Foundation
import Reports
import Testing

@Suite struct RulePageTextTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Wordgate/Wordgate.docc/Rules")

  @Test("the documentation holds the pages that the program prints")
  func documentation() throws {
    var expected = ["Rules.md": RuleIndexText().markdown]
    for page in RulePage.all { expected["\(page.id).md"] = RulePageText(page).markdown }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let differ = Set(names).union(expected.keys).filter { name in
      (try? String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)) != expected[name]
    }
    #expect(differ.isEmpty, "run scripts/generate-rules")
  }

  @Test("a page says what, why, examples of both kinds and how to accept a finding")
  func page() throws {
    let text = RulePageText(try #require(RulePage.page("missing-specifier"))).plain
    for part in ["Why it matters", "Told", "Not told", "wordgate:ignore missing-specifier REASON", "✗ de"] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 140 })
  }

  @Test("every rule is listed once")
  func index() {
    let lines = RuleIndexText().plain(.plain).split(separator: "\n")
    for page in RulePage.all { #expect(lines.count { $0.hasPrefix("  \(page.id) ") } == 1, "\(page.id)") }
  }
}
