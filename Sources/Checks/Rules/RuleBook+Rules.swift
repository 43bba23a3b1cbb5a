extension RuleBook {
  static let completeness: [any Rule] = [
    MissingTranslation(), UntranslatedState(), UnreviewedTranslation(), EmptyValue(),
  ]

  static let placeholders: [any Rule] = [
    MissingSpecifier(), ExtraSpecifier(), SpecifierTypeChanged(), SwappedSpecifiers(), MangledSpecifier(),
    StrayPercent(), WidthForPosition(), MixedPositions(), ConflictingSpecifiers(), UndefinedSubstitution(),
    UnreferencedSubstitution(), SubstitutionArgument(),
  ]

  static let plurals: [any Rule] = [
    MissingPluralCategory(), PluralCategoryNeverUsed(), UnknownPluralCategory(), FlatTranslation(), UnvariedCount(),
    MissingOther(), NestedForms(), CountOutsidePlural(), PluralWithoutNumber(),
  ]

  static let hygiene: [any Rule] = []

  static let markup: [any Rule] = []

  static let source: [any Rule] = [StaleKey(), KeyNotInCatalog(), TableWithoutCatalog()]

  static let unlocalized: [any Rule] = [VerbatimText()]

  static let paywalls: [any Rule] = []
}
