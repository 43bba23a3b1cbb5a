extension Parser {
  /// Whether the `{` here opens the observers of a stored property, and no closure: `{ didSet … }`.
  mutating func atObservers() -> Bool {
    var ahead = current
    var next = read(&ahead)
    if next.keyword == .didSet || next.keyword == .willSet || next.keyword == .`init` { return true }
    guard next.kind == .atSign else { return false }
    while next.kind == .atSign {
      let name = read(&ahead)
      guard name.kind == .identifier else { return false }
      next = read(&ahead)
      if next.kind == .leftParen { next = tokenBehindBrackets(&ahead) }
    }
    return next.keyword == .didSet || next.keyword == .willSet || next.keyword == .`init`
  }

  /// The token behind the bracket that closes the one just read; end of file where none does.
  mutating func tokenBehindBrackets(_ ahead: inout UnsafeMutablePointer<Token>) -> Token {
    var open = 1
    while open > 0 {
      let next = read(&ahead)
      switch next.kind {
      case .leftParen, .leftSquare, .leftBrace: open += 1
      case .rightParen, .rightSquare, .rightBrace: open -= 1
      case .endOfFile: return next
      default: break
      }
    }
    return read(&ahead)
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

  private mutating func atAccessor() -> Bool {
    switch token.kind {
    case .identifier: break
    case .keyword where at(.`init`): return true
    case .atSign: break
    default: return false
    }
    if token.keyword.isAccessor { return true }
    var ahead = current
    var next = token
    while next.kind == .atSign {
      guard read(&ahead).kind == .identifier else { return false }
      next = read(&ahead)
      while next.kind == .period {
        _ = read(&ahead)
        next = read(&ahead)
      }
      if next.kind == .leftParen, !next.hasSpaceBefore { next = tokenBehindBrackets(&ahead) }
    }
    while next.keyword.isAccessorModifier { next = read(&ahead) }
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
      let parameter = make(.parameter, from: parameterName.start, named: parameterName)
      append(parameter, to: &children)
      expect(.rightParen, "expected ')'")
    }
    let isAsync = parseEffects(&children)
    if at(.leftBrace) { append(parseBlock(), to: &children) }
    let id = make(.accessor, from: start, children, named: name)
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
