import Findings
import Paywalls

struct OfferVariableOutsideOffer: PaywallRule {
  let id = "offer-variable-outside-offer"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a variable of an offer stands in a text that everybody sees"
  let reason = "Who is offered nothing reads the usual price or period where the offer should be, or a gap."
  var good: [RuleExample] {
    [
      RuleExample(
        definition: PaywallSample.text("Subscribe", override: "{{ product.offer_period_with_unit }} free"))
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(definition: PaywallSample.text("{{ product.offer_period_with_unit }} free"), faults: ["en_US"])
    ]
  }

  /// The reader of the definition knows where each text is shown; the rule says whether that is told.
  func check(_ paywall: CheckedPaywall) -> [Finding] { paywall.paywall.findings.filter { $0.rule == id } }
}
