/// A condition of a plural rule, in the grammar of UTS #35, Part 3, "Plural rules syntax".
struct PluralCondition {
  /// "n % 100 = 3..10, 13"
  struct Relation {
    var operand: Character
    var modulus: UInt64?
    var isNegated: Bool
    var ranges: [ClosedRange<UInt64>]
  }

  /// Alternatives of relations that all have to hold. One alternative without relations always holds.
  var alternatives: [[Relation]]

  init(_ text: some StringProtocol) throws(PinnedProblem) {
    alternatives = []
    if PinnedText.trim(text).isEmpty {
      alternatives = [[]]
      return
    }
    var relations: [Relation] = []
    var words: [Substring] = []
    var all: [Substring] = Substring(text).split(separator: " ")
    all.append("or")
    for word in all {
      guard word == "and" || word == "or" else {
        words.append(word)
        continue
      }
      relations.append(try Self.relation(words))
      words = []
      if word == "or" {
        alternatives.append(relations)
        relations = []
      }
    }
  }

  private static func relation(_ words: [Substring]) throws(PinnedProblem) -> Relation {
    let problem = PinnedProblem(message: "not a relation: '\(words.joined(separator: " "))'")
    guard let operand = words.first?.first, words.first?.count == 1, "nivwftce".contains(operand) else { throw problem }
    var rest = words.dropFirst()
    var modulus: UInt64?
    if rest.first == "%" {
      guard rest.count > 1, let value = UInt64(rest[rest.startIndex + 1]) else { throw problem }
      modulus = value
      rest = rest.dropFirst(2)
    }
    guard let sign = rest.first, sign == "=" || sign == "!=" else { throw problem }
    var ranges: [ClosedRange<UInt64>] = []
    for part in rest.dropFirst().joined().split(separator: ",") {
      let ends = part.split(separator: ".").map { UInt64($0) }
      guard let first = ends.first ?? nil, let last = ends.last ?? nil, first <= last else { throw problem }
      ranges.append(first...last)
    }
    return Relation(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
  }

  /// Whether the condition holds for an integer that is written in full.
  func holds(for integer: UInt64) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: integer) } }
  }
}

extension PluralCondition.Relation {
  var isAboutIntegers: Bool { operand == "n" || operand == "i" }

  func holds(for integer: UInt64) -> Bool {
    let value = isAboutIntegers ? integer : 0
    let compared = modulus.map { value % $0 } ?? value
    return ranges.contains { $0.contains(compared) } != isNegated
  }
}
