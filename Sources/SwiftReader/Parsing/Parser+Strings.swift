extension Parser {
  /// A string literal with its interpolations.
  mutating func parseString() -> UInt32 {
    let opening = token
    var children = Children()
    var at = opening.end
    while true {
      switch lexer.scanString(from: at, pounds: Int(opening.poundCount), isMultiline: opening.isMultiline) {
      case .close(let end):
        return finishString(opening, children, end)
      case .unterminated(let end):
        token.start = min(end, lexer.count)
        fail("expected the end of the string literal")
        return 0
      case .interpolation(let inside):
        append(parseInterpolation(opening, inside), to: &children)
        guard failure == nil else { return 0 }
        at = Int(arena[children.last].end)
      }
    }
  }

  private mutating func finishString(_ opening: Token, _ children: Children, _ end: Int) -> UInt32 {
    previousEnd = end
    lexer.offset = end
    lexer.previousKind = .string
    lexer.previousKeyword = .none
    token = lexer.next()
    return make(.stringLiteral, from: opening.start, children)
  }

  /// `\(a, format: b)`, from behind the parenthesis on. The token after it is not read: it is text again.
  private mutating func parseInterpolation(_ opening: Token, _ inside: Int) -> UInt32 {
    let start = inside - 2 - Int(opening.poundCount)
    let stopped = lexer.stopsAtLineEnd
    lexer.stopsAtLineEnd = !opening.isMultiline
    lexer.offset = inside
    lexer.previousKind = .leftParen
    token = lexer.next()
    var arguments = Children()
    guard enter() else { return 0 }
    defer { leave() }
    parseArguments(&arguments, .rightParen, [])
    guard token.kind == .rightParen else {
      fail("expected ')' at the end of the interpolation")
      return 0
    }
    previousEnd = token.end
    lexer.stopsAtLineEnd = stopped
    return make(.interpolation, from: start, arguments)
  }
}
