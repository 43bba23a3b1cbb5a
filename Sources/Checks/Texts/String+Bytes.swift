extension String {
  /// Whether the bytes of another text stand in this one.
  func utf8Contains(_ other: String) -> Bool {
    let wanted = Array(other.utf8)
    guard let first = wanted.first else { return true }
    var text = self
    return text.withUTF8 { bytes in
      guard bytes.count >= wanted.count else { return false }
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        if wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) { return true }
      }
      return false
    }
  }
}
