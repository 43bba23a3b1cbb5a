/// A token: a kind and a range of bytes.
struct Token {
  var kind: TokenKind
  /// The keyword an unquoted word spells, contextual ones too.
  var keyword: Keyword = .none
  /// Whether a line ends between the token before and this one, or the file begins here.
  var startsLine = false
  /// Whether anything stands between the token before and this one.
  var hasSpaceBefore = false
  /// A string literal that spans lines: `"""`.
  var isMultiline = false
  /// How many `#` a string literal opens with.
  var poundCount: UInt16 = 0
  var start: Int
  var end: Int
}

/// The kinds of tokens. A string literal's token is its opening delimiter only; the parser reads on.
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
