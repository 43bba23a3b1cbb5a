/// Reads a table of ``LocaleRelations``: rows of one width, ascending by their first field.
struct RelationTable {
  let rows: StaticString
  let width: Int
  let keyWidth: Int

  /// Where the fields of the row with the key begin, nil without such a row.
  func row(_ key: String) -> Int? {
    var key = key
    return key.withUTF8 { find($0) }
  }

  /// A field of a row without the spaces that fill it, nil when it is empty.
  func field(row: Int, at offset: Int, width: Int) -> String? {
    let start = rows.utf8Start + row + offset
    var count = width
    while count > 0, start[count - 1] == UInt8(ascii: " ") { count -= 1 }
    guard count > 0 else { return nil }
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// What the key is mapped to in a table of two fields.
  func value(_ key: String) -> String? {
    row(key).flatMap { field(row: $0, at: keyWidth, width: width - keyWidth) }
  }

  private func find(_ key: UnsafeBufferPointer<UInt8>) -> Int? {
    guard key.count <= keyWidth, !key.isEmpty else { return nil }
    var low = 0
    var high = rows.utf8CodeUnitCount / width
    while low < high {
      let middle = (low + high) / 2
      let order = compare(rows.utf8Start + middle * width, key)
      if order == 0 { return middle * width }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  /// Negative when the row comes before the key. The key counts as filled with spaces, as rows are.
  private func compare(_ row: UnsafePointer<UInt8>, _ key: UnsafeBufferPointer<UInt8>) -> Int {
    for place in 0..<keyWidth {
      let byte = place < key.count ? key[place] : UInt8(ascii: " ")
      if row[place] != byte { return Int(row[place]) - Int(byte) }
    }
    return 0
  }
}

extension RelationTable {
  static let parents = RelationTable(
    rows: LocaleRelations.parents, width: LocaleRelations.parentsWidth, keyWidth: 12)
  static let likelyLanguages = RelationTable(
    rows: LocaleRelations.likelyLanguages, width: LocaleRelations.likelyLanguagesWidth, keyWidth: 3)
  static let likelySubtags = RelationTable(
    rows: LocaleRelations.likelySubtags, width: LocaleRelations.likelySubtagsWidth, keyWidth: 12)
  static let languageAliases = RelationTable(
    rows: LocaleRelations.languageAliases, width: LocaleRelations.languageAliasesWidth, keyWidth: 18)
  static let scriptAliases = RelationTable(
    rows: LocaleRelations.scriptAliases, width: LocaleRelations.scriptAliasesWidth, keyWidth: 4)
  static let regionAliases = RelationTable(
    rows: LocaleRelations.regionAliases, width: LocaleRelations.regionAliasesWidth, keyWidth: 3)
  static let variantAliases = RelationTable(
    rows: LocaleRelations.variantAliases, width: LocaleRelations.variantAliasesWidth, keyWidth: 8)
  static let rightToLeftScripts = RelationTable(
    rows: LocaleRelations.rightToLeftScripts, width: LocaleRelations.rightToLeftScriptsWidth, keyWidth: 4)
}
