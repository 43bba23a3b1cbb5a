/// The table from languages to their sets of rules. Its rows are in `Generated/`.
enum PluralLanguages {
  struct Row {
    var cardinal: PluralRuleSet
    var ordinal: PluralRuleSet
    var range: UInt8
  }

  private static var width: Int { 9 }
  private static var keyWidth: Int { 6 }

  /// The row of the language in the region, else of the language, else the row of languages without rules.
  static func row(language: String, region: String?) -> Row {
    if let region, let row = find("\(language)-\(region)") { return row }
    return find(language) ?? Row(cardinal: none, ordinal: none, range: UInt8(rangeCount))
  }

  private static func find(_ key: String) -> Row? {
    let key = key.utf8
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
  private static func order(of row: UnsafePointer<UInt8>, and key: String.UTF8View) -> Int {
    var place = 0
    for byte in key {
      if row[place] != byte { return Int(row[place]) - Int(byte) }
      place += 1
    }
    while place < keyWidth {
      if row[place] != UInt8(ascii: " ") { return 1 }
      place += 1
    }
    return 0
  }
}
