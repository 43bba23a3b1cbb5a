import Findings

/// Products that stand in for those of the store, by the names that packages usually have.
enum SampleProducts {
  /// The product behind a package: the one of the offering, or one that its name suggests.
  static func product(for package: String?, in offering: Offering?) -> StoreProduct {
    let entry = offering?.packages.first { $0.id == package }
    let product = entry?.product ?? package
    if let known = offering?.products.first(where: { $0.id == product }) { return known }
    return sample(package ?? "monthly")
  }

  private static func sample(_ name: String) -> StoreProduct {
    let name = name.lowercased()
    let kind = kinds.first { kind in kind.words.contains { name.utf8Contains($0) } } ?? kinds[kinds.count - 1]
    let trial = kind.hasTrial ? StoreOffer(mode: .free, period: StorePeriod(1, .week)) : nil
    return StoreProduct(
      id: name, price: kind.price, period: kind.period, introductoryOffer: trial,
      location: Location(file: "", line: 1, column: 1))
  }

  private static let kinds: [(words: [String], price: String, period: StorePeriod?, hasTrial: Bool)] = [
    (["lifetime", "forever"], "99.99", nil, false),
    (["six_month", "semester", "p6m"], "24.99", StorePeriod(6, .month), true),
    (["three_month", "quarter", "p3m"], "14.99", StorePeriod(3, .month), true),
    (["two_month", "p2m"], "9.99", StorePeriod(2, .month), true),
    (["annual", "year", "p1y"], "39.99", StorePeriod(1, .year), true),
    (["week", "p1w"], "1.99", StorePeriod(1, .week), false),
    (["month", "p1m"], "5.99", StorePeriod(1, .month), true),
  ]
}
