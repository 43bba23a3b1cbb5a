/// Compares two texts level by level in the root collation.
struct CollationLevels {
  private let left: [UInt32]
  private let right: [UInt32]
  private let units: (ArraySlice<UInt16>, ArraySlice<UInt16>)

  init(_ left: ArraySlice<UInt16>, _ right: ArraySlice<UInt16>) {
    units = (left, right)
    let shared = Self.sharedLength(left, right)
    self.left = Self.points(left.dropFirst(shared))
    self.right = Self.points(right.dropFirst(shared))
  }

  /// How much of both texts is the same and can be passed over, as ICU does: not the part that marks, digits or
  /// contractions after it may belong to. It does not go back for digits beyond the first plane, and so does not this.
  private static func sharedLength(_ left: ArraySlice<UInt16>, _ right: ArraySlice<UInt16>) -> Int {
    var length = 0
    for (one, other) in zip(left, right) {
      if one != other { break }
      length += 1
    }
    let table = CollationTable.shared
    let follows = [left.dropFirst(length).first, right.dropFirst(length).first].compactMap { $0 }
    guard length > 0, follows.contains(where: { table.mayBelongToEarlier($0) }) else { return length }
    repeat {
      length -= 1
    } while length > 0 && table.mayBelongToEarlier(left[left.startIndex + length])
    return length
  }

  /// Less than zero: the left text stands first. Two or more: the letters differ. One: their accents, or, where
  /// `isWeak`, only case, width or spelling.
  var order: (value: Int, isWeak: Bool) {
    let primaries = compare(elements(left), elements(right), Self.primary)
    if primaries != 0 { return (2 * primaries, false) }
    let one = elements(FinderCharacters.shared.decomposed(left))
    let two = elements(FinderCharacters.shared.decomposed(right))
    let accents = firstDifference([Self.primary, Self.secondary], one, two)
    if accents != 0 { return (accents, false) }
    let details = firstDifference([Self.letterCase, Self.tertiary], one, two)
    return (details != 0 ? details : unitOrder, true)
  }

  private typealias Element = CollationTable.Element
  private typealias Level = @Sendable (Element) -> UInt32

  private static let primary: Level = { $0.primary }
  private static let secondary: Level = { UInt32($0.secondary) }
  /// Case, of elements that have an accent level, as a number that is never 0.
  private static let letterCase: Level = { $0.secondary == 0 ? 0 : UInt32($0.tertiary >> 6) + 1 }
  private static let tertiary: Level = { UInt32($0.tertiary & 0x3F) }

  private func elements(_ points: [UInt32]) -> [Element] { CollationElements.elements(of: points) }

  private func firstDifference(_ levels: [Level], _ one: [Element], _ two: [Element]) -> Int {
    for level in levels {
      let order = compare(one, two, level)
      if order != 0 { return order }
    }
    return 0
  }

  /// Compares on one level; weights of 0 are passed over.
  private func compare(_ one: [Element], _ two: [Element], _ level: Level) -> Int {
    var i = 0
    var j = 0
    while true {
      var first: UInt32 = 0
      var second: UInt32 = 0
      while first == 0 && i < one.count {
        first = level(one[i])
        i += 1
      }
      while second == 0 && j < two.count {
        second = level(two[j])
        j += 1
      }
      if first != second { return first < second ? -1 : 1 }
      if first == 0 { return 0 }
    }
  }

  private var unitOrder: Int {
    if units.0.lexicographicallyPrecedes(units.1) { return -1 }
    return units.0.elementsEqual(units.1) ? 0 : 1
  }

  private static func points(_ units: ArraySlice<UInt16>) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(units.count)
    for unit in units {
      if FinderClusters.isLow(UInt32(unit)), let high = result.last, FinderClusters.isHigh(high) {
        result[result.count - 1] = 0x1_0000 + (high - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      } else {
        result.append(UInt32(unit))
      }
    }
    return result
  }
}
