import Findings

struct NoTermsLink: LegalPageRule {
  let id = "no-terms-link"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a paywall has no link to the terms of use"
  let reason = "The buyer cannot read what they agree to; the App Store refuses the app for it (3.1.2)."
  let page = LegalPage(
    name: "the terms of use", destination: "terms", words: ["terms", "eula", "agb", "conditions", "tos"])
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
}
