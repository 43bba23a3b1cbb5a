/// A hash table from words to keywords. No two keywords begin with the same eight bytes, so those find the only keyword
/// that a word can be.
///
/// Most words hash to a slot that no keyword has. Those slots and words that only look like a keyword lead to the entry
/// of no word, so that nothing has to be decided by a branch.
struct KeywordTable {
  struct Entry {
    /// The first eight bytes, zero behind the end.
    var head: UInt64
    /// The last eight bytes of a longer word, otherwise zero.
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
  private static let mostEntries = 256

  /// What a word is, given by its length and its first eight bytes, zero behind its end. The last eight are asked for
  /// where it may be a long keyword.
  @inline(__always)
  func entry(_ head: UInt64, _ length: Int, tail: () -> UInt64) -> UnsafePointer<Entry> {
    let candidate = entries + Int(slots[Self.slot(head)])
    let differs = (candidate.pointee.head ^ head) | UInt64(truncatingIfNeeded: length ^ Int(candidate.pointee.length))
    let entry = differs == 0 ? candidate : entries
    if entry.pointee.length > 8, entry.pointee.tail != tail() { return entries }
    return entry
  }

  @inline(__always)
  private var slots: UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(mutating: entries + Self.mostEntries).assumingMemoryBound(to: UInt8.self)
  }

  @inline(__always)
  private static func slot(_ head: UInt64) -> Int {
    Int(truncatingIfNeeded: (head &* multiplier) >> (64 - slotBits))
  }

  /// Gives every keyword a slot of its own; found by trying.
  private static let multiplier: UInt64 = 0x67AE_DA30_AEC3_E0A3

  private init() {
    let words = Keyword.allCases.filter { $0 != .none }.map { keyword in
      Self.entry(of: keyword.rawValue, keyword.isReserved ? .keyword : .identifier, keyword)
    }
    let all = [Self.entry(of: "", .identifier, .none)] + words + [Self.entry(of: "_", .wildcard, .none)]
    let slotCount = 1 << Int(Self.slotBits)
    let entries = UnsafeMutablePointer<Entry>.allocate(
      capacity: Self.mostEntries + slotCount / MemoryLayout<Entry>.stride + 1)
    self.entries = UnsafePointer(entries)
    for slot in 0..<slotCount { (slots + slot).initialize(to: 0) }
    for (index, entry) in all.prefix(Self.mostEntries).enumerated() {
      (entries + index).initialize(to: entry)
      if index > 0 { slots[Self.slot(entry.head)] = UInt8(index) }
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
