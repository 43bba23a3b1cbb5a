public import WordgateFormatting

extension TrialTimeline {
  /// A day of the timeline and what happens on it.
  public struct Step: Identifiable, Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// The trial begins.
      case access
      /// A notification tells that it is about to end.
      case reminder
      /// The subscription begins and is paid.
      case charge
    }

    /// How many days after today.
    public let day: Int
    public let kind: Kind
    public let date: CivilDate
    public let title: LocalizedText
    public let explanation: LocalizedText

    public var id: Int { day }
    /// Whether the date stands beside the title. Today needs none.
    public var showsDate: Bool { day > 0 }
  }

  /// The days worth showing, counted from today: today, the day of the reminder, the day the trial ends.
  ///
  /// A trial too short for a reminder has none, and no trial is just today.
  public static func days(ofTrial trialDays: Int, reminderLead: Int) -> [Int] {
    guard trialDays > 0 else { return [0] }
    guard reminderLead > 0, reminderLead < trialDays else { return [0, trialDays] }
    return [0, trialDays - reminderLead, trialDays]
  }

  /// The timeline of the selected plan, from today on; empty when nothing is on sale.
  public func steps(in state: State) -> [Step] {
    guard let plan = selectedPlan(in: state), let price = prices[plan.id] else { return [] }
    let trialDays = trialDays(of: plan, in: state)
    return Self.days(ofTrial: trialDays, reminderLead: reminderLead).map { day in
      let kind: Step.Kind = day == trialDays ? .charge : day == 0 ? .access : .reminder
      return Step(
        day: day, kind: kind, date: state.today.adding(days: day), title: Self.title(of: day),
        explanation: Self.explanation(of: kind, hasTrial: trialDays > 0, price: price))
    }
  }

  private static func title(of day: Int) -> LocalizedText {
    day == 0
      ? LocalizedText(
        "Today", comment: "Title of the first step in the timeline. It stands alone, like the name of a day.")
      : LocalizedText(
        "Day \(day)",
        comment: "Title of a step in the timeline, such as Day 5. The argument is the position of the day, not a count."
      )
  }

  private static func explanation(of kind: Step.Kind, hasTrial: Bool, price: String) -> LocalizedText {
    switch kind {
    case .access:
      LocalizedText(
        "You get full access to everything, free.", comment: "What happens on the first day of the free trial.")
    case .reminder:
      LocalizedText(
        "We remind you that your trial is about to end.",
        comment: "What happens a few days before the free trial ends: a notification is sent.")
    case .charge where hasTrial:
      LocalizedText(
        "Your subscription starts and you are charged \(price). Cancel any time before.",
        comment: "What happens on the last day of the free trial. The argument is a price with its currency.")
    case .charge:
      LocalizedText(
        "Your subscription starts and you are charged \(price).",
        comment: "What happens today with a plan that has no free trial. The argument is a price with its currency.")
    }
  }
}
