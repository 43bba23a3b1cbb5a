import Extraction
import Findings

/// The tags of Adapty's texts that its SDK fills in; all others are filled in by the app.
enum AdaptyTag {
  /// The variable that says the same in this program's terms.
  static func variable(of tag: String) -> String {
    switch tag {
    case "TITLE": "product.store_product_name"
    case "PRICE": "product.price"
    case "PRICE_PER_DAY": "product.price_per_day"
    case "PRICE_PER_WEEK": "product.price_per_week"
    case "PRICE_PER_MONTH": "product.price_per_month"
    case "PRICE_PER_YEAR": "product.price_per_year"
    case "OFFER_PRICE": "product.offer_price"
    case "OFFER_PERIOD": "product.offer_period_with_unit"
    case "OFFER_NUMBER_OF_PERIOD": "offer.periods"
    case let tag where tag.hasPrefix("TIMER_"): "count_\(tag)"
    default: "custom.\(tag)"
    }
  }
}

extension PaywallDraft {
  /// Reports translations whose tags are not those of the source text, each as often.
  mutating func checkTags(_ localizations: OwnLocalizations) {
    var seen: Set<String> = []
    for text in texts where text.kind == .text && seen.insert(text.key).inserted {
      guard let source = localizations.value(text.key, locale: localizations.defaultLocale), source.kind == .text else {
        continue
      }
      let wanted = Self.tags(of: source)
      for locale in localizations.locales where locale != localizations.defaultLocale {
        guard let value = localizations.value(text.key, locale: locale), value.kind == .text, !value.text.isBlank else {
          continue
        }
        let own = Self.tags(of: value)
        for name in Set(own.keys).union(wanted.keys).sorted() where own[name] != wanted[name] {
          let isMissing = (own[name] ?? 0) < (wanted[name] ?? 0)
          report(
            "variable-mismatch", .error,
            isMissing ? "'</\(name)/>' of the source text is missing" : "'</\(name)/>' is not in the source text",
            at: value.location, locale: locale, key: text.key, advice: isMissing ? "add it" : "remove it",
            category: .placeholder)
        }
      }
    }
  }

  private static func tags(of value: LocalizedValue) -> [String: Int] {
    Dictionary(TextTemplate(tagged: value.text).variables.map { ($0.name, 1) }, uniquingKeysWith: +)
  }
}
