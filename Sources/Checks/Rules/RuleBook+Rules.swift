extension RuleBook {
  static let completeness: [any Rule] = [
    MissingTranslation(), MissingLanguage(), UntranslatedState(), UnreviewedTranslation(), MachineTranslation(),
    UnknownTranslationState(), EmptyValue(), EmptySource(), UntranslatedCopy(), LanguageIsACopy(), WrongScript(),
    OtherChinese(), UnwantedTranslation(), FewerPhrases(),
  ]

  static let placeholders: [any Rule] = [
    MissingSpecifier(), ExtraSpecifier(), SpecifierTypeChanged(), SwappedSpecifiers(), RepeatedSpecifier(),
    MangledSpecifier(), StrayPercent(), PercentSignLost(), WidthForPosition(), MixedPositions(),
    ConflictingSpecifiers(), UnsupportedSpecifier(), SpecifierStyleChanged(), UnnumberedSpecifiers(), MissingSpace(),
    UndefinedSubstitution(), UnreferencedSubstitution(), SubstitutionArgument(), SubstitutionChanged(),
    NamedPlaceholderChanged(), BracePlaceholderChanged(), ApplicationNameInPhrase(),
  ]

  static let plurals: [any Rule] = [
    MissingPluralCategory(), PluralCategoryNeverUsed(), UnknownPluralCategory(), FlatTranslation(), UnvariedCount(),
    SecondCountUnvaried(), SamePluralForms(), UnrelatedForms(), FormWithoutWords(), FormNamesAnotherNumber(),
    MissingOther(), NestedForms(), CountOutsidePlural(), PluralWithoutNumber(), UnknownDevice(), DeviceFormsMissing(),
  ]

  static let hygiene: [any Rule] = [
    EdgeWhitespace(), DoubleSpace(), TabCharacter(), SpaceBeforeMark(), LineBreaksDiffer(), InvisibleCharacter(),
    ReplacementCharacter(), Mojibake(), LettersLost(), MixedAlphabets(), ForeignLetter(), StraySymbol(), EmojiLost(),
    UnbalancedDirection(), DirectionOverride(), VisibleEscape(), VisibleEntity(), UnbalancedBrackets(),
    UnbalancedQuotes(), FillerText(), NumberChanged(), AddressLost(), RepeatedWord(), EndPunctuation(), EllipsisLost(),
    FullStopDiffers(), ExclamationDiffers(), InvertedMarkMissing(), DoubledPunctuation(), ThreeDots(),
    StraightQuotes(), FrenchSpacing(), CapitalsDiffer(),
  ]

  static let markup: [any Rule] = [
    LostLink(), BrokenLinkAddress(), UnbalancedEmphasis(), EmphasisLost(), UnbalancedBackticks(), TagsDiffer(),
    InflectionLost(),
  ]

  static let length: [any Rule] = [TooLong(), SuspiciousLength()]

  static let terms: [any Rule] = [
    InconsistentTranslation(), SharedTranslation(), GlossaryTerm(), ForbiddenTerm(), ProtectedTermLost(),
  ]

  static let source: [any Rule] = [
    StaleKey(), KeyNotInCatalog(), UnusedKey(), TableWithoutCatalog(), SourceDiffersFromCode(), KeyShownAsText(),
    OptionalPluralInSource(), SentenceFragment(), KeysDifferInCase(), KeysDifferInEdges(), KeysDifferInForm(),
    UnknownLanguage(), OldLanguageTag(), PreviewTextInCatalog(), NothingToTranslate(), MissingComment(),
  ]

  static let unlocalized: [any Rule] = [VerbatimText()]

  static let paywalls: [any Rule] = [
    HardCodedPrice(), HardCodedTrialLength(), HardCodedDiscount(), OfferVariableOutsideOffer(), TrialWithoutOffer(),
    TrialWithoutPrice(), PriceWithoutPeriod(), BilledPriceMissing(), NoTermsLink(), NoPrivacyLink(), NameAsIdentity(),
  ]
}
