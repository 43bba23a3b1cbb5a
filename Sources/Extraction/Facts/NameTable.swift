/// The names of a file, each once, as UTF-8.
struct NameTable: Hashable, Sendable {
  var text = FlatArray<UInt8>()
  /// Where each name ends in the text; it starts where the one before ends.
  var ends = FlatArray<UInt32>()
  var hashes = FlatArray<UInt32>()

  var count: Int { ends.count }

  @inline(__always)
  func bytes(of name: NameID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(name.index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return UnsafeBufferPointer(start: text.base + start, count: Int(ends[index]) - start)
  }

  func string(of name: NameID) -> String { String(decoding: bytes(of: name), as: UTF8.self) }
}

/// The number of a name in its file.
struct NameID: Hashable, Sendable, BitwiseCopyable {
  let index: UInt32

  /// The empty name.
  static let empty = NameID(index: 0)

  var isEmpty: Bool { index == 0 }
}

/// The hash by which names are found, the same on every machine and in every run.
enum NameHash {
  @inline(__always)
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    var hash = UInt64(truncatingIfNeeded: bytes.count) &* 0x9E37_79B9_7F4A_7C15
    var at = 0
    while at + 8 <= bytes.count {
      let word = UInt64(littleEndian: (base + at).loadUnaligned(as: UInt64.self))
      hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash >> 32
      at += 8
    }
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while at < bytes.count {
      rest |= UInt64(bytes[at]) << shift
      shift += 8
      at += 1
    }
    hash = (hash ^ rest) &* 0xC4CE_B9FE_1A85_EC53
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 29) ^ (hash >> 47))
  }
}

/// Names in the making.
final class NameCollector {
  private let text = GrowingList<UInt8>(capacity: 4096)
  private let ends = GrowingList<UInt32>(capacity: 512)
  private let hashes = GrowingList<UInt32>(capacity: 512)
  private let slots = GrowingList<UInt32>(repeating: 0, count: 1024)

  init() { clear() }

  /// Forgets everything but the empty name.
  func clear() {
    text.truncate(to: 0)
    ends.truncate(to: 0)
    hashes.truncate(to: 0)
    slots.base.update(repeating: 0, count: slots.count)
    ends.append(0)
    hashes.append(0)
  }

  /// The number of a name.
  func number(of name: UnsafeBufferPointer<UInt8>) -> NameID {
    if name.isEmpty { return .empty }
    let hash = NameHash.of(name)
    let mask = slots.count - 1
    var at = Int(hash) & mask
    while slots[at] != 0 {
      let index = Int(slots[at])
      if hashes[index] == hash {
        let start = Int(ends[index - 1])
        if Int(ends[index]) - start == name.count,
          UnsafeBufferPointer(start: text.base + start, count: name.count).elementsEqual(name)
        {
          return NameID(index: slots[at])
        }
      }
      at = (at + 1) & mask
    }
    let made = UInt32(truncatingIfNeeded: ends.count)
    text.append(contentsOf: name)
    ends.append(UInt32(truncatingIfNeeded: text.count))
    hashes.append(hash)
    slots[at] = made
    if ends.count * 2 > slots.count { grow() }
    return NameID(index: made)
  }

  func bytes(of name: NameID) -> UnsafeBufferPointer<UInt8> {
    let index = Int(name.index)
    let start = index == 0 ? 0 : Int(ends[index - 1])
    return UnsafeBufferPointer(start: text.base + start, count: Int(ends[index]) - start)
  }

  var table: NameTable {
    NameTable(
      text: FlatArray(text.suffix(from: 0)), ends: FlatArray(ends.suffix(from: 0)),
      hashes: FlatArray(hashes.suffix(from: 0)))
  }

  private func grow() {
    let size = slots.count * 2
    slots.truncate(to: 0)
    for _ in 0..<size { slots.append(0) }
    for index in 1..<ends.count {
      var at = Int(hashes[index]) & (size - 1)
      while slots[at] != 0 { at = (at + 1) & (size - 1) }
      slots[at] = UInt32(truncatingIfNeeded: index)
    }
  }
}
