#if canImport(SwiftUI)
  import SwiftUI
  import WordgateDefinitions

  /// A plan that can be tapped.
  struct TrialPlanButton: View {
    let card: TrialTimeline.Card
    let onSelect: () -> Void

    @Environment(\.timeZone) private var timeZone
    @Environment(\.paywallWords) private var words

    var body: some View {
      Button {
        onSelect()
      } label: {
        VStack(alignment: .leading, spacing: 4) {
          HStack {
            words.text(card.name)
              .font(.headline)
            if let badge = card.badge {
              words.text(badge)
                .font(.caption.weight(.semibold))
                .foregroundColor(.accentColor)
            }
          }
          words.text(card.cost, in: timeZone)
          if let terms = card.terms {
            words.text(terms)
              .foregroundColor(.secondary)
          }
        }
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .overlay(
          RoundedRectangle(cornerRadius: 16)
            .strokeBorder(card.isSelected ? Color.accentColor : Color.secondary.opacity(0.3), lineWidth: 2))
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(card.isSelected ? .isSelected : [])
    }
  }
#endif
