#if canImport(SwiftUI)
  import SwiftUI
  import WordgateDefinitions

  /// One tier with its price, its features and the button that chooses it.
  struct PricingTierCardView: View {
    let card: PricingTierCards.Card
    let tint: Color
    let onSelect: () -> Void

    @Environment(\.timeZone) private var timeZone
    @Environment(\.paywallWords) private var words

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        HStack {
          words.text(card.name)
            .font(.title3.bold())
          Spacer(minLength: 8)
          if let badge = card.badge {
            words.text(badge)
              .font(.caption.bold())
              .padding(.horizontal, 10)
              .padding(.vertical, 4)
              .background(Color.white.opacity(0.2), in: Capsule())
          }
        }
        words.text(card.cost, in: timeZone)
          .font(.title2.weight(.semibold))
        ForEach(card.features.indices, id: \.self) { index in
          Label {
            words.text(card.features[index])
          } icon: {
            Image(systemName: "checkmark.circle.fill")
          }
          .font(.subheadline)
        }
        Spacer(minLength: 0)
        button
      }
      .foregroundColor(card.isRecommended ? .white : .primary)
      .padding(20)
      .frame(maxHeight: .infinity, alignment: .top)
      .background(
        card.isRecommended ? tint : Color.secondary.opacity(0.12), in: RoundedRectangle(cornerRadius: 28)
      )
      .accessibilityElement(children: .contain)
    }

    private var button: some View {
      Button {
        onSelect()
      } label: {
        words.text(card.action)
          .font(.headline)
          .foregroundColor(card.isRecommended ? tint : .white)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
          .background(card.isRecommended ? Color.white : tint, in: Capsule())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(card.isSelected ? .isSelected : [])
    }
  }
#endif
