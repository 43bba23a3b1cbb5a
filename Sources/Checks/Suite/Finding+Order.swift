import Findings

extension [Finding] {
  /// By file, line and column, then rule, language and key; what has no place comes last.
  var inOrder: [Finding] {
    enumerated().sorted { left, right in
      let (a, b) = (left.element.place, right.element.place)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }
}

extension Finding {
  fileprivate var place: Place { Place(location: location, rule: rule, locale: locale ?? "", key: key ?? "") }

  fileprivate struct Place: Comparable {
    var location: Location?
    var rule: String
    var locale: String
    var key: String

    static func < (a: Place, b: Place) -> Bool {
      if a.location != b.location {
        guard let left = a.location else { return false }
        guard let right = b.location else { return true }
        return left < right
      }
      return (a.rule, a.locale, a.key) < (b.rule, b.locale, b.key)
    }
  }
}
