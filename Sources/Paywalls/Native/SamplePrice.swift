/// What stands for a price of the store, which only the running app knows.
enum SamplePrice {
  private static let minorUnits = [3999, 599, 9999, 1299]

  /// The characters that mark a sampled price within a definition; a person never sees them.
  static func text(number: Int) -> String { "sampled price \(number % minorUnits.count)" }

  /// The price behind the mark in the currency's smallest unit, nil for other characters.
  static func minorUnits(of text: String) -> Int? {
    minorUnits.indices.first { self.text(number: $0) == text }.map { minorUnits[$0] }
  }

  /// Whether an expression is named for a price: `product.displayPrice`.
  static func isPrice(_ expression: String) -> Bool {
    let name = expression.split(separator: ".").last?.lowercased() ?? ""
    return ["price", "cost", "amount", "fee"].contains(where: name.contains)
  }
}
