extension LocaleIdentifier {
  /// The identifier with each replaced subtag exchanged, as UTS #35 canonicalises. What the successor brings along
  /// (`sh` → `sr-Latn`) fills what is not written and changes nothing that is.
  func replacingOldSubtags() -> LocaleIdentifier {
    var result = self
    result.replaceLanguage()
    result.replaceVariants()
    if let old = result.script, let new = RelationTable.scriptAliases.value(old) { result.script = new }
    if let old = result.region, let new = RelationTable.regionAliases.value(old) { result.region = new }
    return result
  }

  private mutating func replaceLanguage() {
    for _ in 0..<4 {
      guard let new = RelationTable.languageAliases.value(language) else { return }
      take(LocaleIdentifier(canonical: new))
    }
  }

  private mutating func replaceVariants() {
    var kept: [String] = []
    for variant in variants {
      if let new = RelationTable.languageAliases.value("und-\(variant)") {
        take(LocaleIdentifier(canonical: new))
      } else {
        kept.append(RelationTable.variantAliases.value(variant) ?? variant)
      }
    }
    guard kept != variants else { return }
    variants = kept.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.sorted()
  }

  private mutating func take(_ successor: LocaleIdentifier) {
    if successor.language != "und" { language = successor.language }
    script = script ?? successor.script
    region = region ?? successor.region
  }
}
