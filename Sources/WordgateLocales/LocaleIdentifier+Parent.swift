extension LocaleIdentifier {
  /// The locale that this one inherits data from, nil for the root.
  ///
  /// CLDR's parents come first (`es-MX` → `es-419`, `nb` → `no`, `zh-Hant` → `und`), then the locale with one subtag
  /// less. A script is never left out in silence: the parent of `zh-TW` is `zh-Hant-TW`, and a language in a script that
  /// is not its usual one inherits from the root; Nastaliq (`Aran`) is a style of `Arab` and inherits from it. Extensions
  /// are not inherited.
  public var parent: LocaleIdentifier? {
    var shorter = withoutExtensions
    if !variants.isEmpty {
      shorter.variants = Array(variants.dropLast())
      return shorter
    }
    if shorter == .root { return nil }
    if let known = RelationTable.parents.value(shorter.description) {
      return LocaleIdentifier(canonical: known)
    }
    if region != nil {
      shorter.region = nil
      guard script == nil, let own = maximized.script, own != shorter.maximized.script else { return shorter }
      return LocaleIdentifier(language: language, script: own, region: region)
    }
    if script != nil {
      shorter.script = nil
      if shorter.maximized.script == script { return shorter }
      return script == "Aran" ? LocaleIdentifier(language: language, script: "Arab") : .root
    }
    return .root
  }

  /// This locale and all it inherits from, without the root.
  public var chain: [LocaleIdentifier] {
    var chain: [LocaleIdentifier] = []
    var next: LocaleIdentifier? = self
    while let locale = next, locale != .root, chain.count < 32 {
      chain.append(locale)
      next = locale.parent
    }
    return chain
  }

  /// The script that people read it in, likely when it is not written; the Nastaliq style counts as Arabic.
  var readingScript: String? {
    let script = script ?? maximized.script
    return script == "Aran" ? "Arab" : script
  }

  /// Language, script and region from a form that the tables hold.
  init(canonical text: String) {
    let parts = text.split(separator: "-").map(String.init)
    self.init(language: parts.first ?? "und")
    for part in parts.dropFirst() {
      if part.utf8.count == 4 { script = part } else { region = part }
    }
  }
}
