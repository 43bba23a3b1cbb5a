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
    start.variants = variants
    for step in start.chain where step.readingScript == script && Self.isSameLanguage(step, self) {
      if step.language == "no", language == "nn" { add(Self.bokmal) }
      add(step)
      if step == Self.worldEnglish { add(Self.britishEnglish) }
      if step.language == "no", step.region == nil { add(Self.bokmal) }
    }
    return found
  }

  static func isSameLanguage(_ a: LocaleIdentifier, _ b: LocaleIdentifier) -> Bool {
    a.language == b.language || (norwegian.contains(a.language) && norwegian.contains(b.language))
  }

  private static let norwegian: Set<String> = ["nb", "nn", "no"]
  private static let bokmal = LocaleIdentifier(language: "nb")
  private static let worldEnglish = LocaleIdentifier(language: "en", region: "001")
  private static let britishEnglish = LocaleIdentifier(language: "en", region: "GB")
}
