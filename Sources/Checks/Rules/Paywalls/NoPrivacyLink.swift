import Findings
import Paywalls

struct NoPrivacyLink: PaywallRule {
  let id = "no-privacy-link"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a paywall has no link to the privacy policy"
  let reason = "The buyer cannot read what is done with their data; the App Store refuses the app for it (3.1.2)."
  var good: [RuleExample] {
    [RuleExample(definition: PaywallSample.package("{{ product.price_per_period }}"))]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        definition: PaywallSample.bare(
          components: "\(PaywallSample.link("terms", "terms_url")), \(PaywallSample.restore)",
          texts: "\"terms_url\": \"https://example.com/terms\""), faults: ["en"])
    ]
  }

  func check(_ paywall: CheckedPaywall) -> [Finding] {
    guard paywall.isWholeScreen, !LegalLinks.mention(["privacy", "datenschutz", "confidential"], in: paywall) else {
      return []
    }
    var found = finding(
      "nothing leads to the privacy policy", at: paywall.paywall.location,
      advice: "add a button with the destination 'privacy_policy', or words that name it with a link")
    found.paywall = paywall.paywall.id
    return [found]
  }
}
