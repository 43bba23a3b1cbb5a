import WordgateDefinitions
import WordgateFormatting

extension CivilDate {
  /// A day written as in "2026-02-26".
  init(_ iso: StaticString) {
    self = CivilDate(iso: "\(iso)") ?? CivilDate(daysSinceEpoch: 0)
  }
}

extension TrialTimeline.Plan {
  static let yearly = TrialTimeline.Plan(
    id: "yearly",
    name: LocalizedText("Yearly", comment: "Name of the plan that is paid once a year."),
    billing: .yearly, trialDays: 7, badge: .savings(44))

  static let monthly = TrialTimeline.Plan(
    id: "monthly",
    name: LocalizedText("Monthly", comment: "Name of the plan that is paid once a month."),
    billing: .monthly)
}

extension TrialTimeline {
  static let sample = TrialTimeline(plans: [.yearly, .monthly], prices: ["yearly": "$39.99", "monthly": "$5.99"])

  /// A timeline with one plan that has a trial of so many days.
  static func trial(of days: Int, reminderLead: Int = 2) -> TrialTimeline {
    var plan = Plan.yearly
    plan.trialDays = days
    return TrialTimeline(plans: [plan], prices: ["yearly": "$39.99"], reminderLead: reminderLead)
  }
}

extension PricingTierCards.Tier {
  static let free = PricingTierCards.Tier(
    id: "free",
    name: LocalizedText("Free", comment: "Name of the tier that costs nothing."),
    billing: .never,
    features: [
      projects(upTo: 3),
      LocalizedText("Community help", comment: "Feature of a tier: questions are answered by other users."),
    ])

  static let pro = PricingTierCards.Tier(
    id: "pro",
    name: LocalizedText("Pro", comment: "Name of the tier for people who work alone."),
    billing: .monthly,
    features: [
      LocalizedText("Unlimited projects", comment: "Feature of a tier: any number of projects."),
      LocalizedText("Sync across devices", comment: "Feature of a tier: all devices show the same."),
      LocalizedText("Priority support", comment: "Feature of a tier: questions are answered first."),
    ],
    isRecommended: true)

  static let team = PricingTierCards.Tier(
    id: "team",
    name: LocalizedText("Team", comment: "Name of the tier for people who work together."),
    billing: .monthlyPerSeat,
    features: [
      LocalizedText(
        "Everything in \(pro.name)",
        comment: "Feature of a tier: all features of a smaller one. The argument is the name of that tier, such as Pro."
      ),
      LocalizedText("Shared spaces", comment: "Feature of a tier: places where a team works together."),
      LocalizedText("Admin tools", comment: "Feature of a tier: members and their rights can be managed."),
    ])

  private static func projects(upTo limit: Int) -> LocalizedText {
    LocalizedText(
      "\(limit) projects", comment: "Feature of a tier: how many projects it allows. The argument is that number.")
  }
}

extension PricingTierCards {
  static let sample = PricingTierCards(tiers: [.free, .pro, .team], prices: ["pro": "$12", "team": "$29"])
}

extension OnboardingPager {
  static let sample = OnboardingPager(pages: [
    Page(
      id: "together", symbol: "square.stack.3d.up.fill",
      title: LocalizedText("Everything in one place", comment: "Title of the first page of the introduction."),
      message: LocalizedText(
        "The notes, tasks and files of a project stay together.", comment: "Text of the first page of the introduction."
      )),
    Page(
      id: "offline", symbol: "airplane",
      title: LocalizedText(
        "Works without a connection", comment: "Title of the second page of the introduction. The app is what works."),
      message: LocalizedText(
        "Carry on anywhere. Your changes sync as soon as you are back online.",
        comment: "Text of the second page of the introduction.")),
    Page(
      id: "team", symbol: "person.2.fill",
      title: LocalizedText(
        "Better with your team", comment: "Title of the third page of the introduction: projects get better."),
      message: LocalizedText(
        "Invite people to a project and choose what they can change.",
        comment: "Text of the third page of the introduction.")),
  ])
}

extension [PresentedText] {
  /// The keys of the texts with a role, in reading order.
  func keys(_ role: PresentedText.Role) -> [String] {
    filter { $0.role == role }.compactMap { $0.text?.key }
  }
}
