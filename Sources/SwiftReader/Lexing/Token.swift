/// A token: a kind and a range of bytes. It lies in a row with the others of its file.
struct Token {
  /// The offset of its first byte.
  private var first: UInt32
  /// The offset behind its last byte. A string literal ends behind its closing delimiter.
  private var behind: UInt32
  /// How far the next token is from this one in the row: 1, for a string literal with interpolations more by their
  /// tokens, and nothing at the end of the file, which so never ends.
  var step: Int32
  var kind: TokenKind
  /// The keyword an unquoted word spells, contextual ones too.
  var keyword: Keyword
  var flags: Flags

  @inline(__always)
  init(_ kind: TokenKind, _ keyword: Keyword = .none, from start: Int, to end: Int, _ flags: Flags = []) {
    first = UInt32(truncatingIfNeeded: start)
    behind = UInt32(truncatingIfNeeded: end)
    step = kind == .endOfFile ? 0 : 1
    self.kind = kind
    self.keyword = keyword
    self.flags = flags
  }

  @inline(__always)
  var start: Int { Int(first) }

  @inline(__always)
  var end: Int {
    get { Int(behind) }
    set { behind = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Whether a line ends between the token before and this one, or the file begins here.
  @inline(__always)
  var startsLine: Bool { flags.contains(.startsLine) }

  /// Whether anything stands between the token before and this one.
  @inline(__always)
  var hasSpaceBefore: Bool { flags.contains(.hasSpaceBefore) }

  struct Flags: OptionSet {
    let rawValue: UInt8

    static let startsLine = Flags(rawValue: 1)
    static let hasSpaceBefore = Flags(rawValue: 2)
    /// A string literal that spans lines: `"""`.
    static let multiline = Flags(rawValue: 4)
    /// A string literal that is closed and has no interpolation.
    static let plain = Flags(rawValue: 8)
    /// A string literal so deep in others that its interpolations were not cut into tokens.
    static let unread = Flags(rawValue: 16)
    /// The parenthesis that ends an interpolation.
    static let endsInterpolation = Flags(rawValue: 32)
    /// An identifier in backticks.
    static let quoted = Flags(rawValue: 64)
  }
}

/// The kinds of tokens.
enum TokenKind: UInt8 {
  case endOfFile, unknown
  case identifier, keyword, dollarIdentifier, wildcard
  case integer, float, string, regex
  case period, comma, semicolon, colon, doubleColon, atSign, pound, backslash, equal, arrow, prefixAmpersand
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  /// A `?` or `!` that touches what is before it.
  case postfixQuestion, exclamation
  /// The `?` of a ternary.
  case infixQuestion
  case binaryOperator, prefixOperator, postfixOperator
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable, poundSourceLocation
}
