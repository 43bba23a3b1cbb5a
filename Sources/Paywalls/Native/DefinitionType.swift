import WordgateDefinitions

/// The types whose values are paywalls by themselves.
enum DefinitionType: String, CaseIterable {
  case trialTimeline = "TrialTimeline"
  case pricingTierCards = "PricingTierCards"
  case onboardingPager = "OnboardingPager"

  /// The texts that come with the type and are in none of the app's sources.
  var ownTexts: [LocalizedText] {
    switch self {
    case .trialTimeline: TrialTimeline.ownTexts
    case .pricingTierCards: PricingTierCards.ownTexts
    case .onboardingPager: OnboardingPager.ownTexts
    }
  }
}
