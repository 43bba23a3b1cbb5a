import Foundation
import Testing
import WordgateDefinitions

@Suite("Texts for catalogs")
struct CatalogTextTests {
  private struct Shipped: Decodable {
    struct Entry: Decodable { var comment: String? }
    var strings: [String: Entry]
  }

  private static func shippedCatalog() throws -> [String: String?] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: root.appendingPathComponent("Catalogs/Paywalls/Localizable.xcstrings"))
    return try JSONDecoder().decode(Shipped.self, from: data).strings.mapValues(\.comment)
  }

  @Test("The shipped catalog serves the definitions: every key is there, with the same comment")
  func shippedKeys() throws {
    let catalog = try Self.shippedCatalog()
    let definitions: [any PaywallDefinition] = [TrialTimeline.sample, PricingTierCards.sample, OnboardingPager.sample]
    for text in definitions.flatMap(\.catalogTexts) {
      let comment = try #require(catalog[text.key], "\(text.key) is not in the catalog")
      #expect(comment == text.comment, "\(text.key)")
    }
  }

  @Test("Every key is listed once, texts within texts as well")
  func uniqueKeys() {
    let keys = PricingTierCards.sample.catalogTexts.map(\.key)
    #expect(keys.count == Set(keys).count)
    #expect(keys.count == 18)
    #expect(TrialTimeline.sample.catalogTexts.count == 20)
    #expect(OnboardingPager.sample.catalogTexts.count == 9)
  }

  @Test("The same key in two tables is two texts")
  func tables() {
    let pager = OnboardingPager(pages: [
      OnboardingPager.Page(
        id: "one", symbol: "star", title: LocalizedText("Hello", table: "Intro"), message: "Hello")
    ])
    #expect(pager.catalogTexts.filter { $0.key == "Hello" }.map(\.table) == ["Intro", nil])
  }

  @Test("A text that stands only within another is listed after it")
  func nested() {
    let pager = OnboardingPager(pages: [
      OnboardingPager.Page(id: "one", symbol: "star", title: "Welcome to \(LocalizedText("Pro"))", message: "Enjoy.")
    ])
    #expect(pager.catalogTexts.map(\.key).prefix(3) == ["Welcome to %@", "Pro", "Enjoy."])
  }

  @Test("The texts that come with a type are those that no plan, tier or page brings")
  func ownTexts() {
    let own = TrialTimeline.ownTexts.map(\.key)
    #expect(own.count == 18)
    #expect(Set(own) == Set(TrialTimeline.sample.catalogTexts.map(\.key)).subtracting(["Yearly", "Monthly"]))
    #expect(
      PricingTierCards.ownTexts.map(\.key).sorted() == [
        "%@ per month", "%@ per seat, per month", "%@ selected", "Choose %@", "Free forever", "Pick your plan",
        "Popular",
      ])
    #expect(OnboardingPager.ownTexts.map(\.key) == ["Page %lld of %lld", "Continue", "Get started"])
  }

  @Test("Translators are told about every text that comes with a type")
  func comments() {
    for text in TrialTimeline.ownTexts + PricingTierCards.ownTexts + OnboardingPager.ownTexts {
      #expect(text.comment?.isEmpty == false, "\(text.key)")
    }
  }
}
