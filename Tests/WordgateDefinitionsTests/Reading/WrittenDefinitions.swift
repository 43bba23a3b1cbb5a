import WordgateDefinitions

/// Definitions in every form in which the reader understands them. The tests run them and read this file.
enum WrittenDefinitions {
  static let running: [String: any PaywallDefinition] = [
    "WrittenDefinitions.short": short, "WrittenDefinitions.computed": computed, "WrittenDefinitions.cards": cards,
    "WrittenDefinitions.pager": pager ?? OnboardingPager(pages: []),
  ]

  private enum Product: String {
    case yearly = "app.yearly"
    case quarterly
  }

  private static let week = 7
  private static let share: Double = 12.5
  private static let limit: Int32 = 3
  private static let brand = LocalizedText("Plus", table: "Names", comment: "Name of the product.")
  private static let quarterlyPrice = "$19.99"

  private static let plans: [TrialTimeline.Plan] =
    [
      TrialTimeline.Plan(
        id: Product.yearly.rawValue, name: "\(brand), yearly", billing: .yearly, trialDays: 2 * week,
        badge: .savings(44)),
      TrialTimeline.Plan(
        id: Product.quarterly.rawValue, name: LocalizedText("Quarterly", comment: nil),
        billing: .described("\(quarterlyPrice) every \(1 + 2) months, \(share, specifier: "%.1f")% off"), trialDays: -1,
        badge: nil),
    ] + [lifetime]
  private static let lifetime = TrialTimeline.Plan(
    id: "app." + "lifetime", name: "100% yours", billing: TrialTimeline.Billing.once)

  static let short = TrialTimeline(
    plans: plans,
    prices: ["app.yearly": "$39.99", "quarterly": quarterlyPrice, "app.lifetime": "$99"],
    reminderLead: 0x2, title: (LocalizedText("Try \(brand)", comment: "Heading above the timeline.")))

  static var computed: TrialTimeline {
    .init(plans: Self.plans, prices: short.prices, title: .heading)
  }

  static let cards: PricingTierCards = .init(
    tiers: [
      .init(id: "free", name: "Free", billing: .never, features: [], isRecommended: false),
      PricingTierCards.Tier(
        id: "pro", name: brand, billing: .monthly, features: ["Up to \(limit) devices", "All of \(brand)"],
        isRecommended: true),
    ], prices: ["pro": "$12"])

  static var pager: OnboardingPager? {
    return OnboardingPager(pages: [
      OnboardingPager.Page(
        id: "a", symbol: "star", tint: .init(red: 0.5, green: 1, blue: 0), title: "One\tplace",
        message: """
          Everything \
          together.
          """)
    ])
  }
}

extension LocalizedText {
  fileprivate static let heading: LocalizedText = "How it works"
}
