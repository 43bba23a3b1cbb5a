/// What the Finder's order must know of single characters: how they decompose and fold, and which belong together.
struct FinderCharacters: Sendable {
  static let shared = FinderCharacters()

  let alphanumerics = CodePointSet(CharacterData.alphanumerics)
  let nonBases = CodePointSet(CharacterData.nonBases)
  let punctuation = CodePointSet(CharacterData.punctuation)
  let controls = CodePointSet(CharacterData.controls)
  let extenders = CodePointSet(CharacterData.extenders)
  private let undecomposed = CodePointSet(CharacterData.undecomposed)
  private let decompositions = Self.mappings(CharacterData.decompositions)
  private let caseFolds = Self.mappings(CharacterData.caseFolds)
  private let widthFolds = Self.mappings(CharacterData.widthFolds)
  private let combiningClasses = Self.classes(CharacterData.combiningClasses)

  /// The canonical decomposition in full; nil where the character is its own.
  func decomposition(_ point: UInt32) -> [UInt32]? {
    if point < 0xC0 { return nil }
    if (0xAC00..<0xD7A4).contains(point) { return Self.jamo(of: point) }
    return decompositions[point]
  }

  /// The decomposition as Foundation's folding has it, which knows less.
  func foldingDecomposition(_ point: UInt32) -> [UInt32]? {
    undecomposed.contains(point) ? nil : decomposition(point)
  }

  func caseFold(_ point: UInt32) -> [UInt32]? { caseFolds[point] }

  func widthFold(_ point: UInt32) -> UInt32? { widthFolds[point]?.first }

  /// The canonical combining class; 0 for all that do not combine.
  func combiningClass(_ point: UInt32) -> UInt8 { point < 0x300 ? 0 : combiningClasses[point] ?? 0 }

  /// Every character that begins with a combining mark, decomposed.
  var marks: [UInt32] {
    combiningClasses.keys + decompositions.filter { combiningClass($0.value.first ?? 0) > 0 }.map(\.key)
  }

  /// The canonical decomposition of a text, marks in canonical order.
  func decomposed(_ points: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(points.count)
    for point in points {
      if let parts = decomposition(point) { result += parts } else { result.append(point) }
    }
    sortMarks(&result)
    return result
  }

  /// Puts runs of combining marks in the order of their classes.
  func sortMarks(_ points: inout [UInt32]) {
    var at = 0
    while at < points.count {
      guard combiningClass(points[at]) > 0 else {
        at += 1
        continue
      }
      var end = at + 1
      while end < points.count, combiningClass(points[end]) > 0 { end += 1 }
      for next in at + 1..<max(end, at + 1) {
        var place = next
        while place > at, combiningClass(points[place - 1]) > combiningClass(points[place]) {
          points.swapAt(place - 1, place)
          place -= 1
        }
      }
      at = end
    }
  }

  private static func jamo(of syllable: UInt32) -> [UInt32] {
    let index = syllable - 0xAC00
    let tail = index % 28
    let result = [0x1100 + index / 588, 0x1161 + index % 588 / 28]
    return tail == 0 ? result : result + [0x11A7 + tail]
  }

  private static func mappings(_ text: StaticString) -> [UInt32: [UInt32]] {
    var reader = PackedReader(text)
    var result: [UInt32: [UInt32]] = [:]
    var point = 0
    var target = 0
    while !reader.isAtEnd {
      point += reader.next()
      result[UInt32(truncatingIfNeeded: point)] = (0..<reader.next()).map { _ in
        target += reader.nextSigned()
        return UInt32(truncatingIfNeeded: target)
      }
    }
    return result
  }

  private static func classes(_ text: StaticString) -> [UInt32: UInt8] {
    var reader = PackedReader(text)
    var result: [UInt32: UInt8] = [:]
    while !reader.isAtEnd {
      let combiningClass = UInt8(truncatingIfNeeded: reader.next())
      for run in reader.nextRuns() {
        for point in run { result[point] = combiningClass }
      }
    }
    return result
  }
}
