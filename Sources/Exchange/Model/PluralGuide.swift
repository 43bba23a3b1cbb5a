internal import WordgateLocales
internal import WordgatePlurals

/// The plural categories that a translation into a language has to bring, with numbers that fall into them.
public struct PluralGuide: Sendable {
  /// The categories in CLDR's order, `other` last.
  public let categories: [Category]

  public struct Category: Sendable {
    /// `few`
    public let name: String
    /// The smallest numbers of the category, decimals where integers do not reach it: `2`, `3`, `4`, `22`.
    public let examples: [String]
  }

  /// The categories of a language by its tag; one that cannot be read knows `other` alone.
  public init(language: String) {
    let rules = PluralRules(LocaleIdentifier(language) ?? .root)
    categories = rules.required.map { category in
      let numbers = rules.samples(of: category, atMost: 5)
      let decimals = ["0.5", "1.5", "1.0", "0.0", "2.0"].filter { decimal in
        PluralOperands(decimal: decimal).map { rules.category(for: $0) == category } ?? false
      }
      return Category(
        name: category.name, examples: numbers.isEmpty ? Array(decimals.prefix(2)) : numbers.map { "\($0)" })
    }
  }

  /// The names of the categories.
  public var names: [String] { categories.map(\.name) }

  /// The names of the categories that a translation into a language has to bring, without numbers.
  public static func names(language: String) -> [String] {
    PluralRules(LocaleIdentifier(language) ?? .root).required.map(\.name)
  }

  /// Numbers of a category: `2, 3, 4, 22, 23`; nil for one that the language does not have.
  public func examples(of category: String) -> String? {
    categories.first { $0.name == category }.map { $0.examples.joined(separator: ", ") }
  }
}
