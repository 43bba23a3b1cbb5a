extension LocaleIdentifier {
  /// The locales whose texts a reader of this one accepts, best first: itself, then what is close to it in the same
  /// language and script.
  ///
  /// Data inheritance alone does not do: readers of English outside America are given British English before American,
  /// and readers of Norwegian any Bokmål, whether it is called `nb` or `no`.
  ///
  ///     es-MX → es-419 → es      en-IN → en-001 → en-GB → en      nn → nb → no      zh-HK → zh-Hant-HK → zh-Hant
  public var fallbacks: [LocaleIdentifier] {
    var found: [LocaleIdentifier] = []
    func add(_ locale: LocaleIdentifier) {
      if !found.contains(locale) { found.append(locale) }
    }
    let script = readingScript
    var start = withoutExtensions
    if !isPlain { start.variants = variants }
    for step in start.chain where step.readingScript == script && Self.isSameLanguage(step, self) {
      if step.languageCode == .norwegian, languageCode == .nynorsk { add(Self.bokmal) }
      add(step)
      if step == Self.worldEnglish { add(Self.britishEnglish) }
      if step.languageCode == .norwegian, step.regionCode.isNone { add(Self.bokmal) }
    }
    return found
  }

  static func isSameLanguage(_ a: LocaleIdentifier, _ b: LocaleIdentifier) -> Bool {
    a.languageCode == b.languageCode || a.languageCode.isNorwegian && b.languageCode.isNorwegian
  }

  private static var bokmal: LocaleIdentifier { LocaleIdentifier(.bokmal) }
  private static var worldEnglish: LocaleIdentifier { LocaleIdentifier(.english, .none, .world) }
  private static var britishEnglish: LocaleIdentifier { LocaleIdentifier(.english, .none, .britain) }
}

extension SubtagCode {
  /// `nb`
  fileprivate static var bokmal: SubtagCode { SubtagCode(bits: 0x6E62_0000_0000_0000) }
  /// `nn`
  static var nynorsk: SubtagCode { SubtagCode(bits: 0x6E6E_0000_0000_0000) }
  /// `no`
  fileprivate static var norwegian: SubtagCode { SubtagCode(bits: 0x6E6F_0000_0000_0000) }
  /// `en`
  fileprivate static var english: SubtagCode { SubtagCode(bits: 0x656E_0000_0000_0000) }
  /// `001`
  fileprivate static var world: SubtagCode { SubtagCode(bits: 0x3030_3100_0000_0000) }
  /// `GB`
  fileprivate static var britain: SubtagCode { SubtagCode(bits: 0x4742_0000_0000_0000) }

  fileprivate var isNorwegian: Bool { self == .bokmal || self == .nynorsk || self == .norwegian }
}
