import Checks
import Foundation
import Testing

@Suite struct RulePageTests {
  @Test("every id that a finding of a check can carry has a page")
  func allIDs() throws {
    let folder = Checkout.folder.appendingPathComponent("Sources")
    let tools = [
      "Catalogs/Codec", "Checks", "Extraction", "Paywalls", "StructuredText/JSON", "SwiftReader", "Workspace",
    ]
    let pattern = try Regex(#"(?:rule(?::| =)|report\(|warn\()\s*"([a-z0-9]+(?:-[a-z0-9]+)+)""#)
    var ids: Set<String> = []
    for tool in tools {
      let root = folder.appendingPathComponent(tool)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      for name in names where name.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        for match in text.matches(of: pattern) { ids.insert(String(match[1].substring ?? "")) }
      }
    }
    #expect(ids.count > 40)
    #expect(ids.filter { RulePage.page($0) == nil }.sorted() == [])
  }

  @Test("pages have names of their own and say why a fault matters")
  func sound() {
    let ids = RulePage.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for page in RulePage.all {
      #expect(!page.summary.isEmpty && !page.summary.hasSuffix("."), "\(page.id)")
      #expect(page.reason.hasSuffix("."), "\(page.id)")
    }
  }
}
