extension Parser {
  /// A string literal with its interpolations.
  mutating func parseString() -> UInt32 {
    guard token.flags.contains(.plain) else { return parseOtherString() }
    let start = token.start
    advance()
    return make(.stringLiteral, from: start)
  }

  /// A string literal with interpolations, or one that is not closed.
  private mutating func parseOtherString() -> UInt32 {
    let string = current
    let opening = source.stringOpening(at: token.start)
    // Whether the tokens of the interpolations follow those of the literal. That ends with the first one that is read
    // otherwise than its parentheses tell.
    var isCut = !token.flags.contains(.unread)
    let restarts = self.restarts
    var children = Children()
    var at = opening.end
    while true {
      switch source.scanString(from: at, opening) {
      case .close(let end):
        previousEnd = end
        if isCut {
          current = string
          skip()
        } else {
          restart(at: end, after: .string)
        }
        return make(.stringLiteral, from: opening.start, children)
      case .unterminated(let end):
        fail("expected the end of the string literal", at: end)
        return 0
      case .interpolation(let inside):
        append(parseInterpolation(opening, inside, isCut), to: &children)
        guard failure == nil else { return 0 }
        isCut = isCut && self.restarts == restarts && token.flags.contains(.endsInterpolation)
        at = token.end
      }
    }
  }

  /// `\(a, format: b)`, from behind the parenthesis to the one that ends it. The token after that is not read: it is
  /// text again.
  private mutating func parseInterpolation(_ opening: StringOpening, _ inside: Int, _ isCut: Bool) -> UInt32 {
    let stopped = stopsAtLineEnd
    stopsAtLineEnd = !opening.isMultiline
    if isCut { current += 1 } else { restart(at: inside, after: .leftParen) }
    guard enter() else { return 0 }
    defer { leave() }
    interpolations += 1
    var arguments = Children()
    parseArguments(&arguments, .rightParen, [])
    guard at(.rightParen) else {
      fail("expected ')' at the end of the interpolation")
      return 0
    }
    previousEnd = token.end
    stopsAtLineEnd = stopped
    interpolations -= 1
    return make(.interpolation, from: inside - 2 - opening.pounds, arguments)
  }
}
