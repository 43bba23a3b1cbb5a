/// A table of rows `key:value,` in one string, which ascend by their keys, byte for byte. Read in place.
package struct SortedRows: Sendable {
  private let text: StaticString

  @inline(__always)
  package init(_ text: StaticString) { self.text = text }

  /// The value of the row with the key, nil without such a row.
  package func value(_ key: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var low = 0
    var high = bytes.count
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: ",") { start -= 1 }
      var place = start
      while place < high, bytes[place] != UInt8(ascii: ":") { place += 1 }
      let order = Self.order(UnsafeBufferPointer(rebasing: bytes[start..<place]), key)
      if order > 0 {
        high = start
        continue
      }
      var end = place
      while end < high, bytes[end] != UInt8(ascii: ",") { end += 1 }
      if order == 0 { return UnsafeBufferPointer(rebasing: bytes[min(place + 1, end)..<end]) }
      low = end + 1
    }
    return nil
  }

  package func value(_ key: String) -> String? {
    var key = key
    return key.withUTF8 { value($0).map { String(decoding: $0, as: UTF8.self) } }
  }

  package func contains(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { value($0) != nil }
  }

  /// All keys in their order.
  package var keys: [String] {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount).split(separator: UInt8(ascii: ",")).map {
      String(decoding: $0.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    }
  }

  /// Negative when the first key comes before the second.
  private static func order(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
    for place in 0..<min(a.count, b.count) where a[place] != b[place] { return Int(a[place]) - Int(b[place]) }
    return a.count - b.count
  }
}

/// The tables of ``LocaleRelations``.
enum RelationTable {
  static var parents: SortedRows { SortedRows(LocaleRelations.parents) }
  static var likelySubtags: SortedRows { SortedRows(LocaleRelations.likelySubtags) }
  static var languageAliases: SortedRows { SortedRows(LocaleRelations.languageAliases) }
  static var scriptAliases: SortedRows { SortedRows(LocaleRelations.scriptAliases) }
  static var regionAliases: SortedRows { SortedRows(LocaleRelations.regionAliases) }
  static var variantAliases: SortedRows { SortedRows(LocaleRelations.variantAliases) }
  static var rightToLeftScripts: SortedRows { SortedRows(LocaleRelations.rightToLeftScripts) }
}
