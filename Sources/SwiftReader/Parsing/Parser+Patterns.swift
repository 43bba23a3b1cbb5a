extension Parser {
  /// A pattern that binds: `x`, `_`, `(a, b)`, `let x`.
  mutating func parsePattern() -> UInt32 {
    guard enter() else { return 0 }
    defer { leave() }
    let start = token.start
    switch token.kind {
    case .wildcard:
      advance()
      return make(.wildcardPattern, from: start)
    case .leftParen: return parseTuplePattern()
    case .keyword where at(.let) || at(.var) || at(.inout):
      let name = token
      advance()
      let pattern = parsePattern()
      return make(.bindingPattern, from: start, Children(pattern), named: name)
    case .identifier, .dollarIdentifier:
      return parseIdentifierPattern()
    case .keyword where at(.self) || at(.`init`):
      return parseIdentifierPattern()
    default:
      fail("expected a pattern")
      return 0
    }
  }

  private mutating func parseIdentifierPattern() -> UInt32 {
    let name = token
    advance()
    return make(.identifierPattern, from: name.start, named: name)
  }

  private mutating func parseTuplePattern() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    while !at(.rightParen), !at(.endOfFile) {
      let element = token
      let hasLabel = at(.identifier) && peekByte() == 0x3A
      if hasLabel {
        advance()
        advance()
      }
      let pattern = parsePattern()
      let id = make(.tuplePatternElement, from: element.start, Children(pattern))
      if hasLabel { setName(element, of: id) }
      append(id, to: &children)
      guard consume(.comma) else { break }
    }
    expect(.rightParen, "expected ')'")
    return make(.tuplePattern, from: start, children)
  }

  /// Whether `let`, `var`, `is` or another word that can only begin a pattern stands here.
  mutating func atPatternWord() -> Bool {
    switch token.keyword {
    case .let, .var, .inout, .is: return true
    case ._mutating, ._borrowing, ._consuming, .borrowing:
      let next = peek()
      return !next.startsLine && (next.kind == .identifier || next.kind == .wildcard)
    default: return false
    }
  }

  /// A pattern that may match: `.failure(let e)`, `let (a, b)`, `is T`, `1...3`.
  mutating func parseMatchingPattern(_ mode: Mode = .matching) -> UInt32 {
    guard enter() else { return 0 }
    defer { leave() }
    guard atPatternWord() else { return parseSequence(mode.union(.condition)) }
    let start = token.start
    let name = token
    advance()
    if name.keyword == .is {
      let type = parseType()
      return make(.isTypePattern, from: start, Children(type))
    }
    let pattern = parseMatchingPattern([.matching, .binding])
    return make(.bindingPattern, from: start, Children(pattern), named: name)
  }
}
