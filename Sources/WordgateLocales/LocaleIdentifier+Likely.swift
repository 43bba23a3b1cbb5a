extension LocaleIdentifier {
  /// The locale with the script and region it most likely means: `zh-TW` gives `zh-Hant-TW`, `sr` gives `sr-Cyrl-RS`.
  ///
  /// Subtags that are written stay. A language that CLDR does not know is returned as it is.
  public var maximized: LocaleIdentifier {
    guard language == "und" || script == nil || region == nil, let likely = Self.likely(language, script, region) else {
      return self
    }
    var result = self
    if language == "und" { result.language = likely.language }
    result.script = script ?? likely.script
    result.region = region ?? likely.region
    return result
  }

  /// The shortest locale that means the same: `zh-Hant-TW` gives `zh-TW`, `en-Latn-US` gives `en`.
  public var minimized: LocaleIdentifier {
    let full = maximized
    for (script, region) in [(nil, nil), (nil, full.region), (full.script, nil)] {
      var trial = full
      trial.script = script
      trial.region = region
      if trial.maximized == full { return trial }
    }
    return full
  }

  /// Whether text in this language runs from right to left.
  public var isRightToLeft: Bool {
    guard let script = script ?? maximized.script else { return false }
    return RelationTable.rightToLeftScripts.contains(script)
  }

  /// The likely subtags of the most specific key that the table holds.
  private static func likely(_ language: String, _ script: String?, _ region: String?) -> LocaleIdentifier? {
    if let script, let region, let found = entry("\(language)-\(script)-\(region)") { return found }
    if let region, let found = entry("\(language)-\(region)") { return found }
    if let script, let found = entry("\(language)-\(script)") { return found }
    if language != "und" { return languageEntry(language) }
    if let script, let found = entry("und-\(script)") { return found }
    return entry("und")
  }

  private static func entry(_ key: String) -> LocaleIdentifier? {
    guard let value = RelationTable.likelySubtags.value(key) else { return nil }
    let parts = value.split(separator: "-").map(String.init)
    guard parts.count == 3 else { return nil }
    return LocaleIdentifier(language: parts[0], script: parts[1], region: parts[2])
  }

  private static func languageEntry(_ language: String) -> LocaleIdentifier? {
    guard let area = LikelyLanguages.area(language) else { return entry(language) }
    let parts = area.split(separator: "-").map(String.init)
    return LocaleIdentifier(language: language, script: parts.first, region: parts.dropFirst().first)
  }
}
