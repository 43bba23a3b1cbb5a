extension Parser {
  /// Whether the `{` here opens the observers of a stored property, and no closure: `{ didSet … }`.
  func atObservers() -> Bool {
    var ahead = lexer
    var next = ahead.next()
    if next.keyword == .didSet || next.keyword == .willSet || next.keyword == .`init` { return true }
    guard next.kind == .atSign else { return false }
    while next.kind == .atSign {
      let name = ahead.next()
      guard name.kind == .identifier else { return false }
      next = ahead.next()
      if next.kind == .leftParen { next = tokenBehindBrackets(&ahead) }
    }
    return next.keyword == .didSet || next.keyword == .willSet || next.keyword == .`init`
  }

  /// The token behind the bracket that closes the one a lexer has just read; end of file where none does.
  func tokenBehindBrackets(_ ahead: inout Lexer) -> Token {
    var open = 1
    while open > 0 {
      let next = ahead.next()
      switch next.kind {
      case .leftParen, .leftSquare, .leftBrace: open += 1
      case .rightParen, .rightSquare, .rightBrace: open -= 1
      case .string: ahead.skipString(next)
      case .endOfFile: return next
      default: break
      }
    }
    return ahead.next()
  }

  /// `{ get set }`, `{ get { … } didSet { … } }` or a getter's body alone.
  mutating func parseAccessors() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    if atAccessor() {
      while atAccessor() { append(parseAccessor(), to: &children) }
    } else {
      parseItems(&children, .code)
    }
    expectClosing(.rightBrace, "expected '}'")
    return make(.accessorBlock, from: start, children)
  }

  private func atAccessor() -> Bool {
    switch token.kind {
    case .identifier: break
    case .keyword where at(.`init`): return true
    case .atSign: break
    default: return false
    }
    if token.keyword.isAccessor { return true }
    var ahead = lexer
    var next = token
    while next.kind == .atSign {
      guard ahead.next().kind == .identifier else { return false }
      next = ahead.next()
      while next.kind == .period {
        _ = ahead.next()
        next = ahead.next()
      }
      if next.kind == .leftParen, !next.hasSpaceBefore { next = tokenBehindBrackets(&ahead) }
    }
    while next.keyword.isAccessorModifier { next = ahead.next() }
    return next.keyword.isAccessor || next.keyword == .`init`
  }

  private mutating func parseAccessor() -> UInt32 {
    let start = token.start
    var children = Children()
    parseAttributes(&children)
    while token.keyword.isAccessorModifier { append(parseModifier(), to: &children) }
    let name = token
    advance()
    if at(.leftParen) {
      advance()
      let parameterName = parseName()
      let parameter = make(.parameter, from: parameterName.start)
      setName(parameterName, of: parameter)
      append(parameter, to: &children)
      expect(.rightParen, "expected ')'")
    }
    let isAsync = parseEffects(&children)
    if at(.leftBrace) { append(parseBlock(), to: &children) }
    let id = make(.accessor, from: start, children)
    setName(name, of: id)
    if isAsync { arena[id].flags.insert(.async) }
    return id
  }
}

extension Keyword {
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .unsafeAddress, .unsafeMutableAddress, ._read, ._modify, .borrow,
      .mutate:
      true
    default: false
    }
  }

  var isAccessorModifier: Bool {
    switch self {
    case .mutating, .nonmutating, .consuming, .borrowing, .__consuming: true
    default: false
    }
  }
}
