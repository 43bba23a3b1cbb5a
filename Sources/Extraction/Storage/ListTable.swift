/// Lists of numbers, each kept once, so that equal lists have equal numbers.
final class ListTable {
  private struct Entry: BitwiseCopyable {
    var start: Int32
    var count: Int32
    var hash: UInt32
  }

  private let items: GrowingList<Int32>
  private let entries: GrowingList<Entry>
  private let scratch = GrowingList<Int32>()
  private let slotTable: GrowingList<Int32>

  init() {
    items = GrowingList(capacity: 1024)
    entries = GrowingList(capacity: 256)
    slotTable = GrowingList(repeating: -1, count: 512)
    entries.append(Entry(start: 0, count: 0, hash: 0))
  }

  init(copying other: ListTable) {
    items = GrowingList(copying: other.items)
    entries = GrowingList(copying: other.entries)
    slotTable = GrowingList(copying: other.slotTable)
  }

  /// The empty list is number 0.
  static let empty: Int32 = 0

  var count: Int { entries.count }

  @inline(__always)
  func count(of list: Int32) -> Int { Int(entries[Int(list)].count) }

  /// The items of a list, valid until another list is made.
  @inline(__always)
  func items(of list: Int32) -> UnsafeBufferPointer<Int32> {
    let entry = entries[Int(list)]
    return UnsafeBufferPointer(start: items.base + Int(entry.start), count: Int(entry.count))
  }

  func appending(_ item: Int32, to list: Int32) -> Int32 {
    scratch.truncate(to: 0)
    scratch.append(contentsOf: items(of: list))
    scratch.append(item)
    return number(of: scratch.suffix(from: 0))
  }

  func prepending(_ item: Int32, to list: Int32) -> Int32 {
    scratch.truncate(to: 0)
    scratch.append(item)
    scratch.append(contentsOf: items(of: list))
    return number(of: scratch.suffix(from: 0))
  }

  @inline(__always)
  func joined(_ left: Int32, _ right: Int32) -> Int32 {
    if left == Self.empty { return right }
    if right == Self.empty { return left }
    return join(left, right)
  }

  private func join(_ left: Int32, _ right: Int32) -> Int32 {
    scratch.truncate(to: 0)
    scratch.append(contentsOf: items(of: left))
    scratch.append(contentsOf: items(of: right))
    return number(of: scratch.suffix(from: 0))
  }

  func dropping(_ count: Int, from list: Int32) -> Int32 {
    if count == 0 { return list }
    let all = items(of: list)
    guard count < all.count else { return Self.empty }
    scratch.truncate(to: 0)
    scratch.append(contentsOf: UnsafeBufferPointer(rebasing: all[count...]))
    return number(of: scratch.suffix(from: 0))
  }

  func starts(_ list: Int32, with prefix: Int32) -> Bool {
    if prefix == Self.empty || prefix == list { return true }
    return items(of: list).starts(with: items(of: prefix))
  }

  /// The number of a list of these items, which must not lie in this table.
  func number(of list: UnsafeBufferPointer<Int32>) -> Int32 {
    if list.isEmpty { return Self.empty }
    var hash: UInt32 = 0x811C_9DC5
    for item in list { hash = (hash ^ UInt32(bitPattern: item)) &* 0x0100_0193 ^ (hash >> 15) }
    if entries.count * 2 > slotTable.count { grow() }
    let mask = slotTable.count - 1
    var at = Int(hash) & mask
    while slotTable[at] >= 0 {
      let entry = entries[Int(slotTable[at])]
      if entry.hash == hash, Int(entry.count) == list.count,
        UnsafeBufferPointer(start: items.base + Int(entry.start), count: list.count).elementsEqual(list)
      {
        return slotTable[at]
      }
      at = (at + 1) & mask
    }
    let made = Int32(truncatingIfNeeded: entries.count)
    entries.append(
      Entry(start: Int32(truncatingIfNeeded: items.count), count: Int32(truncatingIfNeeded: list.count), hash: hash))
    items.append(contentsOf: list)
    slotTable[at] = made
    return made
  }

  private func grow() {
    let size = slotTable.count * 2
    slotTable.truncate(to: 0)
    for _ in 0..<size { slotTable.append(-1) }
    for number in 1..<max(entries.count, 1) {
      var at = Int(entries[number].hash) & (size - 1)
      while slotTable[at] >= 0 { at = (at + 1) & (size - 1) }
      slotTable[at] = Int32(truncatingIfNeeded: number)
    }
  }
}
