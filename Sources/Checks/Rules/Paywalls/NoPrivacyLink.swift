import Findings

struct NoPrivacyLink: LegalPageRule {
  let id = "no-privacy-link"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a paywall has no link to the privacy policy"
  let reason = "The buyer cannot read what is done with their data; the App Store refuses the app for it (3.1.2)."
  let page = LegalPage(
    name: "the privacy policy", destination: "privacy_policy", words: ["privacy", "datenschutz", "confidential"])
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
}
