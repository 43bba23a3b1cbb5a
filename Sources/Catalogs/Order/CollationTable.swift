/// The root collation of CLDR: the elements of every character, weights as ranks.
struct CollationTable: Sendable {
  static let shared = CollationTable()

  /// What one character (or one of several it stands for) weighs on the levels of a comparison.
  struct Element: Sendable {
    /// 0: ignored on this level.
    var primary: UInt32
    var secondary: UInt16
    /// The lower six bits; above them the case: 0 lower, 1 mixed, 2 upper.
    var tertiary: UInt8
  }

  /// What the table holds for a code point.
  enum Entry {
    case implicit
    case single(Element)
    case several(ArraySlice<Element>)
  }

  /// A sequence of code points with elements of its own, without its first.
  struct Contraction: Sendable {
    var rest: [UInt32]
    var elements: [Element]
  }

  private var pages: [UInt16] = Array(repeating: 0, count: 0x1100)
  private var words: [UInt32] = Array(repeating: 0, count: 256)
  private var expansions: [Element] = []
  private let tails: [(secondary: UInt16, tertiary: UInt8)]
  /// Contractions by their first code point, the longest first.
  private(set) var contractions: [UInt32: [Contraction]] = [:]
  /// Elements of a character after a certain other.
  private(set) var prefixed: [UInt32: [Contraction]] = [:]
  /// UTF-16 units that may belong to what stands before them: marks, second halves, later parts of contractions.
  private var dependents = CodePointSet([])
  private let zeros: [UInt32]
  private let firstDigitRank: Int
  private let lastIdeographRank: Int

  /// How many primaries lie free before the digits, for numbers by their count of digits.
  static let numberRoom = 256

  private init() {
    var bounds = PackedReader(CollationData.bounds)
    _ = bounds.next()
    firstDigitRank = bounds.next()
    let firstIdeographRank = bounds.next()
    lastIdeographRank = firstIdeographRank + bounds.next() - 1
    tails = Self.readTails()
    zeros = Self.readZeros()
    readElements()
    readIdeographs(from: firstIdeographRank)
    contractions = readSequences(CollationData.contractions, byLast: false)
    prefixed = readSequences(CollationData.prefixed, byLast: true)
    dependents = findDependents()
  }

  /// The elements of a code point by itself.
  func entry(_ point: UInt32) -> Entry {
    guard point < 0x11_0000 else { return .implicit }
    let word = words[Int(pages[Int(point >> 8)]) << 8 | Int(point & 255)]
    if word == 0 { return .implicit }
    if word & 1 == 1 { return .single(element(rank: Int(word >> 10), tail: Int(word >> 1 & 511))) }
    if word == Self.ignored { return .several([]) }
    let start = Int(word >> 7)
    return .several(expansions[start..<start + Int(word >> 1 & 63)])
  }

  /// The element of a code point that the table does not know: after all ideographs, by its number.
  func implicitElement(_ point: UInt32) -> Element {
    Element(
      primary: UInt32(lastIdeographRank + 1 + Self.numberRoom) + point, secondary: Self.common.secondary,
      tertiary: Self.common.tertiary)
  }

  /// The value of a decimal digit of any script.
  func digit(_ point: UInt32) -> UInt8? {
    if point < 0x80 { return (0x30...0x39).contains(point) ? UInt8(point - 0x30) : nil }
    var low = 0
    var high = zeros.count
    while low < high {
      let middle = (low + high) / 2
      if zeros[middle] <= point { low = middle + 1 } else { high = middle }
    }
    guard low > 0, point - zeros[low - 1] < 10 else { return nil }
    return UInt8(point - zeros[low - 1])
  }

  /// Whether the elements of a text cannot be cut before a UTF-16 unit.
  func mayBelongToEarlier(_ unit: UInt16) -> Bool {
    dependents.contains(UInt32(unit)) || digit(UInt32(unit)) != nil
  }

  /// The elements of a number of at most 254 digits: longer numbers are larger, equally long ones go by their digits.
  func appendNumber(_ digits: ArraySlice<UInt8>, to elements: inout [Element]) {
    for primary in [UInt32(firstDigitRank + digits.count)] + digits.map({ UInt32($0) + 1 }) {
      elements.append(
        Element(primary: primary, secondary: Self.common.secondary, tertiary: Self.common.tertiary))
    }
  }

  private static let common: (secondary: UInt16, tertiary: UInt8) = (0x0500, 0x05)

