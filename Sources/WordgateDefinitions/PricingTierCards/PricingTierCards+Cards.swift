extension PricingTierCards {
  /// A tier as a card shows it.
  public struct Card: Identifiable, Hashable, Sendable {
    /// The id of the tier, whatever its name is in the buyer's language.
    public let id: Tier.ID
    public let name: LocalizedText
    public let badge: LocalizedText?
    /// The price with what it pays for.
    public let cost: PresentedText.Content
    public let features: [LocalizedText]
    /// The button that chooses the tier, or tells that it is chosen.
    public let action: LocalizedText
    public let isSelected: Bool
    public let isRecommended: Bool
  }

  /// The cards, in order.
  public func cards(in state: State) -> [Card] {
    let selected = selectedTier(in: state)?.id
    return offeredTiers.map { tier in
      let isSelected = tier.id == selected
      return Card(
        id: tier.id, name: tier.name,
        badge: tier.isRecommended
          ? LocalizedText("Popular", comment: "Badge on the recommended tier: many people choose this plan.") : nil,
        cost: tier.billing.cost(at: prices[tier.id]), features: tier.features,
        action: Self.action(for: tier, isSelected: isSelected), isSelected: isSelected,
        isRecommended: tier.isRecommended)
    }
  }

  private static func action(for tier: Tier, isSelected: Bool) -> LocalizedText {
    isSelected
      ? LocalizedText(
        "\(tier.name) selected", comment: "Button of the tier that is chosen. The argument is its name, such as Pro.")
      : LocalizedText(
        "Choose \(tier.name)", comment: "Button that chooses a tier. The argument is its name, such as Pro.")
  }
}

extension PricingTierCards.Billing {
  /// A price with what it pays for. Only a tier that costs nothing comes without a price.
  func cost(at price: String?) -> PresentedText.Content {
    switch (self, price) {
    case (.described(let sentence), _): .text(sentence)
    case (.never, _), (_, nil):
      .text(LocalizedText("Free forever", comment: "Price of the tier that never costs anything."))
    case (.monthly, let price?):
      .text(
        LocalizedText(
          "\(price) per month", comment: "Price of a tier. The argument is a price with its currency, such as $12."))
    case (.monthlyPerSeat, let price?):
      .text(
        LocalizedText(
          "\(price) per seat, per month",
          comment: "Price of the team tier, paid for each member. The argument is a price with its currency."))
    case (.once, let price?): .price(price)
    }
  }
}
