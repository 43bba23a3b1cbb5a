extension Parser {
  /// `#if … #elseif … #else … #endif` around what its place may hold.
  mutating func parseIfConfig(_ place: Place) -> UInt32 {
    let start = token.start
    var clauses = Children()
    repeat {
      append(parseIfConfigClause(place), to: &clauses)
    } while failure == nil && (at(.poundElseif) || at(.poundElse))
    expectClosing(.poundEndif, "expected '#endif'")
    return make(.ifConfig, from: start, clauses)
  }

  private mutating func parseIfConfigClause(_ place: Place) -> UInt32 {
    let start = token.start
    var children = Children()
    let name = parseIfConfigCondition(&children)
    switch place {
    case .attributes: parseAttributes(&children)
    default: parseItems(&children, place)
    }
    let clause = make(.ifConfigClause, from: start, children)
    setName(from: name.lowerBound, to: name.upperBound, of: clause)
    return clause
  }

  /// The line that begins a branch; gives the range of its word.
  mutating func parseIfConfigCondition(_ children: inout Children) -> Range<Int> {
    let name = token.start + 1..<token.end
    let isElse = at(.poundElse)
    advance()
    if !isElse {
      if token.startsLine { fail("expected a condition") }
      append(parseSequence(.directive), to: &children)
    }
    if !token.startsLine, !at(.endOfFile) { fail("expected the end of the line") }
    return name
  }

  mutating func parseSourceLocation() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    expect(.leftParen, "expected '('")
    parseArguments(&children, .rightParen, [])
    expect(.rightParen, "expected ')'")
    return make(.sourceLocation, from: start, children)
  }

  /// Whether the `#if` here holds nothing but attributes, of the declaration behind it.
  mutating func atConditionalAttributes() -> Bool {
    var ahead = current
    var next = token
    var hasAttribute = false
    var open = 0
    while true {
      switch next.kind {
      case .poundIf:
        open += 1
        guard open <= 32 else { return false }
        next = tokenOnNextLine(&ahead)
      case .poundElseif, .poundElse: next = tokenOnNextLine(&ahead)
      case .poundEndif:
        open -= 1
        next = read(&ahead)
        if open == 0 { return hasAttribute }
      case .atSign:
        hasAttribute = true
        guard let behind = tokenBehindAttribute(&ahead) else { return false }
        next = behind
      default: return false
      }
    }
  }

  /// Whether the `#if` here holds the next cases of a `switch` rather than statements of this one.
  mutating func atConditionalCases() -> Bool {
    var ahead = current
    var next = token
    var directives = 0
    while next.kind == .poundIf || next.kind == .poundElseif || next.kind == .poundElse, directives < 32 {
      next = tokenOnNextLine(&ahead)
      directives += 1
    }
    while next.kind == .atSign {
      guard let behind = tokenBehindAttribute(&ahead) else { return false }
      next = behind
    }
    return next.keyword == .case || next.keyword == .default
  }

  /// Whether the members behind the `#if` here hang on the expression before it: `.padding()`.
  mutating func atPostfixConditional() -> Bool {
    var ahead = current
    var next = token
    var directives = 0
    while next.kind == .poundIf, directives < 32 {
      next = tokenOnNextLine(&ahead)
      directives += 1
    }
    guard next.kind == .period else { return false }
    let name = read(&ahead)
    return name.kind == .identifier || name.kind == .keyword
  }

  private mutating func tokenOnNextLine(_ ahead: inout UnsafeMutablePointer<Token>) -> Token {
    while true {
      let next = read(&ahead)
      if next.startsLine || next.kind == .endOfFile { return next }
    }
  }

  mutating func tokenBehindAttribute(_ ahead: inout UnsafeMutablePointer<Token>) -> Token? {
    let name = read(&ahead)
    guard name.kind == .identifier || name.kind == .keyword || name.kind == .dollarIdentifier else { return nil }
    var next = read(&ahead)
    while next.kind == .period {
      guard read(&ahead).kind == .identifier else { return nil }
      next = read(&ahead)
    }
    if next.kind == .leftParen, !next.startsLine { next = tokenBehindBrackets(&ahead) }
    return next
  }
}
