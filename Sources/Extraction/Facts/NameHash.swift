/// The hash by which names are found, the same on every machine and in every run.
enum NameHash {
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
    return of(base, bytes.count)
  }

  @inline(__always)
  static func of(_ base: UnsafeRawPointer, _ count: Int) -> UInt32 {
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9E37_79B9_7F4A_7C15
    if count > 8 {
      var at = 0
      while at < count - 8 {
        hash = (hash ^ word(base + at)) &* 0xFF51_AFD7_ED55_8CCD
        hash ^= hash >> 32
        at += 8
      }
      hash ^= word(base + count - 8)
    } else {
      hash ^= shortWord(base, count)
    }
    hash = hash &* 0xC4CE_B9FE_1A85_EC53
    return UInt32(truncatingIfNeeded: hash ^ (hash >> 29) ^ (hash >> 47))
  }

  /// Whether two texts of one length are the same.
  @inline(__always)
  static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ count: Int) -> Bool {
    if count <= 8 { return shortWord(left, count) == shortWord(right, count) }
    var at = 0
    while at < count - 8 {
      if word(left + at) != word(right + at) { return false }
      at += 8
    }
    return word(left + count - 8) == word(right + count - 8)
  }

  @inline(__always)
  private static func word(_ base: UnsafeRawPointer) -> UInt64 {
    UInt64(littleEndian: base.loadUnaligned(as: UInt64.self))
  }

  /// Up to eight bytes as one number, different for different bytes of one length.
  @inline(__always)
  private static func shortWord(_ base: UnsafeRawPointer, _ count: Int) -> UInt64 {
    if count == 8 { return word(base) }
    if count >= 4 {
      let first = UInt32(littleEndian: base.loadUnaligned(as: UInt32.self))
      let last = UInt32(littleEndian: (base + count - 4).loadUnaligned(as: UInt32.self))
      return UInt64(first) | UInt64(last) << 32
    }
    if count == 0 { return 0 }
    let bytes = base.assumingMemoryBound(to: UInt8.self)
    return UInt64(bytes[0]) | UInt64(bytes[count / 2]) << 8 | UInt64(bytes[count - 1]) << 16
  }
}
