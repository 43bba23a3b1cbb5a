#if canImport(SwiftUI)
  public import Foundation
  public import SwiftUI
  public import WordgateDefinitions
  import WordgateFormatting

  /// Shows a trial timeline and reports the taps: buying and restoring are up to the app.
  public struct TrialTimelineView: View {
    private let timeline: TrialTimeline
    @Binding private var selection: TrialTimeline.Plan.ID?
    private let start: Date
    private let isEligibleForTrial: Bool
    private let isPurchasing: Bool
    private let terms: URL
    private let privacy: URL
    private let onPurchase: (TrialTimeline.Plan) -> Void
    private let onRestore: () -> Void

    @Environment(\.timeZone) private var timeZone
    @Environment(\.paywallWords) private var words

    /// A trial timeline whose first day is the day of `start` in the time zone of the environment.
    public init(
      _ timeline: TrialTimeline, selection: Binding<TrialTimeline.Plan.ID?>, start: Date = Date(),
      isEligibleForTrial: Bool = true, isPurchasing: Bool = false, terms: URL, privacy: URL,
      onPurchase: @escaping (TrialTimeline.Plan) -> Void, onRestore: @escaping () -> Void
    ) {
      self.timeline = timeline
      _selection = selection
      self.start = start
      self.isEligibleForTrial = isEligibleForTrial
      self.isPurchasing = isPurchasing
      self.terms = terms
      self.privacy = privacy
      self.onPurchase = onPurchase
      self.onRestore = onRestore
    }

    private var state: TrialTimeline.State {
      TrialTimeline.State(
        selection: selection, today: CivilDate(start, in: timeZone), isEligibleForTrial: isEligibleForTrial,
        isPurchasing: isPurchasing)
    }

    public var body: some View {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          if let heading = timeline.heading(in: state) {
            words.text(heading)
              .font(.largeTitle.bold())
              .accessibilityAddTraits(.isHeader)
          }
          ForEach(timeline.steps(in: state)) { step in
            TrialStepView(step: step)
          }
          ForEach(timeline.cards(in: state)) { card in
            TrialPlanButton(card: card) { selection = card.id }
          }
        }
        .padding(24)
        .frame(maxWidth: 520, alignment: .leading)
        .frame(maxWidth: .infinity)
      }
      .safeAreaInset(edge: .bottom) {
        if let footer = timeline.footer(in: state) {
          TrialFooterView(
            footer: footer, terms: terms, privacy: privacy, onPurchase: purchase, onRestore: onRestore)
        }
      }
    }

    private func purchase() {
      if let plan = timeline.selectedPlan(in: state) { onPurchase(plan) }
    }
  }
#endif
