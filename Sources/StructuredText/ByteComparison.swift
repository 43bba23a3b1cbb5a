extension UnsafeBufferPointer<UInt8> {
  /// Whether other bytes stand at a place; at least as many as these are there.
  @inlinable @inline(__always)
  package func holds(_ other: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    var at = 0
    while at < other.count, self[start + at] == other[at] { at += 1 }
    return at == other.count
  }
}
