extension LocaleIdentifier {
  /// The identifier with each replaced subtag exchanged, as UTS #35 canonicalises. What the successor brings along
  /// (`sh` → `sr-Latn`) fills what is not written and changes nothing that is.
  func replacingOldSubtags() -> LocaleIdentifier {
    var result = self
    result.replaceLanguage()
    if !isPlain { result.replaceVariants() }
    if let new = Self.successor(of: result.scriptCode, in: RelationTable.scriptAliases) { result.scriptCode = new }
    if let new = Self.successor(of: result.regionCode, in: RelationTable.regionAliases) { result.regionCode = new }
    return result
  }

  private static func successor(of code: SubtagCode, in table: SortedRows) -> SubtagCode? {
    if code.isNone { return nil }
    return code.withBytes { table.value($0).map { SubtagCode(bytes: $0) } }
  }

  private mutating func replaceLanguage() {
    for _ in 0..<4 {
      let successor = languageCode.withBytes { code in
        RelationTable.languageAliases.value(code).map { LocaleIdentifier(canonical: $0) }
      }
      guard let successor else { return }
      take(successor)
    }
  }

  private mutating func replaceVariants() {
    var kept: [String] = []
    for variant in variants {
      if let new = RelationTable.languageAliases.value("und-\(variant)") {
        var new = new
        take(new.withUTF8 { LocaleIdentifier(canonical: $0) })
      } else {
        kept.append(RelationTable.variantAliases.value(variant) ?? variant)
      }
    }
    guard kept != variants else { return }
    variants = kept.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.sorted()
  }

  private mutating func take(_ successor: LocaleIdentifier) {
    if successor.languageCode != .unknown { languageCode = successor.languageCode }
    if scriptCode.isNone { scriptCode = successor.scriptCode }
    if regionCode.isNone { regionCode = successor.regionCode }
  }
}
