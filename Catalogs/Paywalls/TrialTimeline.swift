import SwiftUI

/// A subscription plan as the trial timeline offers it.
struct TrialPlan: Identifiable, Equatable, Sendable {
  enum Period: Sendable { case month, year }

  /// The product in the App Store. It is never shown.
  let id: String
  let name: LocalizedStringResource
  let period: Period
  /// The length of the free trial in days, zero without one.
  var trialDays: Int = 0
  /// What the plan saves compared with the others, in percent; zero hides the badge.
  var savings: Int = 0

  /// A price together with the period it pays for.
  func cost(at price: String) -> LocalizedStringResource {
    switch period {
    case .month:
      LocalizedStringResource(
        "\(price) a month",
        comment: "Price of the monthly plan. The argument is a price with its currency, such as $5.99.")
    case .year:
      LocalizedStringResource(
        "\(price) a year",
        comment: "Price of the yearly plan. The argument is a price with its currency, such as $39.99.")
    }
  }
}

extension TrialPlan {
  static let yearly = TrialPlan(
    id: "yearly",
    name: LocalizedStringResource("Yearly", comment: "Name of the plan that is paid once a year."),
    period: .year, trialDays: 7, savings: 44)

  static let monthly = TrialPlan(
    id: "monthly",
    name: LocalizedStringResource("Monthly", comment: "Name of the plan that is paid once a month."),
    period: .month)

  /// The plans on sale, best offer first.
  static let shipped = [yearly, monthly]
}

/// A paywall that tells what will happen on which day before it asks for the trial to be started.
///
/// Prices come from the App Store (`Product.displayPrice`), keyed by plan; a plan without a price is not on sale in the
/// buyer's country and is left out. The reminder is a promise: schedule that notification, or set `reminderLead` to
/// zero, which leaves the step out.
struct TrialTimelinePaywall: View {
  var plans = TrialPlan.shipped
  let prices: [TrialPlan.ID: String]
  @Binding var selection: TrialPlan.ID
  /// How many days before the end of the trial the reminder is sent.
  var reminderLead: Int = 2
  var start = Date.now
  var isPurchasing = false
  let terms: URL
  let privacy: URL
  let onPurchase: (TrialPlan) -> Void
  let onRestore: () -> Void

  @ScaledMetric(relativeTo: .headline) private var markSize = 32.0

  private var offered: [TrialPlan] {
    plans.filter { prices[$0.id] != nil }
  }

