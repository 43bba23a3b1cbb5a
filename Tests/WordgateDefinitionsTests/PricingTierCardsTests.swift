import Testing
import WordgateDefinitions

@Suite("Pricing tier cards")
struct PricingTierCardsTests {
  @Test("The recommended tier stands in the centre at first")
  func firstInView() {
    #expect(PricingTierCards.sample.firstInView == "pro")
  }

  @Test("Without a recommended tier the first one does, and with two the first of them")
  func firstInViewOtherwise() {
    var cards = PricingTierCards.sample
    cards.tiers[1].isRecommended = false
    #expect(cards.firstInView == "free")
    cards.tiers[1].isRecommended = true
    cards.tiers[2].isRecommended = true
    #expect(cards.firstInView == "pro")
    #expect(PricingTierCards(tiers: [], prices: [:]).firstInView == nil)
  }

  @Test("A recommended tier that is not on sale leaves the centre to the first")
  func recommendedNotOnSale() {
    let cards = PricingTierCards(tiers: [.free, .pro, .team], prices: ["team": "$29"])
    #expect(cards.offeredTiers.map(\.id) == ["free", "team"])
    #expect(cards.firstInView == "free")
  }

  @Test("Nothing is selected until a tier is chosen, and a tier that is not on sale cannot be")
  func selection() {
    let cards = PricingTierCards.sample
    #expect(cards.selectedTier(in: PricingTierCards.State()) == nil)
    #expect(cards.selectedTier(in: PricingTierCards.State(selection: "team"))?.id == "team")
    #expect(cards.selectedTier(in: PricingTierCards.State(selection: "enterprise")) == nil)
    #expect(cards.cards(in: PricingTierCards.State(selection: "team")).map(\.isSelected) == [false, false, true])
  }

  @Test("Two tiers that share a name stay apart")
  func sharedName() {
    var twin = PricingTierCards.Tier.pro
    twin.name = PricingTierCards.Tier.team.name
    let cards = PricingTierCards(tiers: [twin, .team], prices: ["pro": "$12", "team": "$29"])
    #expect(cards.cards(in: PricingTierCards.State(selection: "team")).map(\.isSelected) == [false, true])
  }

  @Test("The button of the chosen tier says so, the others offer theirs by name")
  func action() {
    let texts = PricingTierCards.sample.presentation(in: PricingTierCards.State(selection: "pro"))
    #expect(texts.keys(.callToAction) == ["Choose %@", "%@ selected", "Choose %@"])
    let names = texts.filter { $0.role == .callToAction }.compactMap { $0.text?.arguments.first }
    #expect(
      names == [
        .localized(PricingTierCards.Tier.free.name), .localized(PricingTierCards.Tier.pro.name),
        .localized(PricingTierCards.Tier.team.name),
      ])
  }

  @Test("Only the recommended tier has a badge")
  func badge() {
    let cards = PricingTierCards.sample.cards(in: PricingTierCards.State())
    #expect(cards.map { $0.badge?.key } == [nil, "Popular", nil])
  }

  @Test("A price comes with what it pays for")
  func cost() {
    let costs = PricingTierCards.sample.cards(in: PricingTierCards.State()).map(\.cost)
    #expect(
      costs.map { PresentedText("", .body, $0).text?.key } == [
        "Free forever", "%@ per month", "%@ per seat, per month",
      ])
    #expect(PresentedText("", .body, costs[2]).text?.arguments == [.text("$29")])
  }

  @Test("A single payment shows the price alone")
  func once() {
    let tier = PricingTierCards.Tier(id: "life", name: "Lifetime", billing: .once, features: [])
    let cards = PricingTierCards(tiers: [tier], prices: ["life": "CHF 99"]).cards(in: PricingTierCards.State())
    #expect(cards.map(\.cost) == [.price("CHF 99")])
  }

  @Test("Cards are read one after the other, heading first")
  func readingOrder() {
    let texts = PricingTierCards.sample.presentation(in: PricingTierCards.State())
    #expect(
      texts.prefix(12).map(\.place) == [
        "heading", "tiers.free.name", "tiers.free.cost", "tiers.free.features.0", "tiers.free.features.1",
        "tiers.free.action", "tiers.pro.name", "tiers.pro.badge", "tiers.pro.cost", "tiers.pro.features.0",
        "tiers.pro.features.1", "tiers.pro.features.2",
      ])
  }

  @Test("Sample states show no tier chosen, then each")
  func sampleStates() {
    #expect(
      PricingTierCards.sample.sampleStates.map(\.name) == [
        "none selected", "free selected", "pro selected", "team selected",
      ])
  }
}
