import Findings

extension [Finding] {
  /// Each once, by file, line and column, then rule, language and key; what has no place comes last.
  var inOrder: [Finding] {
    let places = map(Place.init)
    let order = indices.sorted { left, right in
      places[left] == places[right] ? left < right : places[left] < places[right]
    }
    var result: [Finding] = []
    result.reserveCapacity(count)
    var start = 0
    while start < order.count {
      var end = start + 1
      while end < order.count, places[order[end]] == places[order[start]] { end += 1 }
      if end == start + 1 {
        result.append(self[order[start]])
      } else {
        var seen: Set<Finding> = []
        for number in order[start..<end] where seen.insert(self[number]).inserted { result.append(self[number]) }
      }
      start = end
    }
    return result
  }
}

/// What findings are sorted by.
private struct Place: Comparable {
  let location: Location?
  let rule: String
  let locale: String
  let key: String

  init(_ finding: Finding) {
    location = finding.location
    rule = finding.rule
    locale = finding.locale ?? ""
    key = finding.key ?? ""
  }

  static func < (a: Place, b: Place) -> Bool {
    if a.location != b.location {
      guard let left = a.location else { return false }
      guard let right = b.location else { return true }
      return left < right
    }
    return (a.rule, a.locale, a.key) < (b.rule, b.locale, b.key)
  }
}
