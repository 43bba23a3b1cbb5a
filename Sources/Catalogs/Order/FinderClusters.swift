/// Which units of a text belong together, and what a character with its marks folds to.
struct FinderClusters {
  let characters: FinderCharacters

  /// How long a folded cluster may be.
  private static let limit = 64

  static func isHigh(_ unit: UInt32) -> Bool { unit & 0xFFFF_FC00 == 0xD800 }

  static func isLow(_ unit: UInt32) -> Bool { unit & 0xFFFF_FC00 == 0xDC00 }

  /// The character of a surrogate pair whose first unit is given; nil for anything else.
  static func pair(_ text: [UInt16], at index: Int, first: UInt32) -> UInt32? {
    guard isHigh(first), index + 1 < text.count, isLow(UInt32(text[index + 1])) else { return nil }
    return 0x1_0000 + (first - 0xD800) << 10 + (UInt32(text[index + 1]) - 0xDC00)
  }

  /// The character at a place and its length; 0 past the end.
  private static func character(_ text: [UInt16], at index: Int) -> (point: UInt32, length: Int) {
    guard index < text.count else { return (0, 1) }
    let unit = UInt32(text[index])
    return pair(text, at: index, first: unit).map { ($0, 2) } ?? (unit, 1)
  }

  /// Folds case and width of the character at a place, decomposes it, and collects the marks after it. Nothing is
  /// filled where the character is its own folding and has no marks.
  func fold(_ point: UInt32, _ text: [UInt16], at index: Int, into cluster: inout [UInt32], used: inout Int) {
    guard point != 0 else { return }
    var place = index + (point > 0xFFFF ? 2 : 1)
    var filled = foldedBase(point)
    if filled.isEmpty {
      let (mark, length) = Self.character(text, at: place)
      guard characters.extenders.contains(mark) else { return }
      filled = [point] + (characters.foldingDecomposition(mark) ?? [mark])
      place += length
    }
    while filled.count < Self.limit {
      let (mark, length) = Self.character(text, at: place)
      guard characters.extenders.contains(mark) else { break }
      filled += characters.foldingDecomposition(mark) ?? [mark]
      place += length
    }
    sortMarks(&filled)
    cluster = filled
    used = place - index
  }

  /// Sorts the marks of a cluster by their classes, as Foundation does: marks of class 0 behind others go before them.
  private func sortMarks(_ cluster: inout [UInt32]) {
    let base = cluster.lastIndex { !characters.extenders.contains($0) } ?? 0
    guard let first = cluster[base...].firstIndex(where: { characters.combiningClass($0) > 0 }) else { return }
    for next in cluster.indices[first...].dropFirst() {
      var place = next
      while place > first,
        characters.combiningClass(cluster[place - 1]) > characters.combiningClass(cluster[place])
      {
        cluster.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  private func foldedBase(_ point: UInt32) -> [UInt32] {
    if point < 0x80 { return (0x41...0x5A).contains(point) ? [point + 0x20] : [] }
    var filled: [UInt32] = []
    var base = point
    if (0xFF00...0xFFEF).contains(point) {
      base = characters.widthFold(point) ?? point
      filled = [base]
    }
    if let parts = characters.foldingDecomposition(base) {
      filled = parts
      base = parts.first ?? base
    }
    if let folded = characters.caseFold(base) { filled = folded + filled.dropFirst() }
    return filled
  }

  /// Where a comparison starts that is about a place: at the base character before it, over marks and punctuation.
  func start(_ text: [UInt16], before index: Int) -> Int {
    guard index > 0 else { return 0 }
    var place = index - 1
    while place > 0 {
      let unit = UInt32(text[place])
      if Self.isLow(unit) && Self.isHigh(UInt32(text[place - 1])) { break }
      let isContext = characters.nonBases.contains(unit) || characters.punctuation.contains(unit)
      if !isContext || (0x2E80..<0xAC00).contains(unit) { break }
      place -= 1
    }
    return place
  }

  /// Where the word ends that holds a place: letters, marks, numbers, punctuation and what is not seen. Of East Asian
  /// text each character is a word.
  func end(_ text: [UInt16], after index: Int) -> Int {
    var place = index
    repeat {
      let (point, length) = Self.character(text, at: place)
      place += length
      let isWord =
        characters.alphanumerics.contains(point) || characters.punctuation.contains(point)
        || characters.controls.contains(point)
      if !isWord || (length == 1 && (0x2E80..<0xAC00).contains(point)) { break }
    } while place < text.count
    return place
  }
}
