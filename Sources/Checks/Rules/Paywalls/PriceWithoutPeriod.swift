import Findings
import Paywalls

struct PriceWithoutPeriod: PaywallRule {
  let id = "price-without-period"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a price is shown and nothing beside it says how long it lasts"
  let reason = "The buyer cannot tell a monthly price from a yearly one, and the App Store refuses the app."
  var good: [RuleExample] {
    [
      RuleExample(definition: PaywallSample.package("{{ product.price }} a year")),
      RuleExample(definition: PaywallSample.package("{{ product.price_per_period }}")),
      RuleExample(definition: PaywallSample.package("Yearly", "{{ product.price }}")),
    ]
  }
  var bad: [RuleExample] {
    [RuleExample(definition: PaywallSample.package("Premium", "{{ product.price }}"), faults: ["en_US"])]
  }

  private static let bare: Set<String> = ["product.price", "price", "product.offer_price", "sub_offer_price"]

  func check(_ paywall: CheckedPaywall) -> [Finding] {
    paywall.texts.compactMap { text in
      let variables = text.variables
      guard !variables.isDisjoint(with: Self.bare), let words = text.words.first(where: \.isSource) else { return nil }
      let around = text.text.package == nil ? paywall.texts : paywall.neighbours(of: text)
      guard !around.contains(where: Self.tellsPeriod) else { return nil }
      var found = finding(
        "'\(words.text)' shows a price, and no text beside it its period", at: words.location, locale: words.language,
        key: text.text.key, advice: "use '{{ product.price_per_period }}', or name the period")
      found.paywall = paywall.paywall.id
      return found
    }
  }

  /// Whether a text names a period, by a variable or in words.
  private static func tellsPeriod(_ text: CheckedPaywall.Text) -> Bool {
    text.variables.contains { $0.utf8Contains("period") || $0.utf8Contains("per_") || $0.utf8Contains("duration") }
      || text.words.contains { $0.isSource && PaywallWords.speakOfPeriod($0.text, language: $0.language) }
  }
}
