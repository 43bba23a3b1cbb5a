import Foundation
import Testing
import WordgateDefinitions
import WordgateFormatting

@Suite("Examples of the documentation")
struct DocumentationTests {
  private static let sources = URL(fileURLWithPath: #filePath)
  private static let pages = sources.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/WordgateDefinitions/WordgateDefinitions.docc")

  /// The Swift of a page, without white space: lines may be broken elsewhere.
  private static func example(on page: String) throws -> String {
    let text = try String(contentsOf: pages.appendingPathComponent("\(page).md"), encoding: .utf8)
    let parts = text.components(separatedBy: "```")
    let code = try #require(parts.first { $0.hasPrefix("swift\n") })
    return bare(String(code.dropFirst("swift\n".count)))
  }

  private static func bare(_ code: String) -> String {
    String(code.filter { !$0.isWhitespace })
  }

  private func expectExample(on page: String) throws {
    let code = Self.bare(try String(contentsOf: Self.sources, encoding: .utf8))
    #expect(code.contains(try Self.example(on: page)), "write the example of \(page).md into the test that runs it")
  }

  @Test("The trial timeline of the documentation does what it says")
  func trialTimelines() throws {
    let today = CivilDate("2026-09-05")
    let timeline = TrialTimeline(
      plans: [
        TrialTimeline.Plan(
          id: "yearly", name: LocalizedText("Yearly", comment: "Name of the plan that is paid once a year."),
          billing: .yearly, trialDays: 7, badge: .savings(44)),
        TrialTimeline.Plan(
          id: "monthly", name: LocalizedText("Monthly", comment: "Name of the plan that is paid once a month."),
          billing: .monthly),
      ],
      prices: ["yearly": "$39.99", "monthly": "$5.99"])

    let state = TrialTimeline.State(selection: "yearly", today: today)
    let days = timeline.steps(in: state).map(\.day)  // 0, 5, 7
    let button = timeline.footer(in: state)?.action.key  // Start %lld-Day Free Trial
    #expect(days == [0, 5, 7])
    #expect(button == "Start %lld-Day Free Trial")
    try expectExample(on: "TrialTimelines")
  }

  @Test("The tier cards of the documentation do what they say")
  func tierCards() throws {
    let pro = LocalizedText("Pro", comment: "Name of the tier for people who work alone.")
    let cards = PricingTierCards(
      tiers: [
        PricingTierCards.Tier(
          id: "pro", name: pro, billing: .monthly,
          features: [LocalizedText("Priority support", comment: "Feature of a tier: questions are answered first.")],
          isRecommended: true),
        PricingTierCards.Tier(
          id: "team", name: LocalizedText("Team", comment: "Name of the tier for people who work together."),
          billing: .monthlyPerSeat,
          features: [LocalizedText("Everything in \(pro)", comment: "Feature of a tier. The argument is another tier.")]
        ),
      ],
      prices: ["pro": "$12", "team": "$29"])

    let first = cards.firstInView  // pro
    let buttons = cards.cards(in: PricingTierCards.State(selection: "pro")).map(\.action.key)  // %@ selected, Choose %@
    #expect(first == "pro")
    #expect(buttons == ["%@ selected", "Choose %@"])
    try expectExample(on: "TierCards")
  }

  @Test("The onboarding pager of the documentation does what it says")
  func onboardingPagers() throws {
    let pager = OnboardingPager(pages: [
      OnboardingPager.Page(
        id: "offline", symbol: "airplane",
        title: LocalizedText("Works without a connection", comment: "Title of the first page. The app is what works."),
        message: LocalizedText("Carry on anywhere.", comment: "Text of the first page.")),
      OnboardingPager.Page(
        id: "team", symbol: "person.2.fill",
        title: LocalizedText("Better with your team", comment: "Title of the second page: projects get better."),
        message: LocalizedText("Invite people to a project.", comment: "Text of the second page.")),
    ])

    let next = pager.action(in: OnboardingPager.State())  // turn(to: "team")
    let last = pager.action(in: OnboardingPager.State(progress: 1))  // finish
    #expect(next == .turn(to: "team"))
    #expect(last == .finish)
    try expectExample(on: "OnboardingPagers")
  }
}
