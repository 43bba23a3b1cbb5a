import WordgateLocales

/// The table from languages to their sets of rules. Its rows are in `Generated/`.
enum PluralLanguages {
  struct Row {
    var cardinal: PluralRuleSet
    var ordinal: PluralRuleSet
    var range: UInt8
  }

  private static var width: Int { 9 }
  private static var keyWidth: Int { 6 }

  /// The row of the locale's language in its region, else of the language, else the row of languages without rules.
  static func row(_ locale: LocaleIdentifier) -> Row {
    let (language, region) = (locale.languageCode, locale.regionCode)
    if !region.isNone, let row = SubtagCode.withTag(language, region, .none, { find($0) }) { return row }
    return language.withBytes { find($0) } ?? Row(cardinal: none, ordinal: none, range: UInt8(rangeCount))
  }

  private static func find(_ key: UnsafeBufferPointer<UInt8>) -> Row? {
    guard key.count <= keyWidth else { return nil }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let row = rows.utf8Start + middle * width
      switch order(of: row, and: key) {
      case 0:
        return Row(
          cardinal: PluralRuleSet(index: row[keyWidth] - 0x30), ordinal: PluralRuleSet(index: row[keyWidth + 1] - 0x30),
          range: row[keyWidth + 2] - 0x30)
      case ..<0: low = middle + 1
      default: high = middle
      }
    }
    return nil
  }

  /// Negative when the row comes before the key, zero when it is the key's.
  private static func order(of row: UnsafePointer<UInt8>, and key: UnsafeBufferPointer<UInt8>) -> Int {
    for place in 0..<keyWidth {
      let byte = place < key.count ? key[place] : UInt8(ascii: " ")
      if row[place] != byte { return Int(row[place]) - Int(byte) }
    }
    return 0
  }
}
