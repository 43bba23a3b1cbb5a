import Findings
import Paywalls

struct TrialWithoutPrice: PaywallRule {
  let id = "trial-without-price"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a paywall promises a free trial and shows no price at all"
  let reason = "The buyer learns what the trial turns into when they are charged."
  var good: [RuleExample] {
    [
      RuleExample(
        definition: PaywallSample.package(
          "Free for {{ product.offer_period_with_unit }}, then {{ product.price_per_period }}"))
    ]
  }
  var bad: [RuleExample] {
    [
      RuleExample(
        definition: PaywallSample.package("Try free for {{ product.offer_period_with_unit }}"), faults: ["en_US"])
    ]
  }

  func check(_ paywall: CheckedPaywall) -> [Finding] {
    guard paywall.isWholeScreen,
      !paywall.texts.contains(where: { $0.variables.contains { $0.utf8Contains("price") } }),
      let text = paywall.texts.first(where: { text in
        text.words.contains { $0.isSource && PaywallWords.speakOfTrial($0.text, language: $0.language) }
      }), let words = text.words.first(where: \.isSource)
    else { return [] }
    var found = finding(
      "'\(words.text)' promises a trial, and no text of the paywall shows a price", at: words.location,
      locale: words.language, key: text.text.key, advice: "say what is charged after the trial")
    found.paywall = paywall.paywall.id
    return [found]
  }
}
