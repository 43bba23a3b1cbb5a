public import WordgateFormatting

/// A paywall that tells what will happen on which day before it asks for the trial to be started.
///
/// Prices come from the store, keyed by plan, as it wrote them for the buyer's country; a plan without a price is not
/// on sale there and is left out. The reminder is a promise: schedule that notification, or set `reminderLead` to zero,
/// which leaves the step out.
public struct TrialTimeline: Hashable, Sendable {
  /// The plans, best offer first.
  public var plans: [Plan]
  /// What each plan costs, such as StoreKit's `displayPrice`.
  public var prices: [Plan.ID: String]
  /// How many days before the end of the trial the reminder is sent.
  public var reminderLead: Int
  /// A heading of your own. Nil for one that suits the plan: with a trial or without.
  public var title: LocalizedText?

  public init(plans: [Plan], prices: [Plan.ID: String], reminderLead: Int = 2, title: LocalizedText? = nil) {
    self.plans = plans
    self.prices = prices
    self.reminderLead = reminderLead
    self.title = title
  }
}

extension TrialTimeline {
  /// What changes while the paywall is open.
  public struct State: Hashable, Sendable {
    /// The plan that was tapped last. Where it is not on sale, or nil, the first plan counts.
    public var selection: Plan.ID?
    /// The day in the buyer's time zone.
    public var today: CivilDate
    /// Whether the store grants this buyer a trial. It grants one a person and subscription group.
    public var isEligibleForTrial: Bool
    public var isPurchasing: Bool

    public init(
      selection: Plan.ID? = nil, today: CivilDate, isEligibleForTrial: Bool = true, isPurchasing: Bool = false
    ) {
      self.selection = selection
      self.today = today
      self.isEligibleForTrial = isEligibleForTrial
      self.isPurchasing = isPurchasing
    }
  }

  /// The plans on sale, in order.
  public var offeredPlans: [Plan] {
    plans.filter { prices[$0.id] != nil }
  }

  /// The selected plan, or the first one on sale when the selection is not.
  public func selectedPlan(in state: State) -> Plan? {
    let offered = offeredPlans
    return offered.first { $0.id == state.selection } ?? offered.first
  }

  /// How many days of trial a plan gives this buyer; never negative.
  func trialDays(of plan: Plan, in state: State) -> Int {
    state.isEligibleForTrial ? max(0, plan.trialDays) : 0
  }
}
