import Findings
import Paywalls

struct TrialWithoutOffer: PaywallRule {
  let id = "trial-without-offer"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a free trial is promised to people who may not get one"
  let reason = "Whoever had the trial before, or a plan without one, is promised free days and charged at once."
  var good: [RuleExample] {
    [
      RuleExample(
        definition: PaywallSample.text(
          "Subscribe", override: "Start your free trial", under: "intro_offer"))
    ]
  }
  var bad: [RuleExample] {
    [RuleExample(definition: PaywallSample.text("Start your free trial"), faults: ["en_US"])]
  }

  func check(_ paywall: CheckedPaywall) -> [Finding] {
    guard paywall.isWholeScreen || paywall.paywall.form == .componentTree else { return storeFindings(paywall) }
    return paywall.texts.flatMap { text -> [Finding] in
      guard text.text.kind == .text, !text.isInOffer, !text.variables.contains(where: { $0.utf8Contains("offer") })
      else {
        return []
      }
      return text.words.filter { PaywallWords.speakOfTrial($0.text, language: $0.language) }.map { words in
        var found = finding(
          "'\(words.text)' is shown without an offer", at: words.location, locale: words.language, key: text.text.key,
          advice: "show it in an override under 'intro_offer', and a text without a trial otherwise")
        found.paywall = paywall.paywall.id
        return found
      }
    }
  }

  /// Names and descriptions of products that the store sells without an offer.
  private func storeFindings(_ paywall: CheckedPaywall) -> [Finding] {
    guard paywall.paywall.form == .storeKit, let offering = paywall.offering else { return [] }
    let withOffer = Set(offering.products.filter { $0.introductoryOffer?.mode == .free }.map(\.id))
    return paywall.texts.flatMap { text -> [Finding] in
      guard let product = text.text.package, !withOffer.contains(product) else { return [] }
      return text.words.filter { PaywallWords.speakOfTrial($0.text, language: $0.language) }.map { words in
        var found = finding(
          "'\(words.text)' speaks of a trial, and '\(product)' has no free introductory offer", at: words.location,
          locale: words.language, key: text.text.key, advice: "remove the words, or add the offer to the product")
        found.paywall = paywall.paywall.id
        return found
      }
    }
  }
}
