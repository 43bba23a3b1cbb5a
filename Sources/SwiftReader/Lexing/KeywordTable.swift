/// A hash table from words to keywords: the length, the first eight and the last eight bytes of a word decide.
///
/// Most words hash to a slot that no keyword has. Those slots and words that only look like a keyword lead to the entry
/// of no word, so that nothing has to be decided by a branch.
struct KeywordTable {
  struct Entry {
    var head: UInt64
    var tail: UInt64
    var length: Int32
    var kind: TokenKind
    var keyword: Keyword
  }

  /// The entries; behind them, for each slot, the number of its entry.
  private let entries: UnsafePointer<Entry>

  /// Built once, never changed, never freed.
  nonisolated(unsafe) static let shared = KeywordTable()

  private static let slotBits: UInt64 = 10

  /// What a word is. The bytes behind its end are zero in `head`, and `tail` is zero up to eight bytes.
  @inline(__always)
  func entry(_ head: UInt64, _ tail: UInt64, _ length: Int) -> UnsafePointer<Entry> {
    let entry = entries + Int(slots[Self.slot(head, tail)])
    let differs =
      (entry.pointee.head ^ head) | (entry.pointee.tail ^ tail)
      | UInt64(truncatingIfNeeded: length ^ Int(entry.pointee.length))
    return differs == 0 ? entry : entries
  }

  private static let mostEntries = 256

  @inline(__always)
  private var slots: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(mutating: entries + Self.mostEntries).assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always)
  private static func slot(_ head: UInt64, _ tail: UInt64) -> Int {
    Int(truncatingIfNeeded: ((head ^ (tail &* 31)) &* multiplier) >> (64 - slotBits))
  }

  /// Gives every keyword a slot of its own; found by trying.
  private static let multiplier: UInt64 = 0x3646_9FAB_F59C_D101

  private init() {
    let words = Keyword.allCases.filter { $0 != .none }.map { keyword in
      Self.entry(of: keyword.rawValue, keyword.isReserved ? .keyword : .identifier, keyword)
    }
    let all = [Self.entry(of: "", .identifier, .none)] + words + [Self.entry(of: "_", .wildcard, .none)]
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: Self.mostEntries + 64)
    self.entries = UnsafePointer(entries)
    for slot in 0..<1 << Int(Self.slotBits) { (slots + slot).initialize(to: 0) }
    for (index, entry) in all.prefix(Self.mostEntries).enumerated() {
      (entries + index).initialize(to: entry)
      if index > 0 { slots[Self.slot(entry.head, entry.tail)] = UInt8(index) }
    }
  }

  private static func entry(of word: String, _ kind: TokenKind, _ keyword: Keyword) -> Entry {
    let bytes = Array(word.utf8)
    return Entry(
      head: packed(bytes.prefix(8)), tail: bytes.count > 8 ? packed(bytes.suffix(8)) : 0, length: Int32(bytes.count),
      kind: kind, keyword: keyword)
  }

  private static func packed(_ bytes: some Collection<UInt8>) -> UInt64 {
    var shift: UInt64 = 0
    return bytes.reduce(0) { result, byte in
      defer { shift += 8 }
      return result | UInt64(byte) << shift
    }
  }
}