  private func element(rank: Int, tail: Int) -> Element {
    let weights = tail < tails.count ? tails[tail] : Self.common
    return Element(primary: weight(rank), secondary: weights.secondary, tertiary: weights.tertiary)
  }

  /// The weight of a rank: room for numbers before the digits, and for unknown code points after the ideographs.
  private func weight(_ rank: Int) -> UInt32 {
    if rank < firstDigitRank { return UInt32(truncatingIfNeeded: rank) }
    return UInt32(truncatingIfNeeded: rank + Self.numberRoom + (rank > lastIdeographRank ? 0x20_0000 : 0))
  }
}

extension CollationTable {
  private static func readTails() -> [(secondary: UInt16, tertiary: UInt8)] {
    var reader = PackedReader(CollationData.secondaries)
    var result: [(secondary: UInt16, tertiary: UInt8)] = []
    while !reader.isAtEnd {
      result.append((UInt16(truncatingIfNeeded: reader.next()), UInt8(truncatingIfNeeded: reader.next())))
    }
    return result
  }

  private static func readZeros() -> [UInt32] {
    var reader = PackedReader(CollationData.digits)
    var result: [UInt32] = []
    var point = 0
    while !reader.isAtEnd {
      point += reader.next()
      result.append(UInt32(truncatingIfNeeded: point))
    }
    return result
  }

  private mutating func set(_ point: Int, _ word: UInt32) {
    guard point < 0x11_0000 else { return }
    if pages[point >> 8] == 0 {
      pages[point >> 8] = UInt16(truncatingIfNeeded: words.count >> 8)
      words.append(contentsOf: repeatElement(0, count: 256))
    }
    words[Int(pages[point >> 8]) << 8 | point & 255] = word
  }

  private mutating func readElements() {
    var reader = PackedReader(CollationData.elements)
    var point = 0
    var last = 0
    while !reader.isAtEnd {
      point += reader.next()
      let run = reader.next()
      let parts = (0..<reader.next()).map { _ in
        let rank = last + reader.nextSigned()
        if rank > 0 { last = rank }
        return (rank: rank, tail: reader.next())
      }
      for offset in 0...run / 2 {
        if parts.count == 1 {
          set(point, UInt32(truncatingIfNeeded: (parts[0].rank + offset * (run & 1)) << 10 | parts[0].tail << 1 | 1))
        } else if parts.isEmpty {
          set(point, Self.ignored)
        } else {
          set(point, UInt32(truncatingIfNeeded: expansions.count << 7 | parts.count << 1))
          expansions += parts.map { element(rank: $0.rank, tail: $0.tail) }
        }
        point += 1
      }
    }
  }

  /// The word of a character without any element, which is not an unknown one.
  private static let ignored: UInt32 = 1 << 31

  private mutating func readIdeographs(from first: Int) {
    var reader = PackedReader(CollationData.ideographs)
    var point = 0
    var rank = first
    while !reader.isAtEnd {
      point += reader.nextSigned()
      for _ in 0...reader.next() {
        set(point, UInt32(truncatingIfNeeded: rank << 10 | 1))
        point += 1
        rank += 1
      }
    }
  }

  private func findDependents() -> CodePointSet {
    let parts = contractions.values.flatMap { $0.flatMap(\.rest) } + prefixed.keys
    let points = Array(FinderCharacters.shared.marks) + parts
    var ranges: [Range<UInt32>] = [0xDC00..<0xE000]
    for point in points {
      let unit = point < 0x1_0000 ? point : 0xD7C0 + point >> 10
      ranges.append(unit..<unit + 1)
    }
    return CodePointSet(ranges)
  }

  private func readSequences(_ text: StaticString, byLast: Bool) -> [UInt32: [Contraction]] {
    var reader = PackedReader(text)
    var result: [UInt32: [Contraction]] = [:]
    while !reader.isAtEnd {
      var points = (0..<reader.next()).map { _ in UInt32(truncatingIfNeeded: reader.next()) }
      let elements = (0..<reader.next()).map { _ in
        let rank = reader.next()
        return element(rank: rank, tail: reader.next())
      }
      guard let name = byLast ? points.popLast() : points.first else { continue }
      if !byLast { points.removeFirst() }
      result[name, default: []].append(Contraction(rest: points, elements: elements))
    }
    return result.mapValues { $0.sorted { $0.rest.count > $1.rest.count } }
  }
}
