/// One set of plural rules with the languages that follow it, as it is pinned.
struct PluralRuleText {
  var languages: [String]
  var rules: [(category: String, condition: PluralCondition)]

  /// Reads `plural-cardinals.txt` or `plural-ordinals.txt`.
  static func sets(_ text: String) throws(PinnedProblem) -> [PluralRuleText] {
    var sets: [PluralRuleText] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard line.hasPrefix("  ") else {
        sets.append(PluralRuleText(languages: line.split(separator: " ").map(String.init), rules: []))
        continue
      }
      guard !sets.isEmpty, let colon = line.firstIndex(of: ":") else {
        throw PinnedProblem(message: "not a plural rule: '\(line)'")
      }
      let condition = line[line.index(after: colon)...].prefix { $0 != "@" }
      sets[sets.count - 1].rules.append((String(PinnedText.trim(line[..<colon])), try PluralCondition(condition)))
    }
    return sets
  }

  /// The category of an integer.
  func category(of integer: UInt64) -> String {
    rules.first { $0.condition.holds(for: integer) }?.category ?? "other"
  }

  /// Whether the category of an integer follows from its last two digits, and from more than its being one number.
  var looksAtLastDigitsAlone: Bool {
    let relations = rules.flatMap { $0.condition.alternatives.joined() }.filter(\.isAboutIntegers)
    return !relations.isEmpty && relations.allSatisfy { $0.modulus == 10 || $0.modulus == 100 }
  }

  /// The smallest integer of every category that integers reach. Rules look at remainders up to a million and, beyond
  /// the first two thousand, only at whole thousands.
  var firstIntegers: [String: UInt64] {
    var found: [String: UInt64] = [:]
    let candidates = Array(0...2000) + Array(stride(from: UInt64(3000), through: 1_000_000, by: 1000))
    for candidate in candidates {
      let category = category(of: candidate)
      if found[category] == nil { found[category] = candidate }
    }
    return found
  }
}
