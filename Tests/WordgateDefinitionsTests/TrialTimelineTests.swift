import Testing
import WordgateDefinitions
import WordgateFormatting

@Suite("Trial timeline")
struct TrialTimelineTests {
  private let today = CivilDate("2026-06-10")

  @Test(
    "A trial shows today, the reminder and its end",
    arguments: [
      (-1, [0]), (0, [0]), (1, [0, 1]), (2, [0, 2]), (3, [0, 1, 3]), (7, [0, 5, 7]), (14, [0, 12, 14]),
      (30, [0, 28, 30]), (365, [0, 363, 365]), (Int.max, [0, Int.max - 2, Int.max]), (Int.min, [0]),
    ])
  func days(trialDays: Int, expected: [Int]) {
    #expect(TrialTimeline.days(ofTrial: trialDays, reminderLead: 2) == expected)
    let steps = TrialTimeline.trial(of: trialDays).steps(in: TrialTimeline.State(today: today))
    #expect(steps.map(\.day) == expected)
  }

  @Test(
    "The reminder is left out when it would fall on today or before",
    arguments: [
      (Int.min, [0, 7]), (-1, [0, 7]), (0, [0, 7]), (1, [0, 6, 7]), (6, [0, 1, 7]), (7, [0, 7]), (8, [0, 7]),
      (365, [0, 7]), (Int.max, [0, 7]),
    ])
  func reminderLead(lead: Int, expected: [Int]) {
    #expect(TrialTimeline.days(ofTrial: 7, reminderLead: lead) == expected)
  }

  @Test("The days of every trial rise from today to its end", arguments: [0, 1, 2, 3, 7, 14, 30, 365])
  func daysRise(trialDays: Int) {
    for lead in -1...(trialDays + 2) {
      let days = TrialTimeline.days(ofTrial: trialDays, reminderLead: lead)
      #expect(days == Array(Set(days)).sorted())
      #expect(days.first == 0)
      #expect(days.last == trialDays)
    }
  }

  @Test(
    "Dates pass the ends of months and years",
    arguments: [
      ("2026-02-26", 7, ["2026-02-26", "2026-03-03", "2026-03-05"]),
      ("2028-02-26", 7, ["2028-02-26", "2028-03-02", "2028-03-04"]),
      ("2025-12-27", 7, ["2025-12-27", "2026-01-01", "2026-01-03"]),
      ("2025-12-31", 1, ["2025-12-31", "2026-01-01"]),
      ("2026-01-31", 30, ["2026-01-31", "2026-02-28", "2026-03-02"]),
      ("2027-03-01", 365, ["2027-03-01", "2028-02-27", "2028-02-29"]),
      ("2026-03-27", 3, ["2026-03-27", "2026-03-28", "2026-03-30"]),
    ])
  func dates(start: String, trialDays: Int, expected: [String]) throws {
    let state = TrialTimeline.State(today: try #require(CivilDate(iso: start)))
    #expect(TrialTimeline.trial(of: trialDays).steps(in: state).map(\.date.description) == expected)
  }

  @Test("Each step says what happens on its day")
  func steps() {
    let steps = TrialTimeline.sample.steps(in: TrialTimeline.State(today: today))
    #expect(steps.map(\.kind) == [.access, .reminder, .charge])
    #expect(steps.map(\.title.key) == ["Today", "Day %lld", "Day %lld"])
    #expect(steps.map(\.title.arguments) == [[], [.integer(5)], [.integer(7)]])
    #expect(
      steps.map(\.explanation.key) == [
        "You get full access to everything, free.", "We remind you that your trial is about to end.",
        "Your subscription starts and you are charged %@. Cancel any time before.",
      ])
    #expect(steps.last?.explanation.arguments == [.text("$39.99")])
    #expect(steps.map(\.showsDate) == [false, true, true])
  }

  @Test("Without a trial the subscription starts today")
  func stepsWithoutTrial() {
    let steps = TrialTimeline.sample.steps(in: TrialTimeline.State(selection: "monthly", today: today))
    #expect(steps.map(\.kind) == [.charge])
    #expect(steps.map(\.title.key) == ["Today"])
    #expect(steps.map(\.explanation.key) == ["Your subscription starts and you are charged %@."])
  }

  @Test(
    "A selection that is not on sale falls back to the first plan",
    arguments: [("yearly", "yearly"), ("monthly", "monthly"), ("lifetime", "yearly"), ("", "yearly"), (nil, "yearly")])
  func selection(selection: String?, expected: String) {
    let state = TrialTimeline.State(selection: selection, today: today)
    #expect(TrialTimeline.sample.selectedPlan(in: state)?.id == expected)
    #expect(TrialTimeline.sample.cards(in: state).filter(\.isSelected).map(\.id) == [expected])
  }

