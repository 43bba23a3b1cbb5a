extension LocaleIdentifier {
  /// The locale that this one inherits data from, nil for the root.
  ///
  /// CLDR's parents come first (`es-MX` → `es-419`, `nb` → `no`, `zh-Hant` → `und`), then the locale with one subtag
  /// less. A script is never left out in silence: the parent of `zh-TW` is `zh-Hant-TW`, and a language in a script that
  /// is not its usual one inherits from the root; Nastaliq (`Aran`) is a style of `Arab` and inherits from it. Extensions
  /// are not inherited.
  public var parent: LocaleIdentifier? {
    var shorter = withoutExtensions
    if !isPlain, !variants.isEmpty {
      shorter.variants = Array(variants.dropLast())
      return shorter
    }
    if shorter == .root { return nil }
    if let known = shorter.withTag({ RelationTable.parents.value($0).map { LocaleIdentifier(canonical: $0) } }) {
      return known
    }
    if !regionCode.isNone {
      shorter.regionCode = .none
      guard scriptCode.isNone else { return shorter }
      let own = maximized.scriptCode
      if own.isNone || own == shorter.maximized.scriptCode { return shorter }
      return LocaleIdentifier(languageCode, own, regionCode)
    }
    if !scriptCode.isNone {
      shorter.scriptCode = .none
      if shorter.maximized.scriptCode == scriptCode { return shorter }
      return scriptCode == .nastaliq ? LocaleIdentifier(languageCode, .arabic) : .root
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
  var readingScript: SubtagCode {
    let script = scriptCode.isNone ? maximized.scriptCode : scriptCode
    return script == .nastaliq ? .arabic : script
  }

  /// Language, script and region from a form that the tables hold.
  init(canonical text: UnsafeBufferPointer<UInt8>) {
    self.init(.none)
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "-")) ?? text.count
      let code = SubtagCode(bytes: text[start..<end])
      if start == 0 {
        languageCode = code
      } else if end - start == 4 {
        scriptCode = code
      } else {
        regionCode = code
      }
      start = end + 1
    }
  }
}

extension SubtagCode {
  /// `Arab`
  static var arabic: SubtagCode { SubtagCode(bits: 0x4172_6162_0000_0000) }
  /// `Aran`
  static var nastaliq: SubtagCode { SubtagCode(bits: 0x4172_616E_0000_0000) }
}
