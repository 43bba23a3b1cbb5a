extension Interfaces {
  /// Wordgate's own definitions of paywalls, whose texts are written like SwiftUI's.
  static let wordgate: StaticString = """
    @lookedUp struct LocalizedText {
      init(_ text: LocalizedText, table: String? = nil, comment: String? = nil)
      @_disfavoredOverload init(stringLiteral: String)
      var key: String { get }
      var table: String? { get }
      var comment: String? { get }
      static func savings(_ percent: Int) -> LocalizedText
    }
    struct TrialTimeline {
      struct Plan { init(id: String, name: LocalizedText, billing: Billing, trialDays: Int = 0, badge: LocalizedText? = nil) }
      enum Billing { case monthly; case yearly; case once; case described(LocalizedText) }
      init(plans: [Plan], prices: Any, reminderLead: Int = 2, title: LocalizedText? = nil)
    }
    struct PricingTierCards {
      struct Tier { init(id: String, name: LocalizedText, billing: Billing, features: [LocalizedText], isRecommended: Bool = false) }
      enum Billing { case never; case monthly; case monthlyPerSeat; case once; case described(LocalizedText) }
      init(title: LocalizedText = x, tiers: [Tier], prices: Any)
    }
    struct OnboardingPager {
      struct Page { init(id: String, symbol: String, tint: Any? = nil, title: LocalizedText, message: LocalizedText) }
      init(pages: [Page])
    }
    """
}
