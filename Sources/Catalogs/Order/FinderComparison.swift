/// Compares two texts as `localizedStandardCompare` does.
///
/// Foundation walks over what both texts share, letters of either case and numbers of equal value taken for the same,
/// and asks the root collation about the rest: first whether letters differ, then accents; case and width decide only
/// where nothing else does. This follows it step by step, since the order of a catalog is defined by it.
struct FinderComparison {
  private let left: [UInt16]
  private let right: [UInt16]
  private let characters = FinderCharacters.shared

  init(_ left: String, _ right: String) {
    self.left = Array(left.utf16)
    self.right = Array(right.utf16)
  }

  /// One text on the way: the place reached, and the folded cluster at it.
  private struct Side {
    var index = 0
    var used = 1
    var cluster: [UInt32] = []
    var clusterIndex = 0

    mutating func next(_ text: [UInt16], lowercases: Bool) -> UInt32 {
      guard cluster.isEmpty else {
        clusterIndex += 1
        return cluster[clusterIndex - 1]
      }
      used = 1
      let unit = UInt32(text[index])
      return lowercases && (0x41...0x5A).contains(unit) ? unit + 0x20 : unit
    }

    mutating func advance() {
      if !cluster.isEmpty && clusterIndex == cluster.count { cluster = [] }
      if cluster.isEmpty { index += used }
    }
  }

  /// Less than zero: the left text stands first.
  func order() -> Int {
    var one = Side()
    var two = Side()
    var shared = (0, 0)
    var forced = 0
    var forcedAt = (0, 0)
    var differsInZeros = false
    while one.index < left.count && two.index < right.count {
      var first = one.next(left, lowercases: forced != 0)
      var second = two.next(right, lowercases: forced != 0)
      if one.cluster.isEmpty && two.cluster.isEmpty && Self.isDigit(first) && Self.isDigit(second) {
        let start = (one.index, two.index)
        let (value, otherValue) = (Self.number(left, &one.index), Self.number(right, &two.index))
        if value != otherValue { return value < otherValue ? -1 : 1 }
        let width = (one.index - start.0) - (two.index - start.1)
        if forced == 0 && width != 0 {
          forced = width
          differsInZeros = true
          forcedAt = start
        }
        continue
      }
      if first != second {
        if forced == 0 {
          forced = first < second ? -1 : 1
          forcedAt = shared
        }
        if first < 0x80 && second < 0x80 { return collated(one.index, two.index) }
        Self.join(left, &one, &first)
        Self.join(right, &two, &second)
        if first != second && !fold(&one, &first, &two, &second) { return collated(shared.0, shared.1) }
        if !one.cluster.isEmpty && !two.cluster.isEmpty && !Self.walk(&one, &two) {
          return collated(shared.0, shared.1)
        }
      }
      one.advance()
      two.advance()
      if one.cluster.isEmpty && two.cluster.isEmpty { shared = (one.index, two.index) }
    }
    if one.index < left.count { return 1 }
    if two.index < right.count { return -1 }
    return differsInZeros || forced == 0 ? forced : collated(forcedAt.0, forcedAt.1)
  }

  private static func isDigit(_ point: UInt32) -> Bool { (0x30...0x39).contains(point) }

  /// The value of the digits at a place; it wraps around as Foundation's does.
  private static func number(_ text: [UInt16], _ index: inout Int) -> UInt64 {
    var value: UInt64 = 0
    while index < text.count, isDigit(UInt32(text[index])) {
      value = value &* 10 &+ UInt64(text[index] - 0x30)
      index += 1
    }
    return value
  }

  /// Makes a character of the two units of a surrogate pair.
  private static func join(_ text: [UInt16], _ side: inout Side, _ point: inout UInt32) {
    guard let whole = FinderClusters.pair(text, at: side.index, first: point) else { return }
    point = whole
    side.used = 2
  }

  /// Folds the characters that differ; false where they still do.
  private func fold(_ one: inout Side, _ first: inout UInt32, _ two: inout Side, _ second: inout UInt32) -> Bool {
    let clusters = FinderClusters(characters: characters)
    if one.cluster.isEmpty {
      clusters.fold(first, left, at: one.index, into: &one.cluster, used: &one.used)
      if let folded = one.cluster.first { (first, one.clusterIndex) = (folded, 1) }
    }
    if one.cluster.isEmpty && !two.cluster.isEmpty { return false }
    guard two.cluster.isEmpty && (one.cluster.isEmpty || first != second) else { return true }
    clusters.fold(second, right, at: two.index, into: &two.cluster, used: &two.used)
    if let folded = two.cluster.first { (second, two.clusterIndex) = (folded, 1) }
    return !two.cluster.isEmpty && first == second
  }

  /// Walks over what two clusters share; false where they differ.
  private static func walk(_ one: inout Side, _ two: inout Side) -> Bool {
    while one.clusterIndex < one.cluster.count && two.clusterIndex < two.cluster.count {
      if one.cluster[one.clusterIndex] != two.cluster[two.clusterIndex] { return false }
      one.clusterIndex += 1
      two.clusterIndex += 1
    }
    return true
  }
}

extension FinderComparison {
  /// How many units Foundation looks at in one go; longer texts are compared word by word.
  private static let window = 64

  /// Compares what stands from two places on, with the marks and punctuation before them.
  private func collated(_ leftStart: Int, _ rightStart: Int) -> Int {
    let clusters = FinderClusters(characters: characters)
    var starts = (clusters.start(left, before: leftStart), clusters.start(right, before: rightStart))
    if left.count - leftStart <= Self.window && right.count - rightStart <= Self.window {
      return CollationLevels(left[starts.0...], right[starts.1...]).order.value < 0 ? -1 : 1
    }
    var places = (leftStart, rightStart)
    var windows = (left[starts.0..<starts.0], right[starts.1..<starts.1])
    var result = 0
    repeat {
      if places.0 < left.count {
        places.0 = clusters.end(left, after: places.0)
        windows.0 = left[starts.0..<places.0]
      }
      if places.1 < right.count {
        places.1 = clusters.end(right, after: places.1)
        windows.1 = right[starts.1..<places.1]
      }
      let (order, isWeak) = CollationLevels(windows.0, windows.1).order
      if isWeak {
        if result == 0 { result = order }
        starts = places
      } else if abs(order) > 1 || (places.0 >= left.count && places.1 >= right.count) {
        return order
      }
    } while places.0 < left.count || places.1 < right.count
    return result
  }
}
