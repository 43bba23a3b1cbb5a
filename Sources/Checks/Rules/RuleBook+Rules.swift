extension RuleBook {
  static let completeness: [any Rule] = [
    MissingTranslation(), UntranslatedState(), UnreviewedTranslation(), EmptyValue(), UntranslatedCopy(),
    WrongScript(),
  ]

  static let placeholders: [any Rule] = [
    MissingSpecifier(), ExtraSpecifier(), SpecifierTypeChanged(), SwappedSpecifiers(), MangledSpecifier(),
    StrayPercent(), WidthForPosition(), MixedPositions(), ConflictingSpecifiers(), UndefinedSubstitution(),
    UnreferencedSubstitution(), SubstitutionArgument(), NamedPlaceholderChanged(),
  ]

  static let plurals: [any Rule] = [
    MissingPluralCategory(), PluralCategoryNeverUsed(), UnknownPluralCategory(), FlatTranslation(), UnvariedCount(),
    SamePluralForms(),
    MissingOther(), NestedForms(), CountOutsidePlural(), PluralWithoutNumber(),
  ]

  static let hygiene: [any Rule] = [
    EdgeWhitespace(), DoubleSpace(), InvisibleCharacter(), ReplacementCharacter(), UnbalancedDirection(),
    DirectionOverride(), VisibleEscape(), UnbalancedBrackets(), FillerText(), NumberChanged(),
    LineBreaksDiffer(), EndPunctuation(),
  ]

  static let markup: [any Rule] = [LostLink(), UnbalancedEmphasis(), TagsDiffer()]

  static let source: [any Rule] = [
    StaleKey(), KeyNotInCatalog(), TableWithoutCatalog(), OptionalPluralInSource(), KeysDifferInCase(),
    UnknownLanguage(), OldLanguageTag(),
  ]

  static let unlocalized: [any Rule] = [VerbatimText()]

  static let paywalls: [any Rule] = [HardCodedPrice(), HardCodedTrialLength()]
}
