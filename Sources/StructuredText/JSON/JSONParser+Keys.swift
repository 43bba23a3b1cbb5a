extension JSONParser {
  /// Reports members of one object that have the same key.
  @inline(__always)
  mutating func checkKeys(of object: Int) {
    let records = result.records.base
    let end = result.records.count
    let first = object + 1
    guard first < end else { return }
    let second = Int(records[first + 1].next)
    guard second < end else { return }
    if Int(records[second + 1].next) == end, !records[first].hasEscapes, !records[second].hasEscapes {
      guard hasSameBytes(records[first], records[second]) else { return }
      return findDuplicates(of: object)
    }
    checkManyKeys(of: object)
  }

  /// Keys that stand in the order of their bytes, as languages nearly always do, are all different.
  @inline(never)
  private mutating func checkManyKeys(of object: Int) {
    let records = result.records.base
    let end = result.records.count
    var count = 1
    var last = object + 1
    var isAscending = !records[last].hasEscapes
    var next = Int(records[last + 1].next)
    while next < end {
      isAscending = isAscending && !records[next].hasEscapes && precedes(records[last], records[next])
      last = next
      next = Int(records[next + 1].next)
      count += 1
    }
    if !isAscending && hasRepetition(in: object, count: count) { findDuplicates(of: object) }
  }

  private func hasSameBytes(_ left: JSONRecord, _ right: JSONRecord) -> Bool {
    let count = Int(left.end &- left.start)
    guard count == Int(right.end &- right.start) else { return false }
    let (left, right) = (base + Int(left.start), base + Int(right.start))
    var at = 0
    while at < count {
      if left.load(fromByteOffset: at, as: UInt8.self) != right.load(fromByteOffset: at, as: UInt8.self) {
        return false
      }
      at += 1
    }
    return true
  }

  /// Whether a key stands before another by its bytes, where the closing quote takes part as one of them.
  private func precedes(_ left: JSONRecord, _ right: JSONRecord) -> Bool {
    let count = min(Int(left.end &- left.start), Int(right.end &- right.start))
    let (left, right) = (base + Int(left.start), base + Int(right.start))
    var at = 0
    while at < count {
      let (one, two) = (left.load(fromByteOffset: at, as: UInt8.self), right.load(fromByteOffset: at, as: UInt8.self))
      if one != two { return one < two }
      at += 1
    }
    return false
  }

  /// Whether two keys have the same fingerprint, which nearly always means that they are the same.
  private func hasRepetition(in object: Int, count: Int) -> Bool {
    let records = result.records.base
    let end = result.records.count
    let mask = 1 << (Int.bitWidth - (count * 2 - 1).leadingZeroBitCount) - 1
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: mask + 1) { marks in
      marks.initialize(repeating: 0)
      var next = object + 1
      while next < end {
        let mark = fingerprint(of: records[next])
        var place = Int(truncatingIfNeeded: mark >> 20) & mask
        while marks[place] != 0 {
          if marks[place] == mark { return true }
          place = (place + 1) & mask
        }
        marks[place] = mark
        next = Int(records[next + 1].next)
      }
      return false
    }
  }

  /// A number other than zero that equal keys share and others hardly ever do.
  private func fingerprint(of record: JSONRecord) -> UInt64 {
    let inner = record.range.lowerBound + 1..<record.range.upperBound - 1
    guard record.hasEscapes else { return fingerprint(input[inner]) }
    return JSONText.unescaped(input[inner]).withUnsafeBufferPointer { fingerprint($0[...]) }
  }

  private func fingerprint(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64 {
    bytes.withContiguousStorageIfAvailable { bytes in
      var result = UInt64(bytes.count)
      func mix(_ word: UInt64) {
        result = (result ^ word) &* 0x9E37_79B9_7F4A_7C15
        result ^= result >> 29
      }
      let base = UnsafeRawBufferPointer(bytes)
      var at = 0
      while bytes.count - at >= 8 {
        mix(base.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        at += 8
      }
      var rest: UInt64 = 0
      while at < bytes.count {
        rest = rest << 8 | UInt64(bytes[at])
        at += 1
      }
      mix(rest)
      return result | 1
    } ?? 1
  }

  @inline(never)
  private mutating func findDuplicates(of object: Int) {
    var seen: Set<[UInt8]> = []
    let end = result.records.count
    var next = object + 1
    while next < end {
      let record = result.records.base[next]
      let inner = record.range.lowerBound + 1..<record.range.upperBound - 1
      let key = record.hasEscapes ? JSONText.unescaped(input[inner]) : Array(input[inner])
      if !seen.insert(key).inserted {
        let shown = String(decoding: key.prefix(80), as: UTF8.self)
        report(.duplicateKey, "the key '\(shown)' stands here a second time", at: record.range.lowerBound)
      }
      next = Int(result.records.base[next + 1].next)
    }
  }
}
