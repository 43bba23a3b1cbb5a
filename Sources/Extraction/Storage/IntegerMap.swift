/// A hash table from integers to positions, open addressing in one block.
final class IntegerMap {
  private struct Entry {
    var key: UInt64
    var value: Int32
  }

  private struct Header {
    var entries: UnsafeMutablePointer<Entry>
    var count: Int
    var mask: Int
  }

  private let header: UnsafeMutablePointer<Header>
  private static let absent: Int32 = -1

  init(capacity: Int = 64) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    header = .allocate(capacity: 1)
    header.initialize(to: Header(entries: Self.emptyEntries(size), count: 0, mask: size - 1))
  }

  deinit {
    header.pointee.entries.deallocate()
    header.deallocate()
  }

  private static func emptyEntries(_ size: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: size)
    entries.initialize(repeating: Entry(key: 0, value: absent), count: size)
    return entries
  }

  @inline(__always)
  private static func slot(_ key: UInt64, _ mask: Int) -> Int {
    let mixed = (key ^ (key >> 32)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 20) & mask
  }

  /// The value of a key, -1 where it has none.
  @inline(__always)
  func value(of key: UInt64) -> Int32 {
    let entries = header.pointee.entries
    let mask = header.pointee.mask
    var at = Self.slot(key, mask)
    while entries[at].value != Self.absent {
      if entries[at].key == key { return entries[at].value }
      at = (at + 1) & mask
    }
    return Self.absent
  }

  /// Gives a key a value, which must not be negative.
  func set(_ key: UInt64, to value: Int32) {
    if header.pointee.count * 2 > header.pointee.mask { grow() }
    let entries = header.pointee.entries
    let mask = header.pointee.mask
    var at = Self.slot(key, mask)
    while entries[at].value != Self.absent {
      if entries[at].key == key {
        entries[at].value = value
        return
      }
      at = (at + 1) & mask
    }
    entries[at] = Entry(key: key, value: value)
    header.pointee.count += 1
  }

  /// Notes a key; whether it was new.
  func insert(_ key: UInt64) -> Bool {
    if value(of: key) >= 0 { return false }
    set(key, to: 0)
    return true
  }

  func forEach(_ body: (UInt64, Int32) -> Void) {
    let map = header.pointee
    for index in 0...map.mask where map.entries[index].value != Self.absent {
      body(map.entries[index].key, map.entries[index].value)
    }
  }

  private func grow() {
    let old = header.pointee
    let size = (old.mask + 1) * 2
    header.pointee = Header(entries: Self.emptyEntries(size), count: old.count, mask: size - 1)
    let entries = header.pointee.entries
    for index in 0...old.mask where old.entries[index].value != Self.absent {
      var at = Self.slot(old.entries[index].key, size - 1)
      while entries[at].value != Self.absent { at = (at + 1) & (size - 1) }
      entries[at] = old.entries[index]
    }
    old.entries.deallocate()
  }
}

/// Several values to a key, in the order in which they were added.
final class ChainMap<Value: BitwiseCopyable> {
  struct Link: BitwiseCopyable {
    var value: Value
    var next: Int32
  }

  private struct Ends: BitwiseCopyable {
    var first: Int32
    var last: Int32
    var count: Int32
  }

  private let map: IntegerMap
  private let ends: GrowingList<Ends>
  private let links: GrowingList<Link>

  /// `capacity` is how many keys are expected.
  init(capacity: Int = 64) {
    map = IntegerMap(capacity: capacity)
    ends = GrowingList(capacity: capacity)
    links = GrowingList(capacity: capacity)
  }

  func add(_ value: Value, to key: UInt64) {
    let link = Int32(truncatingIfNeeded: links.count)
    links.append(Link(value: value, next: -1))
    let found = Int(map.value(of: key))
    if found < 0 {
      map.set(key, to: Int32(truncatingIfNeeded: ends.count))
      ends.append(Ends(first: link, last: link, count: 1))
    } else {
      links.base[Int(ends[found].last)].next = link
      ends.base[found].last = link
      ends.base[found].count += 1
    }
  }

  /// The values of a key, oldest first.
  @inline(__always)
  subscript(_ key: UInt64) -> Chain {
    let found = Int(map.value(of: key))
    if found < 0 { return Chain(links: UnsafePointer(links.base), at: -1, count: 0) }
    return Chain(links: UnsafePointer(links.base), at: ends[found].first, count: Int(ends[found].count))
  }

  struct Chain: Sequence, IteratorProtocol {
    fileprivate let links: UnsafePointer<Link>
    fileprivate var at: Int32
    let count: Int

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    @inline(__always)
    var first: Value? { at < 0 ? nil : links[Int(at)].value }

    @inline(__always)
    mutating func next() -> Value? {
      guard at >= 0 else { return nil }
      let link = links[Int(at)]
      at = link.next
      return link.value
    }
  }
}
