/// Names in the making, each kept once.
struct NameCollector: ~Copyable {
  private(set) var text = Buffer<UInt8>(capacity: 1 << 14)
  /// Where each name ends in the text.
  private(set) var ends = Buffer<UInt32>(capacity: 1 << 10)
  private var hashes = Buffer<UInt32>(capacity: 1 << 10)
  /// The hash of a name above its number, to which ``first`` is added: what an earlier file left behind lies below and
  /// counts as empty, so that nothing has to be cleared.
  private var slots = Buffer<UInt64>(zeros: 1 << 11)
  private var first: UInt32 = 1

  init() {}

  /// Forgets everything but the empty name.
  mutating func clear() {
    first &+= UInt32(truncatingIfNeeded: ends.count)
    if first > UInt32.max / 2 {
      slots = Buffer(zeros: slots.count)
      first = 1
    }
    text.truncate(to: 0)
    ends.truncate(to: 0)
    hashes.truncate(to: 0)
    ends.append(0)
    hashes.append(0)
  }

  /// The number of a name.
  @inline(__always)
  mutating func number(of name: UnsafePointer<UInt8>, count: Int) -> NameID {
    if count == 0 { return .empty }
    let hash = NameHash.of(name, count)
    let mask = slots.count - 1
    var at = Int(hash) & mask
    while true {
      let slot = slots[at]
      let index = UInt32(truncatingIfNeeded: slot) &- first
      guard Int(index) < ends.count else { break }
      if UInt32(truncatingIfNeeded: slot >> 32) == hash, isName(index, name, count) { return NameID(index: index) }
      at = (at + 1) & mask
    }
    return add(name, count, hash, at)
  }

  @inline(__always)
  private func isName(_ index: UInt32, _ name: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    let start = Int(ends[Int(index) - 1])
    return Int(ends[Int(index)]) - start == count && NameHash.areEqual(text.base + start, name, count)
  }

  @inline(never)
  private mutating func add(_ name: UnsafePointer<UInt8>, _ count: Int, _ hash: UInt32, _ slot: Int) -> NameID {
    let made = UInt32(truncatingIfNeeded: ends.count)
    text.append(name, count: count)
    ends.append(UInt32(truncatingIfNeeded: text.count))
    hashes.append(hash)
    slots[slot] = UInt64(hash) << 32 | UInt64(first &+ made)
    if ends.count * 2 > slots.count { grow() }
    return NameID(index: made)
  }

  func bytes(of name: NameID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(name.index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return UnsafeBufferPointer(start: text.base + start, count: Int(ends[index]) - start)
  }

  /// Whether a name is a text.
  func isName(_ name: NameID, _ text: StaticString) -> Bool {
    let bytes = bytes(of: name)
    guard let start = bytes.baseAddress, bytes.count == text.utf8CodeUnitCount else { return false }
    return NameHash.areEqual(start, text.utf8Start, bytes.count)
  }

  /// Whether a name ends in a text.
  func ends(_ name: NameID, in text: StaticString) -> Bool {
    let bytes = bytes(of: name)
    guard let start = bytes.baseAddress, bytes.count >= text.utf8CodeUnitCount else { return false }
    return NameHash.areEqual(start + bytes.count - text.utf8CodeUnitCount, text.utf8Start, text.utf8CodeUnitCount)
  }

  private mutating func grow() {
    let mask = slots.count * 2 - 1
    slots = Buffer(zeros: mask + 1)
    for index in 1..<ends.count {
      var at = Int(hashes[index]) & mask
      while slots[at] != 0 { at = (at + 1) & mask }
      slots[at] = UInt64(hashes[index]) << 32 | UInt64(first &+ UInt32(truncatingIfNeeded: index))
    }
  }
}
