extension PricingTierCards: PaywallDefinition {
  public func presentation(in state: State) -> [PresentedText] {
    [PresentedText("heading", .heading, title)] + cards(in: state).flatMap(\.presentation)
  }

  /// No tier chosen, then each in turn.
  public var sampleStates: [SampleState<State>] {
    [SampleState(name: "none selected", state: State())]
      + offeredTiers.map { SampleState(name: "\($0.id) selected", state: State(selection: $0.id)) }
  }

  public static var ownTexts: [LocalizedText] {
    let tiers = [
      Tier(id: "free", name: .placeholder, billing: .never, features: []),
      Tier(id: "monthly", name: .placeholder, billing: .monthly, features: [], isRecommended: true),
      Tier(id: "seats", name: .placeholder, billing: .monthlyPerSeat, features: []),
    ]
    let cards = PricingTierCards(tiers: tiers, prices: ["monthly": "", "seats": ""])
    return cards.catalogTexts.withoutPlaceholder
  }
}

extension PricingTierCards.Card {
  fileprivate var presentation: [PresentedText] {
    var texts = [PresentedText("tiers.\(id).name", .heading, name)]
    if let badge { texts.append(PresentedText("tiers.\(id).badge", .badge, badge)) }
    texts.append(PresentedText("tiers.\(id).cost", .body, cost))
    for (index, feature) in features.enumerated() {
      texts.append(PresentedText("tiers.\(id).features.\(index)", .body, feature))
    }
    texts.append(PresentedText("tiers.\(id).action", .callToAction, action))
    return texts
  }
}
