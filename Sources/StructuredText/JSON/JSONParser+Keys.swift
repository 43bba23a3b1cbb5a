extension JSONParser {
  /// Reports members of one object that have the same key.
  mutating func checkKeys(of object: Int) {
    let end = result.records.count
    var next = object + 1
    guard next < end, Int(result.records[next + 1].next) < end else { return }
    var marks: [UInt64] = []
    while next < end {
      if result.records[next].hasEscapes { return findDuplicates(of: object) }
      marks.append(fingerprint(result.records[next].range))
      next = Int(result.records[next + 1].next)
    }
    if hasRepetition(&marks) { findDuplicates(of: object) }
  }

  private func hasRepetition(_ marks: inout [UInt64]) -> Bool {
    if marks.count <= 8 {
      for later in 1..<marks.count {
        for earlier in 0..<later where marks[earlier] == marks[later] { return true }
      }
      return false
    }
    marks.sort()
    return (1..<marks.count).contains { marks[$0 - 1] == marks[$0] }
  }

  /// A number that equal bytes share and others hardly ever do.
  private func fingerprint(_ range: Range<Int>) -> UInt64 {
    var result = UInt64(range.count)
    var at = range.lowerBound
    guard let base = UnsafeRawPointer(input.baseAddress) else { return result }
    while range.upperBound - at >= 8 {
      let word = base.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      result = (result ^ word) &* 0x9E37_79B9_7F4A_7C15
      result ^= result >> 29
      at += 8
    }
    var rest: UInt64 = 0
    while at < range.upperBound {
      rest = rest << 8 | UInt64(input[at])
      at += 1
    }
    result = (result ^ rest) &* 0x9E37_79B9_7F4A_7C15
    return result ^ (result >> 29)
  }

  private mutating func findDuplicates(of object: Int) {
    var seen: Set<[UInt8]> = []
    let end = result.records.count
    var next = object + 1
    while next < end {
      let record = result.records[next]
      let inner = record.range.lowerBound + 1..<record.range.upperBound - 1
      let key = record.hasEscapes ? JSONText.unescaped(input[inner]) : Array(input[inner])
      if !seen.insert(key).inserted {
        let shown = String(decoding: key.prefix(80), as: UTF8.self)
        report(.duplicateKey, "the key '\(shown)' stands here a second time", at: record.range.lowerBound)
      }
      next = Int(result.records[next + 1].next)
    }
  }
}
