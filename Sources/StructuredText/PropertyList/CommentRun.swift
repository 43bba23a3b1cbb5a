/// The comments between two members, and which of the two each belongs to.
///
/// A comment belongs to the key below it unless a blank line parts them, as with the head of a file; a comment on the
/// line of the member before belongs to that one.
struct CommentRun {
  private var leading: [String] = []
  private var trailing: String?
  /// How many line ends came since the last comment or member.
  private var lineEnds = 0
  private var isBehindMember: Bool

  init(isBehindMember: Bool = false) {
    self.isBehindMember = isBehindMember
  }

  mutating func endLine() {
    lineEnds += 1
    isBehindMember = false
    if lineEnds > 1 { leading = [] }
  }

  mutating func add(_ comment: String) {
    let text = Self.trimmed(comment)
    if isBehindMember {
      trailing = text
    } else {
      leading.append(text)
    }
    lineEnds = 0
  }

  /// The comment of the member below.
  mutating func takeLeading() -> String? {
    defer { leading = [] }
    let text = leading.filter { !$0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? nil : text
  }

  /// The comment on the line of the member before.
  mutating func takeTrailing() -> String? {
    defer { trailing = nil }
    return trailing?.isEmpty == true ? nil : trailing
  }

  static func trimmed(_ text: String) -> String {
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let scalars = text.unicodeScalars.drop(while: isSpace)
    guard let last = scalars.lastIndex(where: { !isSpace($0) }) else { return "" }
    return String(String.UnicodeScalarView(scalars[...last]))
  }
}
