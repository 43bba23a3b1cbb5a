/// Counts and lists in the words of a summary line.
enum Quantity {
  /// `no errors`, `1 error`, `2 errors`.
  static func phrase(_ count: Int, _ word: String) -> String {
    switch count {
    case 0: "no \(word)s"
    case 1: "1 \(word)"
    default: "\(count) \(word)s"
    }
  }

  /// `de, fr and ru`, or the first of many and how many more there are.
  static func list(_ words: [String], atMost limit: Int) -> String {
    if words.count > limit {
      return words[..<(limit - 2)].joined(separator: ", ") + " and \(words.count - limit + 2) more"
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