  private var selectedPlan: TrialPlan? {
    offered.first { $0.id == selection } ?? offered.first
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        if let plan = selectedPlan, let price = prices[plan.id] {
          Text(heading(for: plan))
            .font(.largeTitle.bold())
            .accessibilityAddTraits(.isHeader)
          ForEach(days(of: plan), id: \.self) { day in
            step(on: day, of: plan, price: price)
          }
        }
        ForEach(offered) { plan in
          if let price = prices[plan.id] {
            card(for: plan, price: price)
          }
        }
      }
      .padding(24)
      .frame(maxWidth: 520, alignment: .leading)
    }
    .safeAreaInset(edge: .bottom) {
      if let plan = selectedPlan {
        footer(for: plan)
      }
    }
  }

  private func heading(for plan: TrialPlan) -> LocalizedStringResource {
    plan.trialDays > 0
      ? LocalizedStringResource(
        "How your free trial works", comment: "Heading above the timeline of a plan with a free trial.")
      : LocalizedStringResource(
        "How your subscription works", comment: "Heading above the timeline of a plan without a free trial.")
  }

  // MARK: Timeline

  /// The days worth showing, counted from today: the start, the reminder and the end of the trial.
  private func days(of plan: TrialPlan) -> [Int] {
    guard plan.trialDays > 0 else { return [0] }
    let reminder = plan.trialDays - reminderLead
    return reminderLead > 0 && reminder > 0 ? [0, reminder, plan.trialDays] : [0, plan.trialDays]
  }

  private func step(on day: Int, of plan: TrialPlan, price: String) -> some View {
    HStack(alignment: .top, spacing: 16) {
      Image(systemName: day == plan.trialDays ? "star.fill" : day == 0 ? "lock.open.fill" : "bell.fill")
        .foregroundStyle(.white)
        .frame(width: markSize, height: markSize)
        .background(.tint, in: .circle)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(title(of: day))
            .font(.headline)
          if day > 0 {
            Text(date(of: day), format: .dateTime.month(.abbreviated).day())
              .foregroundStyle(.secondary)
          }
        }
        Text(explanation(of: day, plan: plan, price: price))
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityElement(children: .combine)
  }

  private func date(of day: Int) -> Date {
    Calendar.current.date(byAdding: .day, value: day, to: start) ?? start
  }

  private func title(of day: Int) -> LocalizedStringResource {
    day == 0
      ? LocalizedStringResource(
        "Today", comment: "Title of the first step in the timeline. It stands alone, like the name of a day.")
      : LocalizedStringResource(
        "Day \(day)",
        comment: "Title of a step in the timeline, such as Day 5. The argument is the position of the day, not a count."
      )
  }

  private func explanation(of day: Int, plan: TrialPlan, price: String) -> LocalizedStringResource {
    if day < plan.trialDays {
      return day == 0
        ? LocalizedStringResource(
          "You get full access to everything, free.", comment: "What happens on the first day of the free trial.")
        : LocalizedStringResource(
          "We remind you that your trial is about to end.",
          comment: "What happens a few days before the free trial ends: a notification is sent.")
    }
    return day > 0
      ? LocalizedStringResource(
        "Your subscription starts and you are charged \(price). Cancel any time before.",
        comment: "What happens on the last day of the free trial. The argument is a price with its currency.")
      : LocalizedStringResource(
        "Your subscription starts and you are charged \(price).",
        comment: "What happens today with a plan that has no free trial. The argument is a price with its currency.")
  }

  // MARK: Plans

  private func card(for plan: TrialPlan, price: String) -> some View {
    let isSelected = plan.id == selectedPlan?.id
    return Button {
      selection = plan.id
    } label: {
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(plan.name)
            .font(.headline)
          if plan.savings > 0 {
            Text(
              "Save \(plan.savings)%",
              comment: "Badge on the yearly plan. The argument is a whole number, such as 44 in Save 44%."
            )
            .font(.caption.weight(.semibold))
            .foregroundStyle(.tint)
          }
        }
        Text(plan.cost(at: price))
        if plan.trialDays > 0 {
          Text(
            "\(plan.trialDays) days free, then \(price)",
            comment: "Terms of a plan with a free trial: its length in days, then the price with its currency."
          )
          .foregroundStyle(.secondary)
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay {
        RoundedRectangle(cornerRadius: 16)
          .strokeBorder(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), lineWidth: 2)
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private func footer(for plan: TrialPlan) -> some View {
    VStack(spacing: 12) {
      Button {
        onPurchase(plan)
      } label: {
        Text(action(for: plan))
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .accessibilityValue(
        isPurchasing
          ? Text("In progress", comment: "Spoken value of the purchase button while the purchase runs.")
          : Text(verbatim: ""))
      HStack(spacing: 16) {
        Button {
          onRestore()
        } label: {
          Text("Restore Purchases", comment: "Button that brings back what was bought before.")
        }
        Link(destination: terms) {
          Text("Terms of Use", comment: "Link to the terms of the subscription.")
        }
        Link(destination: privacy) {
          Text("Privacy Policy", comment: "Link to the privacy policy.")
        }
      }
      .font(.footnote)
    }
    .disabled(isPurchasing)
    .padding(.horizontal, 24)
    .padding(.vertical, 12)
    .background(.bar)
  }

  private func action(for plan: TrialPlan) -> LocalizedStringResource {
    plan.trialDays > 0
      ? LocalizedStringResource(
        "Start \(plan.trialDays)-Day Free Trial",
        comment: "Purchase button of a plan with a free trial. The argument is the length of the trial in days.")
      : LocalizedStringResource("Subscribe", comment: "Purchase button of a plan without a free trial.")
  }
}

#Preview {
  @Previewable @State var selection = TrialPlan.yearly.id
  if let site = URL(string: "https://example.com") {
    TrialTimelinePaywall(
      prices: ["yearly": "$39.99", "monthly": "$5.99"], selection: $selection, terms: site, privacy: site,
      onPurchase: { _ in }, onRestore: {})
  }
}
