/// Tiers as cards in a row, the recommended one first in view.
///
/// Prices come from the store, keyed by tier, as it wrote them for the buyer's country; a paid tier without a price is
/// not on sale there and is left out.
public struct PricingTierCards: Hashable, Sendable {
  /// The heading above the cards.
  public var title: LocalizedText
  /// The tiers, smallest first.
  public var tiers: [Tier]
  /// What each paid tier costs, such as StoreKit's `displayPrice`.
  public var prices: [Tier.ID: String]

  public init(
    title: LocalizedText = LocalizedText("Pick your plan", comment: "Heading above the tiers."), tiers: [Tier],
    prices: [Tier.ID: String]
  ) {
    self.title = title
    self.tiers = tiers
    self.prices = prices
  }
}

extension PricingTierCards {
  /// What changes while the cards are shown.
  public struct State: Hashable, Sendable {
    /// The tier that was chosen, nil as long as none was.
    public var selection: Tier.ID?

    public init(selection: Tier.ID? = nil) {
      self.selection = selection
    }
  }

  /// One of the tiers that a buyer compares.
  public struct Tier: Identifiable, Hashable, Sendable {
    /// The product in the store. It stays the same whatever the tier is called, and is never shown.
    public let id: String
    public var name: LocalizedText
    public var billing: Billing
    public var features: [LocalizedText]
    public var isRecommended: Bool

    public init(
      id: String, name: LocalizedText, billing: Billing, features: [LocalizedText], isRecommended: Bool = false
    ) {
      self.id = id
      self.name = name
      self.billing = billing
      self.features = features
      self.isRecommended = isRecommended
    }
  }

  /// How often a tier is paid.
  public enum Billing: Hashable, Sendable {
    /// The tier costs nothing and needs no price.
    case never
    case monthly, monthlyPerSeat
    /// One payment: the price stands alone.
    case once
    /// Anything else, as a whole sentence of your own that names the price: `"\(price) every three months"`.
    case described(LocalizedText)
  }

  /// The tiers that cost nothing or are on sale, in order.
  public var offeredTiers: [Tier] {
    tiers.filter { $0.billing == .never || prices[$0.id] != nil }
  }

  /// The chosen tier, nil when none was chosen or it is not on sale.
  public func selectedTier(in state: State) -> Tier? {
    offeredTiers.first { $0.id == state.selection }
  }

  /// The tier whose card stands in the centre at first: the recommended one, or else the first.
  public var firstInView: Tier.ID? {
    let offered = offeredTiers
    return (offered.first(where: \.isRecommended) ?? offered.first)?.id
  }
}
