extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes stand at a place; at least as many as these are there.
  @inlinable @inline(__always)
  package func holds(_ other: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard let left = UnsafeRawPointer(baseAddress), let right = UnsafeRawPointer(other.baseAddress) else { return true }
    let here = left + start
    var at = 0
    while other.count - at >= 8 {
      if here.loadUnaligned(fromByteOffset: at, as: UInt64.self) != right.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      {
        return false
      }
      at += 8
    }
    while at < other.count, self[start + at] == other[at] { at += 1 }
    return at == other.count
  }

  /// Whether these bytes stand before others in a dictionary of bytes.
  package func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    var at = 0
    while at < shared, self[at] == other[at] { at += 1 }
    return at < shared ? self[at] < other[at] : count < other.count
  }

  /// Whether these are the same bytes as others.
  @inlinable @inline(__always)
  package func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool { count == other.count && holds(other, at: 0) }
}
