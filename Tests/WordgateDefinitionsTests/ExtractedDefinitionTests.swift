import Extraction
import Findings
import Foundation
import Testing
import WordgateDefinitions

@Suite("Definitions as extraction finds them")
struct ExtractedDefinitionTests {
  private static func extracted(_ source: String) -> [ExtractedString] {
    Extractor.extract([SourceInput(file: "App.swift", bytes: Array(source.utf8))]).strings
  }

  @Test("The definitions of these tests have the keys and comments in the source that they have when they run")
  func keysAndComments() throws {
    let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures.swift")
    let strings = Self.extracted(try String(contentsOf: fixtures, encoding: .utf8)).filter { $0.reach == .localized }
    let found = Set(strings.map { [$0.key, $0.comment] })
    let running =
      TrialTimeline.sample.catalogTexts + PricingTierCards.sample.catalogTexts + OnboardingPager.sample.catalogTexts
    let own = Set((TrialTimeline.ownTexts + PricingTierCards.ownTexts + OnboardingPager.ownTexts).map(\.key))
    #expect(found == Set(running.filter { !own.contains($0.key) }.map { [$0.key, $0.comment] }))
  }

  @Test("A literal is a key wherever a definition takes a text")
  func literals() {
    let strings = Self.extracted(
      """
      let n = 3
      let price = "\\(n) coins"
      let timeline = TrialTimeline(
        plans: [
          TrialTimeline.Plan(id: "a", name: "Name", billing: .described("\\(price) every \\(n) months"), badge: "Save \\(n)%"),
          .init(id: "b", name: LocalizedText("Other", table: "Plans", comment: "A plan."), billing: .once),
        ], prices: ["a": price], title: "Title")
      let pager = OnboardingPager(pages: [.init(id: "c", symbol: "star", title: "Heading", message: "Message")])
      let cards = PricingTierCards(
        tiers: [.init(id: "d", name: "Tier", billing: .never, features: ["All of \\(LocalizedText("Inner"))"])], prices: [:])
      """)
    let keys = strings.filter { $0.reach == .localized }.map(\.key)
    #expect(
      keys.sorted() == [
        "%@ every %lld months", "All of %@", "Heading", "Inner", "Message", "Name", "Other", "Save %lld%%", "Tier",
        "Title",
      ])
    #expect(strings.first { $0.key == "Other" }?.table == "Plans")
  }

  @Test("Texts of an app are found as well where the sources of the definition types are read with it")
  func withLibrary() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = "Sources/WordgateDefinitions"
    let names = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
    var inputs: [SourceInput] = []
    for case let name as String in names where name.hasSuffix(".swift") {
      let file = "\(folder)/\(name)"
      let source = try Data(contentsOf: root.appendingPathComponent(file))
      inputs.append(SourceInput(file: file, bytes: [UInt8](source)))
    }
    #expect(inputs.count > 5)
    let app = SourceInput(
      file: "App.swift",
      bytes: Array(
        """
        let pager = OnboardingPager(pages: [.init(id: "c", symbol: "star", title: "Heading \\(3)", message: "Message")])
        let name = LocalizedText("Name", table: "Plans", comment: "A name.")
        let plan = TrialTimeline.Plan(id: "a", name: "Plan of \\(name)", billing: .described("Now"), badge: "New")
        """.utf8))
    let alone = Extractor.extract([app]).strings
    let together = Extractor.extract(inputs + [app]).strings
    #expect(alone.map(\.key) == ["Heading %lld", "Message", "Name", "Plan of %@", "Now", "New"])
    func outline(_ strings: [ExtractedString]) -> [[String?]] {
      strings.filter { $0.location.file == "App.swift" }.map { [$0.key, $0.table, $0.comment, $0.reach.rawValue] }
    }
    #expect(outline(together) == outline(alone))
    let library = Set(together.filter { $0.location.file != "App.swift" && $0.reach == .localized }.map(\.key))
    let own = Set((TrialTimeline.ownTexts + PricingTierCards.ownTexts + OnboardingPager.ownTexts).map(\.key))
    #expect(library == own)
  }

  @Test("An app's own type of the same name is not taken for a definition")
  func ownType() {
    let strings = Self.extracted(
      """
      struct OnboardingPager { struct Page { var title: String } }
      let page = OnboardingPager.Page(title: "not shown")
      """)
    #expect(strings.isEmpty)
  }
}
