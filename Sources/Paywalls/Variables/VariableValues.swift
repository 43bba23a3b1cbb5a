import Findings
import WordgateFormatting
import WordgateLocales

/// Fills in the variables of texts for sample products in one locale, with plurals as the language has them.
struct VariableValues: Sendable {
  let formats: LocaleFormats
  let periods: PeriodPhrases
  let options: RenderOptions
  private let locale: LocaleIdentifier
  /// Whether prices without cents are written without decimals.
  private let shortensWholePrices: Bool

  /// The values for the texts of a paywall, or for texts of none.
  init(_ locale: LocaleIdentifier, options: RenderOptions, table: PeriodTable? = nil, for paywall: Paywall? = nil) {
    self.locale = locale
    shortensWholePrices = paywall?.wholePriceCurrencies.contains(options.currency) ?? false
    formats = LocaleFormats(locale)
    periods = PeriodPhrases(locale, choice: options.periods, table: table)
    self.options = options
  }

  /// A text with its variables filled in, and what could not be.
  func fill(
    _ text: String, product: StoreProduct, isTagged: Bool = false
  ) -> (text: String, problems: [String]) {
    let template = isTagged ? TextTemplate(tagged: text) : TextTemplate(text)
    guard !template.variables.isEmpty else { return (text, []) }
    var filled = ""
    var problems: [String] = []
    for part in template.parts {
      switch part {
      case .text(let text): filled += text
      case .variable(let variable):
        let name = isTagged ? AdaptyTag.variable(of: variable.name) : variable.name
        if let value = value(of: name, product: product) {
          filled += variable.functions.reduce(value) { locale.applying(caseFunction: $1, to: $0) }
        } else {
          problems.append("no value for '{{ \(variable.name) }}' in this locale")
        }
      }
    }
    return (filled, problems)
  }

  private func value(of name: String, product: StoreProduct) -> String? {
    let offer = product.introductoryOffer
    let period = product.period
    switch name {
    case "product.price", "price": return money(product.price)
    case "product.currency_code": return options.currency
    case "product.currency_symbol": return formats.currencySymbol(code: options.currency)
    case "product.store_product_name", "product_name": return "Pro"
    case "app_name": return "App"
    case "product.price_per_period", "price_per_period", "price_per_period_full":
      return money(product.price, per: period, .word)
    case "product.price_per_period_abbreviated": return money(product.price, per: period, .short)
    case "product.period", "sub_period", "period", "sub_period_length": return phrase(period, .word)
    case "product.periodly": return phrase(period, .adverb)
    case "product.period_abbreviated", "sub_period_abbreviated": return phrase(period, .short)
    case "product.period_with_unit", "sub_duration", "sub_duration_in_months": return phrase(period, .number)
    case "product.offer_period", "product.secondary_offer_period": return phrase(offer?.whole ?? period, .word)
    case "product.offer_period_abbreviated", "product.secondary_offer_period_abbreviated":
      return phrase(offer?.whole ?? period, .short)
    case "product.offer_period_with_unit", "sub_offer_duration", "sub_offer_duration_2":
      return phrase(offer?.whole ?? period, .number)
    case "product.offer_price", "product.secondary_offer_price", "sub_offer_price", "sub_offer_price_2":
      return offerPrice(of: product)
    case "product.offer_end_date": return date(after: offer?.whole ?? period)
    case "product.relative_discount", "sub_relative_discount": return periods.percent(44) ?? formats.percent(0.44)
    case "total_price_and_per_month", "total_price_and_per_month_full": return money(product.price)
    default: return derived(name, product: product)
    }
  }

  /// Prices over another length of time, and periods as bare numbers.
  private func derived(_ name: String, product: StoreProduct) -> String? {
    if name == "offer.periods" { return formats.string(product.introductoryOffer?.count ?? 1) }
    if name.hasPrefix("custom.") || name.hasPrefix("$custom.") { return "Custom" }
    if name.hasPrefix("count_") { return "10" }
    for unit in StorePeriod.Unit.allCases {
      if name.hasSuffix("price_per_\(unit.rawValue)") {
        guard let period = product.period, period != StorePeriod(1, unit) else { return money(product.price) }
        guard let price = Self.number(product.price) else { return nil }
        return written(price * unit.days / period.days)
      }
      if name.hasSuffix("period_in_\(unit.rawValue)s") {
        let offer = product.introductoryOffer?.whole ?? product.period
        return number(of: name.utf8Contains("offer_") ? offer : product.period, in: unit)
      }
    }
    return nil
  }

  /// How many units a length of time has; nothing where it has less than one.
  private func number(of period: StorePeriod?, in unit: StorePeriod.Unit) -> String {
    guard let period else { return "" }
    let count = Int((period.days / unit.days).rounded())
    return count > 0 ? formats.string(count) : ""
  }

  /// A price as a number; nil for what is none, or none that anyone pays.
  private static func number(_ amount: String) -> Double? {
    Double(amount).flatMap { abs($0) < 1e12 ? $0 : nil }
  }

  /// A price as the store shows it: one that comes with its currency stays as it is written.
  private func money(_ amount: String) -> String {
    guard let number = Self.number(amount) else {
      return amount.isEmpty ? written(0) : amount
    }
    return written(number)
  }

  /// An amount with the decimals that its currency has, or none where it has no cents and the paywall says so.
  private func written(_ amount: Double) -> String {
    let isWhole = (amount * 100).rounded() == amount.rounded() * 100
    return formats.currency(amount, code: options.currency, fractionDigits: shortensWholePrices && isWhole ? 0 : nil)
  }

  private func money(_ amount: String, per period: StorePeriod?, _ style: PeriodPhrases.Style) -> String? {
    guard let period else { return money(amount) }
    return phrase(period, style).map { "\(money(amount))/\($0)" }
  }

  /// What an offer costs: nothing has a word of its own in the SDKs' words.
  private func offerPrice(of product: StoreProduct) -> String {
    guard let offer = product.introductoryOffer else { return money(product.price) }
    if offer.mode == .free, let free = periods.freePrice { return free }
    return money(offer.price ?? "0")
  }

  /// A length of time in words; nothing for what is bought once.
  private func phrase(_ period: StorePeriod?, _ style: PeriodPhrases.Style) -> String? {
    guard let period else { return "" }
    return periods.phrase(period.normalized, style, digits: formats.string(period.normalized.count))
  }

  private func date(after period: StorePeriod?) -> String {
    let day = options.today.adding(days: Int(period?.days ?? 0))
    return formats.date(day, skeleton: "yMMMMd") ?? day.description
  }
}

extension StorePeriod.Unit {
  /// How many days it lasts on average, as prices per day are worked out.
  var days: Double {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 30
    case .year: 365
    }
  }
}

extension StorePeriod {
  var days: Double { Double(count) * unit.days }

  /// The same length as stores should say it: they tell a week now as 7 days, now as a week.
  var normalized: StorePeriod {
    switch (count, unit) {
    case (7, .day): StorePeriod(1, .week)
    case (12, .month): StorePeriod(1, .year)
    default: self
    }
  }
}

extension StoreOffer {
  /// All its periods together.
  var whole: StorePeriod { StorePeriod(period.count * count, period.unit) }
}
