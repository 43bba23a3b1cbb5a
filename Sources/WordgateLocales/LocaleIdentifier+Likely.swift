extension LocaleIdentifier {
  /// The locale with the script and region it most likely means: `zh-TW` gives `zh-Hant-TW`, `sr` gives `sr-Cyrl-RS`.
  ///
  /// Subtags that are written stay. A language that CLDR does not know is returned as it is.
  public var maximized: LocaleIdentifier {
    let isUnknown = languageCode == .unknown
    guard isUnknown || scriptCode.isNone || regionCode.isNone, let likely else { return self }
    var result = self
    if isUnknown { result.languageCode = likely.languageCode }
    if scriptCode.isNone { result.scriptCode = likely.scriptCode }
    if regionCode.isNone { result.regionCode = likely.regionCode }
    return result
  }

  /// The shortest locale that means the same: `zh-Hant-TW` gives `zh-TW`, `en-Latn-US` gives `en`.
  public var minimized: LocaleIdentifier {
    let full = maximized
    for (script, region) in [(.none, .none), (.none, full.regionCode), (full.scriptCode, .none)]
      as [(SubtagCode, SubtagCode)]
    {
      var trial = full
      trial.scriptCode = script
      trial.regionCode = region
      if trial.maximized == full { return trial }
    }
    return full
  }

  /// Whether text in this language runs from right to left.
  public var isRightToLeft: Bool {
    let script = scriptCode.isNone ? maximized.scriptCode : scriptCode
    return !script.isNone && script.withBytes { RelationTable.rightToLeftScripts.value($0) != nil }
  }

  /// The likely subtags of the most specific key that the table holds.
  private var likely: LocaleIdentifier? {
    let (hasScript, hasRegion) = (!scriptCode.isNone, !regionCode.isNone)
    if hasScript, hasRegion, let found = Self.entry(languageCode, scriptCode, regionCode) { return found }
    if hasRegion, let found = Self.entry(languageCode, regionCode) { return found }
    if hasScript, let found = Self.entry(languageCode, scriptCode) { return found }
    if languageCode != .unknown { return Self.languageEntry(languageCode) }
    if hasScript, let found = Self.entry(.unknown, scriptCode) { return found }
    return Self.entry(.unknown)
  }

  private static func entry(
    _ language: SubtagCode, _ second: SubtagCode = .none, _ third: SubtagCode = .none
  ) -> LocaleIdentifier? {
    SubtagCode.withTag(language, second, third) { key in
      RelationTable.likelySubtags.value(key).map { LocaleIdentifier(canonical: $0) }
    }
  }

  private static func languageEntry(_ language: SubtagCode) -> LocaleIdentifier? {
    guard let area = language.withBytes({ LikelyLanguages.area($0) }) else { return entry(language) }
    // Areas are script and region, as an identifier of the two would have them behind its language.
    let place = area.firstIndex(of: UInt8(ascii: "-")) ?? area.count
    return LocaleIdentifier(
      language, SubtagCode(bytes: area[..<place]), SubtagCode(bytes: area[min(place + 1, area.count)...]))
  }
}
