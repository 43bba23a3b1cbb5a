extension String {
  /// Whether the bytes of another text stand in this one.
  func utf8Contains(_ other: String) -> Bool { utf8Range(of: other) != nil }

  /// Where the bytes of another text first stand in this one, as offsets of UTF-8 bytes.
  func utf8Range(of other: String) -> Range<Int>? {
    let wanted = Array(other.utf8)
    guard let first = wanted.first else { return 0..<0 }
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count >= wanted.count else { return nil }
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        if wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) { return start..<start + wanted.count }
      }
      return nil
    }
  }
}
