/// A hash table from words to keywords: the first eight bytes and the last eight bytes of a word decide.
struct KeywordTable {
  struct Entry {
    var head: UInt64
    var tail: UInt64
    var keyword: Keyword
    var isReserved: Bool
  }

  private static let bits: UInt64 = 8
  /// Built once, never changed, never freed.
  nonisolated(unsafe) static let entries: UnsafePointer<Entry> = build()

  static let longestWord = 20

  @inline(__always)
  static func slot(_ head: UInt64, _ tail: UInt64) -> Int {
    Int(truncatingIfNeeded: ((head ^ (tail &* 31)) &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
  }

  /// The entry of a word given by its first and last eight bytes, the last ones zero for words up to eight bytes.
  @inline(__always)
  static func find(_ head: UInt64, _ tail: UInt64, in entries: UnsafePointer<Entry>) -> (Keyword, Bool) {
    var index = slot(head, tail)
    while entries[index].keyword != .none {
      if entries[index].head == head, entries[index].tail == tail {
        return (entries[index].keyword, entries[index].isReserved)
      }
      index = (index + 1) & ((1 << Int(bits)) - 1)
    }
    return (.none, false)
  }

  private static func build() -> UnsafePointer<Entry> {
    let count = 1 << Int(bits)
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    entries.initialize(repeating: Entry(head: 0, tail: 0, keyword: .none, isReserved: false), count: count)
    for keyword in Keyword.allCases where keyword != .none {
      let word = Array(keyword.rawValue.utf8)
      let (head, tail) = (packed(word.prefix(8)), word.count > 8 ? packed(word.suffix(8)) : 0)
      var index = slot(head, tail)
      while entries[index].keyword != .none { index = (index + 1) & (count - 1) }
      entries[index] = Entry(head: head, tail: tail, keyword: keyword, isReserved: keyword.isReserved)
    }
    return UnsafePointer(entries)
  }

  private static func packed(_ bytes: some Collection<UInt8>) -> UInt64 {
    var shift: UInt64 = 0
    return bytes.reduce(0) { result, byte in
      defer { shift += 8 }
      return result | UInt64(byte) << shift
    }
  }
}
