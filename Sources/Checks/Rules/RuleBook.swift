/// Every rule there is, by category.
public enum RuleBook {
  public static let rules: [any Rule] =
    completeness + placeholders + plurals + hygiene + markup + source + unlocalized + paywalls

  /// The rule with an id.
  public static func rule(_ id: String) -> (any Rule)? { rules.first { $0.id == id } }
}

extension RuleBook {
  /// The rules that can find an error in a single text.
  static let textRules = rules.filter { $0 is any WordingRule || $0 is any TranslationRule }
}
