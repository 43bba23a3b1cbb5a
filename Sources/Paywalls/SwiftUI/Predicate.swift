/// A condition of Swift code, taken apart as far as sample states need it.
indirect enum Predicate: Hashable, Sendable {
  /// Something that is true or false: `isSelected`, `let price = prices[plan.id]`.
  case atom(String)
  case compare(String, Comparison, String)
  case not(Predicate)
  case and(Predicate, Predicate)
  case or(Predicate, Predicate)

  enum Comparison: String, Sendable, CaseIterable {
    case equal = "==", notEqual = "!=", lessOrEqual = "<=", greaterOrEqual = ">=", less = "<", greater = ">"

    func holds(_ left: Int, _ right: Int) -> Bool {
      switch self {
      case .equal: left == right
      case .notEqual: left != right
      case .lessOrEqual: left <= right
      case .greaterOrEqual: left >= right
      case .less: left < right
      case .greater: left > right
      }
    }

    /// The comparison with its sides exchanged.
    var mirrored: Comparison {
      switch self {
      case .equal, .notEqual: self
      case .lessOrEqual: .greaterOrEqual
      case .greaterOrEqual: .lessOrEqual
      case .less: .greater
      case .greater: .less
      }
    }
  }

  /// Reads an expression as written, white space folded.
  init(_ text: String) {
    let text = Predicate.withoutParentheses(text.trimmed)
    if !text.hasPrefix("case "), Predicate.split(text, at: " is ") == nil,
      let (left, right) = Predicate.split(text, at: ", ")
    {
      self = .and(Predicate(left), Predicate(right))
    } else if text.hasPrefix("let ") || text.hasPrefix("var ") || text.hasPrefix("case ") {
      self = .atom(text)
    } else if let (left, right) = Predicate.split(text, at: "||") {
      self = .or(Predicate(left), Predicate(right))
    } else if let (left, right) = Predicate.split(text, at: "&&") {
      self = .and(Predicate(left), Predicate(right))
    } else if text.hasPrefix("!") {
      self = .not(Predicate(String(text.dropFirst())))
    } else if let (subject, pattern) = Predicate.split(text, at: " is "), pattern.hasPrefix(".") {
      self = .compare(subject, .equal, pattern)
    } else if let (left, comparison, right) = Predicate.comparison(text) {
      self = comparison == .notEqual ? .not(.compare(left, .equal, right)) : .compare(left, comparison, right)
    } else {
      self = .atom(text)
    }
  }

  private static func comparison(_ text: String) -> (String, Comparison, String)? {
    for comparison in Comparison.allCases {
      if let (left, right) = split(text, at: " \(comparison.rawValue) ") { return (left, comparison, right) }
    }
    return nil
  }

  /// The sides of the first operator that stands outside brackets and string literals.
  private static func split(_ text: String, at operator: String) -> (String, String)? {
    let bytes = Array(text.utf8)
    let wanted = Array(`operator`.utf8)
    var depth = 0
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isQuoted { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): if !isQuoted { depth -= 1 }
      default:
        guard !isQuoted, depth == 0, index > 0, bytes[index...].starts(with: wanted) else { break }
        let left = String(decoding: bytes[..<index], as: UTF8.self).trimmed
        let right = String(decoding: bytes[(index + wanted.count)...], as: UTF8.self).trimmed
        return left.isEmpty || right.isEmpty ? nil : (left, right)
      }
      index += 1
    }
    return nil
  }

  /// A text without parentheses that enclose all of it.
  private static func withoutParentheses(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")") else { return text }
    var depth = 0
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index == bytes.count - 1 ? withoutParentheses(String(text.dropFirst().dropLast())) : text }
    }
    return text
  }

  /// Its smallest parts, each once, in order.
  var parts: [Predicate] {
    switch self {
    case .atom, .compare: [self]
    case .not(let inner): inner.parts
    case .and(let left, let right), .or(let left, let right): left.parts + right.parts
    }
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmed: String {
    var bytes = utf8[...]
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(Substring(bytes))
  }

  /// Whether it is a name or a path of names: `plan.trialDays`.
  var isSimplePath: Bool {
    guard let first = utf8.first, first == UInt8(ascii: "_") || (first | 0x20 >= 0x61 && first | 0x20 <= 0x7A) else {
      return false
    }
    return utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?")
        || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
    }
  }

  /// The part of a path before its first dot, and that after its last.
  var pathEnds: (root: String, last: String) {
    let parts = split(whereSeparator: { $0 == "." || $0 == "?" }).map(String.init)
    return (parts.first ?? self, parts.last ?? self)
  }
}
