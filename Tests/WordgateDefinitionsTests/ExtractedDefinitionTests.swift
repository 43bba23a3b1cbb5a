import Extraction
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
