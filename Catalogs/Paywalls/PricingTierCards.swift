import SwiftUI

/// One of the tiers that a buyer compares.
struct PricingTier: Identifiable, Equatable, Sendable {
  enum Billing: Sendable { case never, monthly, monthlyPerSeat }

  /// The product in the App Store. It stays the same whatever the tier is called, and is never shown.
  let id: String
  let name: LocalizedStringResource
  let billing: Billing
  let features: [LocalizedStringResource]
  var isRecommended = false
}

extension PricingTier {
  static let free = PricingTier(
    id: "free",
    name: LocalizedStringResource("Free", comment: "Name of the tier that costs nothing."),
    billing: .never,
    features: [
      projects(upTo: 3),
      LocalizedStringResource("Community help", comment: "Feature of a tier: questions are answered by other users."),
    ])

  static let pro = PricingTier(
    id: "pro",
    name: LocalizedStringResource("Pro", comment: "Name of the tier for people who work alone."),
    billing: .monthly,
    features: [
      LocalizedStringResource("Unlimited projects", comment: "Feature of a tier: any number of projects."),
      LocalizedStringResource("Sync across devices", comment: "Feature of a tier: all devices show the same."),
      LocalizedStringResource("Priority support", comment: "Feature of a tier: questions are answered first."),
    ],
    isRecommended: true)

  static let team = PricingTier(
    id: "team",
    name: LocalizedStringResource("Team", comment: "Name of the tier for people who work together."),
    billing: .monthlyPerSeat,
    features: [
      LocalizedStringResource(
        "Everything in \(pro.name)",
        comment: "Feature of a tier: all features of a smaller one. The argument is the name of that tier, such as Pro."
      ),
      LocalizedStringResource("Shared spaces", comment: "Feature of a tier: places where a team works together."),
      LocalizedStringResource("Admin tools", comment: "Feature of a tier: members and their rights can be managed."),
    ])

  /// The tiers on sale, smallest first.
  static let shipped = [free, pro, team]

  private static func projects(upTo limit: Int) -> LocalizedStringResource {
    LocalizedStringResource(
      "\(limit) projects", comment: "Feature of a tier: how many projects it allows. The argument is that number.")
  }
}

/// Tiers as cards in a row that snaps card by card, the recommended one larger and first in view.
///
/// Prices come from the App Store (`Product.displayPrice`), keyed by tier; a paid tier without a price is not on sale
/// in the buyer's country and is left out.
struct PricingTierCards: View {
  var tiers = PricingTier.shipped
  let prices: [PricingTier.ID: String]
  @Binding var selection: PricingTier.ID?
  var tint = Color.indigo

  @State private var centered: PricingTier.ID?

  private var offered: [PricingTier] {
    tiers.filter { $0.billing == .never || prices[$0.id] != nil }
  }

  var body: some View {
    VStack(spacing: 8) {
      Text("Pick your plan", comment: "Heading above the tiers.")
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      ScrollView(.horizontal) {
        HStack(spacing: 12) {
          ForEach(offered) { tier in
            card(for: tier)
              .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12)
              .scaleEffect(tier.isRecommended ? 1 : 0.94)
          }
        }
        .scrollTargetLayout()
        .padding(.vertical, 24)
      }
      .contentMargins(.horizontal, 32, for: .scrollContent)
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $centered)
      .scrollClipDisabled()
    }
    .onAppear {
      centered = offered.first(where: \.isRecommended)?.id
    }
    .sensoryFeedback(.selection, trigger: selection)
  }

  private func card(for tier: PricingTier) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack {
        Text(tier.name)
          .font(.title3.bold())
        Spacer(minLength: 8)
        if tier.isRecommended {
          Text("Popular", comment: "Badge on the recommended tier: many people choose this plan.")
            .font(.caption.bold())
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .background(.white.opacity(0.2), in: .capsule)
        }
      }
      Text(cost(of: tier))
        .font(.title2.weight(.semibold))
      ForEach(tier.features, id: \.key) { feature in
        Label {
          Text(feature)
        } icon: {
          Image(systemName: "checkmark.circle.fill")
        }
        .font(.subheadline)
      }
      Spacer(minLength: 0)
      button(for: tier)
    }
    .foregroundStyle(tier.isRecommended ? Color.white : Color.primary)
    .padding(20)
    .frame(maxHeight: .infinity, alignment: .top)
    .background(
      tier.isRecommended ? AnyShapeStyle(tint.gradient) : AnyShapeStyle(.regularMaterial),
      in: .rect(cornerRadius: 28)
    )
    .accessibilityElement(children: .contain)
  }

  /// The price with what it pays for. Only the free tier is offered without a price.
  private func cost(of tier: PricingTier) -> LocalizedStringResource {
    guard let price = prices[tier.id] else {
      return LocalizedStringResource("Free forever", comment: "Price of the tier that never costs anything.")
    }
    return tier.billing == .monthlyPerSeat
      ? LocalizedStringResource(
        "\(price) per seat, per month",
        comment: "Price of the team tier, paid for each member. The argument is a price with its currency.")
      : LocalizedStringResource(
        "\(price) per month", comment: "Price of a tier. The argument is a price with its currency, such as $12.")
  }

  private func button(for tier: PricingTier) -> some View {
    let isSelected = tier.id == selection
    return Button {
      selection = tier.id
    } label: {
      Text(action(for: tier, isSelected: isSelected))
        .font(.headline)
        .foregroundStyle(tier.isRecommended ? tint : Color.white)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 12)
        .background(tier.isRecommended ? Color.white : tint, in: .capsule)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  private func action(for tier: PricingTier, isSelected: Bool) -> LocalizedStringResource {
    isSelected
      ? LocalizedStringResource(
        "\(tier.name) selected", comment: "Button of the tier that is chosen. The argument is its name, such as Pro.")
      : LocalizedStringResource(
        "Choose \(tier.name)", comment: "Button that chooses a tier. The argument is its name, such as Pro.")
  }
}

#Preview {
  @Previewable @State var selection: PricingTier.ID?
  PricingTierCards(prices: ["pro": "$12", "team": "$29"], selection: $selection)
}