  @Test("A plan without a price is left out, and the next one counts as the first")
  func missingPrice() {
    let timeline = TrialTimeline(plans: [.yearly, .monthly], prices: ["monthly": "5,99 €"])
    let state = TrialTimeline.State(selection: "yearly", today: today)
    #expect(timeline.offeredPlans.map(\.id) == ["monthly"])
    #expect(timeline.selectedPlan(in: state)?.id == "monthly")
    #expect(timeline.presentation(in: state).keys(.callToAction).first == "Subscribe")
  }

  @Test("With nothing on sale there is nothing to read")
  func nothingOnSale() {
    let timeline = TrialTimeline(plans: [.yearly], prices: [:])
    let state = TrialTimeline.State(today: today)
    #expect(timeline.selectedPlan(in: state) == nil)
    #expect(timeline.presentation(in: state).isEmpty)
    #expect(timeline.samplePresentations.map(\.name) == ["nothing on sale"])
  }

  @Test("A buyer who had a trial is told of none")
  func noTrialGranted() {
    let state = TrialTimeline.State(selection: "yearly", today: today, isEligibleForTrial: false)
    let texts = TrialTimeline.sample.presentation(in: state)
    #expect(texts.keys(.heading).first == "How your subscription works")
    #expect(texts.keys(.callToAction).first == "Subscribe")
    #expect(!texts.contains { $0.place == "plans.yearly.terms" })
  }

  @Test("While a purchase runs the buttons rest and the button says so")
  func purchasing() {
    let idle = TrialTimeline.State(today: today)
    let busy = TrialTimeline.State(today: today, isPurchasing: true)
    #expect(TrialTimeline.sample.footer(in: idle)?.isEnabled == true)
    #expect(TrialTimeline.sample.footer(in: busy)?.isEnabled == false)
    #expect(TrialTimeline.sample.presentation(in: idle).keys(.accessibility) == [])
    #expect(TrialTimeline.sample.presentation(in: busy).keys(.accessibility) == ["In progress"])
  }

  @Test("A heading of one's own replaces both")
  func ownTitle() {
    var timeline = TrialTimeline.sample
    timeline.title = "Try everything"
    for plan in ["yearly", "monthly"] {
      #expect(timeline.heading(in: TrialTimeline.State(selection: plan, today: today))?.key == "Try everything")
    }
  }

  @Test("A single payment shows the price alone, and any other period its own sentence")
  func otherBilling() {
    let price = "$4.99"
    let timeline = TrialTimeline(
      plans: [
        TrialTimeline.Plan(id: "lifetime", name: "Lifetime", billing: .once),
        TrialTimeline.Plan(id: "quarter", name: "Quarterly", billing: .described("\(price) every three months")),
      ], prices: ["lifetime": "$99", "quarter": price])
    let costs = timeline.cards(in: TrialTimeline.State(today: today)).map(\.cost)
    #expect(costs == [.price("$99"), .text("\(price) every three months")])
  }

  @Test("A paywall is read from the heading down to the links")
  func readingOrder() {
    let texts = TrialTimeline.sample.presentation(in: TrialTimeline.State(today: today))
    #expect(
      texts.map(\.place) == [
        "heading", "steps.access.title", "steps.access.explanation", "steps.reminder.title", "steps.reminder.date",
        "steps.reminder.explanation", "steps.charge.title", "steps.charge.date", "steps.charge.explanation",
        "plans.yearly.name", "plans.yearly.badge", "plans.yearly.cost", "plans.yearly.terms", "plans.monthly.name",
        "plans.monthly.cost", "footer.action", "footer.restore", "footer.terms-of-use", "footer.privacy-policy",
      ])
    #expect(texts[4].content == .date(CivilDate("2026-06-15"), skeleton: "MMMd"))
  }

  @Test("Sample states cover each plan with trial and without, idle and purchasing")
  func sampleStates() {
    let samples = TrialTimeline.sample.samplePresentations
    #expect(
      samples.map(\.name) == [
        "yearly selected", "yearly selected, no trial granted", "yearly selected, purchasing", "monthly selected",
        "monthly selected, no trial granted", "monthly selected, purchasing",
      ])
    #expect(TrialTimeline.sample.sampleStates.allSatisfy { $0.state.today == CivilDate("2026-09-05") })
    #expect(samples.allSatisfy { !$0.texts.isEmpty })
  }

  @Test("A timeline without any trial has no sample state about one")
  func sampleStatesWithoutTrial() {
    let timeline = TrialTimeline(plans: [.monthly], prices: ["monthly": "$5.99"])
    #expect(timeline.sampleStates.map(\.name) == ["monthly selected", "monthly selected, purchasing"])
  }
}
