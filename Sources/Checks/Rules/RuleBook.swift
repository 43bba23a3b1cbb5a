/// Every rule there is, by category.
public enum RuleBook {
  public static let rules: [any Rule] =
    completeness + placeholders + plurals + hygiene + markup + length + terms + source + unlocalized + paywalls

  /// The rule with an id.
  public static func rule(_ id: String) -> (any Rule)? { rules.first { $0.id == id } }
}
