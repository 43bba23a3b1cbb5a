#if canImport(SwiftUI)
  import SwiftUI
  import WordgateDefinitions

  /// A day of the timeline, read aloud as one.
  struct TrialStepView: View {
    let step: TrialTimeline.Step

    @ScaledMetric(relativeTo: .headline) private var markSize = 32.0
    @Environment(\.timeZone) private var timeZone
    @Environment(\.paywallWords) private var words

    private var symbol: String {
      switch step.kind {
      case .access: "lock.open.fill"
      case .reminder: "bell.fill"
      case .charge: "star.fill"
      }
    }

    var body: some View {
      HStack(alignment: .top, spacing: 16) {
        Image(systemName: symbol)
          .foregroundColor(.white)
          .frame(width: markSize, height: markSize)
          .background(Color.accentColor, in: Circle())
          .accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 2) {
          HStack(alignment: .firstTextBaseline) {
            words.text(step.title)
              .font(.headline)
            if step.showsDate {
              words.text(.date(step.date, skeleton: "MMMd"), in: timeZone)
                .foregroundColor(.secondary)
            }
          }
          words.text(step.explanation)
            .foregroundColor(.secondary)
            .fixedSize(horizontal: false, vertical: true)
        }
      }
      .accessibilityElement(children: .combine)
    }
  }
#endif
