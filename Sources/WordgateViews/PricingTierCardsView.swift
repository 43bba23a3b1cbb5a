#if canImport(SwiftUI)
  public import SwiftUI
  public import WordgateDefinitions

  /// Shows tiers as cards in a row, the recommended one larger and in the centre at first.
  public struct PricingTierCardsView: View {
    private let definition: PricingTierCards
    @Binding private var selection: PricingTierCards.Tier.ID?
    private let tint: Color

    @Environment(\.paywallWords) private var words

    public init(
      _ definition: PricingTierCards, selection: Binding<PricingTierCards.Tier.ID?>, tint: Color = .accentColor
    ) {
      self.definition = definition
      _selection = selection
      self.tint = tint
    }

    public var body: some View {
      VStack(spacing: 8) {
        words.text(definition.title)
          .font(.largeTitle.bold())
          .accessibilityAddTraits(.isHeader)
        ScrollViewReader { reader in
          ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: 12) {
              ForEach(definition.cards(in: PricingTierCards.State(selection: selection))) { card in
                PricingTierCardView(card: card, tint: tint) { selection = card.id }
                  .frame(width: 280)
                  .scaleEffect(card.isRecommended ? 1 : 0.94)
                  .id(card.id)
              }
            }
            .fixedSize(horizontal: false, vertical: true)
            .padding(.horizontal, 32)
            .padding(.vertical, 24)
          }
          .onAppear {
            if let first = definition.firstInView { reader.scrollTo(first, anchor: .center) }
          }
        }
      }
    }
  }
#endif
