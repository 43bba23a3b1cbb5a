import Findings
import Paywalls

struct BilledPriceMissing: PaywallRule {
  let id = "billed-price-missing"
  let category = Finding.Category.paywall
  let severity = Severity.warning
  let summary = "a price per month or week is shown without the sum that is charged"
  let reason = "The buyer expects 3.33 and is charged 39.99; the App Store asks for the billed sum in first place."
  var good: [RuleExample] {
    [
      RuleExample(
        definition: PaywallSample.package("{{ product.price_per_period }} ({{ product.price_per_month }}/mo)"))
    ]
  }
  var bad: [RuleExample] {
    [RuleExample(definition: PaywallSample.package("Only {{ product.price_per_month }}/mo"), faults: ["en_US"])]
  }

  func check(_ paywall: CheckedPaywall) -> [Finding] {
    paywall.texts.compactMap { text in
      guard text.variables.contains(where: Self.isCalculated), let words = text.words.first(where: \.isSource) else {
        return nil
      }
      let around = paywall.texts.filter { $0.text.package == text.text.package || $0.text.package == nil }
      guard !around.contains(where: { $0.variables.contains(where: Self.isBilled) }) else { return nil }
      var found = finding(
        "'\(words.text)' shows a calculated price, and no text beside it what is charged", at: words.location,
        locale: words.language, key: text.text.key, advice: "add '{{ product.price_per_period }}'")
      found.paywall = paywall.paywall.id
      return found
    }
  }

  private static func isCalculated(_ name: String) -> Bool {
    ["day", "week", "month"].contains { name == "product.price_per_\($0)" || name == "sub_price_per_\($0)" }
  }

  private static func isBilled(_ name: String) -> Bool {
    name == "product.price" || name == "price" || name.hasPrefix("product.price_per_period")
      || name.hasPrefix("price_per_period") || name.hasPrefix("total_price_and") || name == "product.price_per_year"
  }
}
