/// Where prices without cents are written without decimals: "$150" in Taiwan, not "$150.00", which reads like fifteen
/// thousand there.
enum WholePrices {
  /// The currencies of the storefronts in a definition's `zero_decimal_place_countries`, which names countries in three
  /// letters for the App Store. Countries whose currency has no decimals anyhow, and unknown ones, add none.
  static func currencies(of place: JSONPlace) -> Set<String> {
    let countries = place("zerodecimalplacecountries")?("apple")?.elements ?? []
    return Set(countries.compactMap { $0.string.flatMap { currency[$0] } })
  }

  private static let currency = [
    "COL": "COP", "CZE": "CZK", "HUN": "HUF", "IND": "INR", "KAZ": "KZT", "MEX": "MXN", "NGA": "NGN", "PAK": "PKR",
    "PHL": "PHP", "RUS": "RUB", "THA": "THB", "TUR": "TRY", "TWN": "TWD", "TZA": "TZS", "UKR": "UAH",
  ]
}
