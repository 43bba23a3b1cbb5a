extension TrialTimeline {
  /// A plan as it can be tapped.
  public struct Card: Identifiable, Hashable, Sendable {
    /// The id of the plan.
    public let id: Plan.ID
    public let name: LocalizedText
    public let badge: LocalizedText?
    /// The price with the period it pays for.
    public let cost: PresentedText.Content
    /// The length of the trial and what comes after it, nil without one.
    public let terms: LocalizedText?
    public let isSelected: Bool
  }

  /// What stays at the foot of the paywall.
  public struct Footer: Hashable, Sendable {
    /// The purchase button.
    public let action: LocalizedText
    /// What the purchase button says aloud while a purchase runs, nil otherwise.
    public let progress: LocalizedText?
    public let restore: LocalizedText
    public let termsOfUse: LocalizedText
    public let privacyPolicy: LocalizedText
    /// Whether the buttons answer to a tap.
    public let isEnabled: Bool
  }

  /// The heading, nil when nothing is on sale.
  public func heading(in state: State) -> LocalizedText? {
    guard let plan = selectedPlan(in: state) else { return nil }
    if let title { return title }
    return trialDays(of: plan, in: state) > 0
      ? LocalizedText(
        "How your free trial works", comment: "Heading above the timeline of a plan with a free trial.")
      : LocalizedText(
        "How your subscription works", comment: "Heading above the timeline of a plan without a free trial.")
  }

  /// The plans on sale.
  public func cards(in state: State) -> [Card] {
    let selected = selectedPlan(in: state)?.id
    return offeredPlans.compactMap { plan in
      guard let price = prices[plan.id] else { return nil }
      return Card(
        id: plan.id, name: plan.name, badge: plan.badge, cost: plan.billing.cost(at: price),
        terms: Self.terms(trialDays: trialDays(of: plan, in: state), price: price), isSelected: plan.id == selected)
    }
  }

  /// The foot of the paywall, nil when nothing is on sale.
  public func footer(in state: State) -> Footer? {
    guard let plan = selectedPlan(in: state) else { return nil }
    return Footer(
      action: Self.action(trialDays: trialDays(of: plan, in: state)),
      progress: state.isPurchasing
        ? LocalizedText("In progress", comment: "Spoken value of the purchase button while the purchase runs.") : nil,
      restore: LocalizedText("Restore Purchases", comment: "Button that brings back what was bought before."),
      termsOfUse: LocalizedText("Terms of Use", comment: "Link to the terms of the subscription."),
      privacyPolicy: LocalizedText("Privacy Policy", comment: "Link to the privacy policy."),
      isEnabled: !state.isPurchasing)
  }

  private static func terms(trialDays: Int, price: String) -> LocalizedText? {
    guard trialDays > 0 else { return nil }
    return LocalizedText(
      "\(trialDays) days free, then \(price)",
      comment: "Terms of a plan with a free trial: its length in days, then the price with its currency.")
  }

  private static func action(trialDays: Int) -> LocalizedText {
    trialDays > 0
      ? LocalizedText(
        "Start \(trialDays)-Day Free Trial",
        comment: "Purchase button of a plan with a free trial. The argument is the length of the trial in days.")
      : LocalizedText("Subscribe", comment: "Purchase button of a plan without a free trial.")
  }
}
