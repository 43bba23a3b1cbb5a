/// Counts in the words of a summary line.
enum Quantity {
  /// `no errors`, `1 error`, `2 errors`.
  static func phrase(_ count: Int, _ word: String) -> String {
    switch count {
    case 0: "no \(word)s"
    case 1: "1 \(word)"
    default: "\(count) \(word)s"
    }
  }
}
