extension Parser {
  mutating func parseSwitch() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    append(parseExpression(.condition), to: &children)
    expect(.leftBrace, "expected '{'")
    parseItems(&children, .cases)
    expectClosing(.rightBrace, "expected '}'")
    return make(.switchStatement, from: start, children)
  }

  /// Whether a case of a `switch` begins here: `case`, `default`, `@unknown default`.
  mutating func atSwitchCase() -> Bool {
    if at(.case) || at(.default) { return at(.keyword) }
    guard at(.atSign) else { return false }
    var ahead = current
    guard let next = tokenBehindAttribute(&ahead) else { return false }
    return next.keyword == .case || next.keyword == .default
  }

  mutating func parseCaseOrConditional() -> UInt32 {
    switch token.kind {
    case .poundIf: return parseIfConfig(.cases)
    case .pound: return parseExpression([])
    default: break
    }
    guard atSwitchCase() else {
      fail("expected 'case' or 'default'")
      return 0
    }
    let start = token.start
    var children = Children()
    if at(.atSign) { append(parseCaseAttribute(), to: &children) }
    let name = token
    let isDefault = at(.default)
    advance()
    if !isDefault { parseCaseItems(&children) }
    expect(.colon, "expected ':'")
    parseItems(&children, .caseBody)
    return make(.switchCase, from: start, children, named: name)
  }

  /// `@unknown`.
  private mutating func parseCaseAttribute() -> UInt32 {
    let start = token.start
    advance()
    let name = token
    let type = parseWordAsType()
    if atOnLine(.leftParen) { skipBalanced() }
    return make(.attribute, from: start, Children(type), named: name)
  }

  private mutating func parseCaseItems(_ children: inout Children) {
    repeat {
      let start = token.start
      var item = Children()
      append(parseMatchingPattern(), to: &item)
      if at(.where) { append(parseWhere([]), to: &item) }
      append(make(.caseItem, from: start, item), to: &children)
    } while consume(.comma) && !at(.colon)
  }

  /// What an `if`, `guard` or `while` asks, one part after the other.
  mutating func parseConditions(_ children: inout Children) {
    repeat {
      append(parseCondition(), to: &children)
    } while consume(.comma) && !at(.else) && !(at(.leftBrace) && atBodyAfterComma())
  }

  /// Whether the `{` behind a comma opens the statement's block and no closure that is one more condition.
  private mutating func atBodyAfterComma() -> Bool {
    var ahead = current
    let next = tokenBehindBrackets(&ahead)
    switch next.kind {
    case .endOfFile, .semicolon, .rightBrace, .rightParen: return true
    case .comma, .binaryOperator, .leftBrace: return false
    case .keyword where next.keyword == .else: return true
    default: return next.startsLine
    }
  }

  private mutating func parseCondition() -> UInt32 {
    switch token.kind {
    case .poundAvailable, .poundUnavailable: return parseAvailabilityCondition()
    case .keyword where at(.case): return parseMatchingCondition()
    case .keyword, .identifier:
      if atPatternWord(), !at(.is) { return parseOptionalBinding() }
    default: break
    }
    return parseExpression(.condition)
  }

  mutating func parseAvailabilityCondition() -> UInt32 {
    let start = token.start
    let name = start + 1..<token.end
    advance()
    var children = Children()
    expect(.leftParen, "expected '('")
    parseAvailability(&children)
    expect(.rightParen, "expected ')'")
    let id = make(.availability, from: start, children)
    setName(from: name.lowerBound, to: name.upperBound, of: id)
    return id
  }

  private mutating func parseOptionalBinding() -> UInt32 {
    let name = token
    advance()
    var children = Children()
    append(parsePattern(), to: &children)
    if consume(.colon) { append(parseType(), to: &children) }
    if consume(.equal) { append(parseExpression(.condition), to: &children) }
    return make(.optionalBinding, from: name.start, children, named: name)
  }

  private mutating func parseMatchingCondition() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    append(parseMatchingPattern(), to: &children)
    if consume(.colon) { append(parseType(), to: &children) }
    expect(.equal, "expected '='")
    append(parseExpression(.condition), to: &children)
    return make(.matchingCondition, from: start, children)
  }
}
