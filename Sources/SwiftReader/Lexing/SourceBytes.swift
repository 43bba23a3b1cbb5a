/// The bytes of a file, with zeros behind them that are not counted, and what is known of bytes and words.
///
/// What can be told from the bytes alone is asked here; it is small enough to be passed by value.
struct SourceBytes {
  let base: UnsafePointer<UInt8>
  let count: Int
  let traits: UnsafePointer<ByteTraits>
  let keywords: KeywordTable

  /// How many zeros stand behind the bytes.
  static let padding = 32

  init(_ base: UnsafePointer<UInt8>, _ count: Int) {
    self.base = base
    self.count = count
    traits = ByteTraits.table
    keywords = KeywordTable.shared
  }

  /// Where the file begins, behind a byte-order mark.
  var beginning: Int { base[0] == 0xEF && base[1] == 0xBB && base[2] == 0xBF ? 3 : 0 }
}

/// What was read last, to tell a regex literal from a division.
struct LastToken {
  var kind: TokenKind
  var keyword = Keyword.none
}
