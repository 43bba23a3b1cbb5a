import Findings
import Paywalls

struct NoTermsLink: PaywallRule {
  let id = "no-terms-link"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a paywall has no link to the terms of use"
  let reason = "The buyer cannot read what they agree to; the App Store refuses the app for it (3.1.2)."
  var good: [RuleExample] {
    [RuleExample(definition: PaywallSample.package("{{ product.price_per_period }}"))]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        definition: PaywallSample.bare(
          components: "\(PaywallSample.link("privacy_policy", "privacy_url")), \(PaywallSample.restore)",
          texts: PaywallSample.legalTexts), faults: ["en"])
    ]
  }

  func check(_ paywall: CheckedPaywall) -> [Finding] {
    guard paywall.isWholeScreen, !LegalLinks.mention(["terms", "eula", "agb", "conditions", "tos"], in: paywall) else {
      return []
    }
    var found = finding(
      "nothing leads to the terms of use", at: paywall.paywall.location,
      advice: "add a button with the destination 'terms', or words that name them with a link")
    found.paywall = paywall.paywall.id
    return [found]
  }
}
