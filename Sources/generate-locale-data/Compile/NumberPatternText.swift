/// What a number pattern of UTS #35 says: the sizes of groups, and what stands around positive and negative numbers.
struct NumberPatternText {
  /// The size of the group before the decimal separator, 0 when there are no groups.
  var primaryGroup = 0
  /// The size of all groups before that one.
  var secondaryGroup = 0
  /// Before and after a positive number, then before and after a negative one: `-`, `%` and `¤` stand for the symbols.
  var affixes: [String]

  init(_ pattern: String) throws(PinnedProblem) {
    let parts = pattern.split(separator: ";", maxSplits: 1).map(String.init)
    guard let positive = parts.first else { throw PinnedProblem(message: "an empty number pattern") }
    let (prefix, number, suffix) = try Self.parts(positive)
    affixes = [prefix, suffix, "-" + prefix, suffix]
    if parts.count == 2 {
      let negative = try Self.parts(parts[1])
      affixes[2] = negative.prefix
      affixes[3] = negative.suffix
    }
    let groups = number.prefix { $0 != "." }.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      primaryGroup = groups[groups.count - 1].count
      secondaryGroup = groups.count > 2 ? groups[groups.count - 2].count : primaryGroup
    }
  }

  private static func parts(_ pattern: String) throws(PinnedProblem) -> (prefix: String, number: String, suffix: String)
  {
    var parts = [String.UnicodeScalarView(), String.UnicodeScalarView(), String.UnicodeScalarView()]
    var place = 0
    for scalar in pattern.unicodeScalars where scalar != "'" {
      let isNumber = "#0,.".unicodeScalars.contains(scalar)
      if isNumber, place == 0 { place = 1 }
      if !isNumber, place == 1 { place = 2 }
      if isNumber, place == 2 { throw PinnedProblem(message: "two numbers in the pattern '\(pattern)'") }
      parts[place].append(scalar)
    }
    return (String(parts[0]), String(parts[1]), String(parts[2]))
  }
}
