/// The variables and functions that RevenueCat's SDKs fill in.
enum KnownVariable {
  /// Those of today, without their leading `product.`.
  private static let product: Set<String> = [
    "currency_code", "currency_symbol", "periodly", "price", "price_per_period", "price_per_period_abbreviated",
    "price_per_day", "price_per_week", "price_per_month", "price_per_year", "period", "period_abbreviated",
    "period_in_days", "period_in_weeks", "period_in_months", "period_in_years", "period_with_unit", "offer_price",
    "offer_price_per_day", "offer_price_per_week", "offer_price_per_month", "offer_price_per_year", "offer_period",
    "offer_period_abbreviated", "offer_period_in_days", "offer_period_in_weeks", "offer_period_in_months",
    "offer_period_in_years", "offer_period_with_unit", "offer_end_date", "secondary_offer_price",
    "secondary_offer_period", "secondary_offer_period_abbreviated", "relative_discount", "store_product_name",
  ]

  private static let counts: Set<String> = Set(
    ["days", "hours", "minutes", "seconds"].flatMap { ["count_\($0)_with_zero", "count_\($0)_without_zero"] })

  /// Those of the first paywalls, which are filled in after the others.
  static let firstGeneration: Set<String> = [
    "app_name", "price", "price_per_period", "price_per_period_full", "total_price_and_per_month",
    "total_price_and_per_month_full", "product_name", "sub_period", "sub_period_length", "sub_period_abbreviated",
    "sub_price_per_week", "sub_price_per_month", "sub_duration", "sub_duration_in_months", "sub_offer_duration",
    "sub_offer_duration_2", "sub_offer_price", "sub_offer_price_2", "sub_relative_discount", "period",
  ]

  static let functions: Set<String> = ["lowercase", "uppercase", "capitalize"]

  /// Every name of today, sorted.
  static let all: [String] = (product.map { "product.\($0)" } + counts).sorted()

  /// Whether a name is one of today, a custom one included.
  static func isKnown(_ name: String) -> Bool {
    name.hasPrefix("custom.") || name.hasPrefix("$custom.") || counts.contains(name)
      || (name.hasPrefix("product.") && product.contains(String(name.dropFirst("product.".count))))
  }

  /// Whether a name speaks of an offer, and outside one of the price without it.
  static func speaksOfOffer(_ name: String) -> Bool {
    name.hasPrefix("product.offer_") || name.hasPrefix("product.secondary_offer_") || name.hasPrefix("sub_offer_")
  }

  /// Whether a name counts down, which only a countdown fills in.
  static func countsDown(_ name: String) -> Bool { counts.contains(name) }

  /// Whether a name stands for words that the store writes.
  static func comesFromStore(_ name: String) -> Bool {
    name == "product.store_product_name" || name == "product_name"
  }

  /// The unit of a name that stands for a bare number, such as `days` of `product.offer_period_in_days`.
  static func bareUnit(_ name: String) -> String? {
    for unit in ["days", "weeks", "months", "years"] where name.hasSuffix("period_in_\(unit)") { return unit }
    return nil
  }

  /// The known name nearest to a misspelt one, if any is near.
  static func nearest(to name: String) -> String? {
    let found = all.map { (distance: Spelling.distance($0, name), name: $0) }.min { $0 < $1 }
    return found.flatMap { $0.distance <= max(2, name.utf8.count / 5) ? $0.name : nil }
  }
}

/// How far apart two words are.
enum Spelling {
  /// The number of single-byte edits that turn one word into the other.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return row[right.count]
  }
}
