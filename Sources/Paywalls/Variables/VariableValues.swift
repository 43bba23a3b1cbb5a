import Findings
import WordgateFormatting
import WordgateLocales

/// Fills in the variables of texts for sample products in one locale, with plurals as the language has them.
struct VariableValues: Sendable {
  let formats: LocaleFormats
  let words: PeriodWords?
  let options: RenderOptions

  init(_ locale: LocaleIdentifier, options: RenderOptions) {
    formats = LocaleFormats(locale)
    words = PeriodWords(locale)
    self.options = options
  }

  /// A text with its variables filled in, and what could not be.
  func fill(_ text: String, product: StoreProduct) -> (text: String, problems: [String]) {
    let template = TextTemplate(text)
    guard !template.variables.isEmpty else { return (text, []) }
    var filled = ""
    var problems: [String] = []
    for part in template.parts {
      switch part {
      case .text(let text): filled += text
      case .variable(let variable):
        if let value = value(of: variable.name, product: product) {
          filled += variable.functions.reduce(value, apply)
        } else {
          problems.append("no value for '{{ \(variable.name) }}' in this locale")
        }
      }
    }
    return (filled, problems)
  }

  private func apply(_ value: String, _ function: String) -> String {
    switch function {
    case "uppercase": value.uppercased()
    case "lowercase": value.lowercased()
    case "capitalize": value.prefix(1).uppercased() + value.dropFirst()
    default: value
    }
  }

  private func value(of name: String, product: StoreProduct) -> String? {
    let offer = product.introductoryOffer
    let period = product.period
    switch name {
    case "product.price", "price": return money(product.price)
    case "product.currency_code": return options.currency
    case "product.currency_symbol": return formats.currencySymbol(code: options.currency)
    case "product.store_product_name", "product_name": return words == nil ? nil : "Pro"
    case "app_name": return "App"
    case "product.price_per_period", "price_per_period", "price_per_period_full",
      "product.price_per_period_abbreviated":
      return period.flatMap { period in join(money(product.price), "/", phrase(period, bare: true)) }
        ?? money(product.price)
    case "product.period", "product.periodly", "product.period_abbreviated", "sub_period", "period",
      "sub_period_abbreviated", "sub_period_length":
      return period.flatMap { phrase($0, bare: true) } ?? (period == nil ? "" : nil)
    case "product.period_with_unit", "sub_duration", "sub_duration_in_months":
      return period.flatMap { phrase($0, bare: false) } ?? (period == nil ? "" : nil)
    case "product.offer_period", "product.offer_period_abbreviated", "product.secondary_offer_period",
      "product.secondary_offer_period_abbreviated":
      return (offer?.whole ?? period).flatMap { phrase($0, bare: true) } ?? ""
    case "product.offer_period_with_unit", "sub_offer_duration", "sub_offer_duration_2":
      return (offer?.whole ?? period).flatMap { phrase($0, bare: false) } ?? ""
    case "product.offer_price", "product.secondary_offer_price", "sub_offer_price", "sub_offer_price_2":
      return money(offer?.price ?? (offer == nil ? product.price : "0"))
    case "product.offer_end_date": return date(after: offer?.whole ?? period)
    case "product.relative_discount", "sub_relative_discount": return formats.percent(0.44)
    case "total_price_and_per_month", "total_price_and_per_month_full": return money(product.price)
    default: return derived(name, product: product)
    }
  }

  /// Prices over another length of time, and periods as bare numbers.
  private func derived(_ name: String, product: StoreProduct) -> String? {
    if name.hasPrefix("custom.") || name.hasPrefix("$custom.") { return "Custom" }
    if name.hasPrefix("count_") { return "10" }
    for unit in StorePeriod.Unit.allCases {
      if name.hasSuffix("price_per_\(unit.rawValue)") {
        guard let period = product.period, let price = Self.number(product.price) else { return money(product.price) }
        return formats.currency(price * unit.days / period.days, code: options.currency)
      }
      if name.hasSuffix("period_in_\(unit.rawValue)s") {
        let offer = product.introductoryOffer?.whole ?? product.period
        guard let period = name.utf8Contains("offer_") ? offer : product.period else { return "" }
        return formats.string(Int((period.days / unit.days).rounded()))
      }
    }
    return nil
  }

  /// A price as a number; nil for what is none, or none that anyone pays.
  private static func number(_ amount: String) -> Double? {
    Double(amount).flatMap { abs($0) < 1e12 ? $0 : nil }
  }

  private func money(_ amount: String) -> String {
    formats.currency(Self.number(amount) ?? 0, code: options.currency)
  }

  private func phrase(_ period: StorePeriod, bare: Bool) -> String? {
    guard let words else { return nil }
    if bare && period.count == 1 { return words.word(period.unit) }
    return words.phrase(period, digits: formats.string(period.count))
  }

  private func join(_ first: String, _ middle: String, _ last: String?) -> String? {
    last.map { first + middle + $0 }
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
}

extension StoreOffer {
  /// All its periods together.
  var whole: StorePeriod { StorePeriod(period.count * count, period.unit) }
}
