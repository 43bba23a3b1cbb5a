extension Parser {
  /// Whether a reserved word stands here that begins a statement.
  var atStatementKeyword: Bool {
    guard at(.keyword) else { return false }
    switch token.keyword {
    case .if, .guard, .for, .while, .repeat, .switch, .do, .return, .throw, .defer, .break, .continue, .fallthrough:
      return true
    default: return false
    }
  }

  /// Whether a statement begins here, with or without a label.
  mutating func atStatement() -> Bool {
    switch token.keyword {
    case .repeat: peek().kind == .leftBrace
    case .yield, .discard: token.kind == .identifier && atPrefixWord()
    case .then: token.kind == .identifier && atPrefixWord()
    default: atStatementKeyword
    }
  }

  /// The statement that begins here, nil where none does.
  mutating func parseStatement() -> UInt32? {
    if at(.identifier), let label = labelBeforeStatement() {
      advance()
      advance()
      guard let statement = parseStatement() else {
        fail("expected a statement")
        return 0
      }
      return make(.labeledStatement, from: label.start, Children(statement), named: label)
    }
    guard token.keyword != .none, atStatement() else { return nil }
    let statement = parseUnlabeledStatement()
    guard at(.as), arena[statement].kind == .ifStatement || arena[statement].kind == .switchStatement else {
      return statement
    }
    return parseCast(of: statement)
  }

  private mutating func labelBeforeStatement() -> Token? {
    var ahead = current
    guard read(&ahead).kind == .colon else { return nil }
    switch read(&ahead).keyword {
    case .for, .while, .repeat, .do, .if, .switch, .guard, .return, .throw, .defer, .break, .continue: return token
    default: return nil
    }
  }

  private mutating func parseUnlabeledStatement() -> UInt32 {
    switch token.keyword {
    case .if: parseIf()
    case .guard: parseGuard()
    case .for: parseFor()
    case .while: parseWhile()
    case .repeat: parseRepeat()
    case .switch: parseSwitch()
    case .do: parseDo()
    case .return: parseReturn()
    case .throw: parseSimple(.throwStatement)
    case .defer: parseDefer()
    case .break: parseJump(.breakStatement)
    case .continue: parseJump(.continueStatement)
    case .fallthrough: parseFallthrough()
    case .yield: parseSimple(.yieldStatement)
    case .discard: parseSimple(.discardStatement)
    default: parseSimple(.thenStatement)
    }
  }

  /// `{ … }`.
  mutating func parseBlock() -> UInt32 {
    let start = token.start
    expect(.leftBrace, "expected '{'")
    guard enter() else { return 0 }
    defer { leave() }
    var items = Children()
    parseItems(&items, .code)
    expectClosing(.rightBrace, "expected '}'")
    return make(.codeBlock, from: start, items)
  }

  /// `if … { } else if … { } else { }`. The chain is read in a loop and put together from its end.
  mutating func parseIf() -> UInt32 {
    let base = elements.count
    var last: UInt32 = 0
    while true {
      let start = token.start
      advance()
      var children = Children()
      parseConditions(&children)
      append(parseBlock(), to: &children)
      let id = make(.ifStatement, from: start, children)
      elements.append(id)
      elements.append(children.last)
      guard failure == nil, consume(.else) else { break }
      if at(.if) {
        if elements.count - base > 2 * Self.deepest { fail("nested too deeply to be read") }
        if failure != nil { break }
        continue
      }
      last = parseBlock()
      break
    }
    while elements.count > base {
      let body = elements.removeLast()
      let id = elements.removeLast()
      if last != 0, body != 0 { arena[body].next = last }
      arena[id].end = UInt32(truncatingIfNeeded: previousEnd)
      last = id
    }
    return last
  }

  private mutating func parseGuard() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    parseConditions(&children)
    expect(.else, "expected 'else'")
    append(parseBlock(), to: &children)
    return make(.guardStatement, from: start, children)
  }

  private mutating func parseWhile() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    parseConditions(&children)
    append(parseBlock(), to: &children)
    return make(.whileStatement, from: start, children)
  }

  private mutating func parseRepeat() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    append(parseBlock(), to: &children)
    expect(.while, "expected 'while'")
    append(parseExpression([]), to: &children)
    return make(.repeatStatement, from: start, children)
  }

  private mutating func parseFor() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    _ = consume(.try)
    _ = consume(.await)
    if at(.unsafe), peek().keyword != .in, peek().kind != .colon { advance() }
    if consume(.case) {
      append(parseMatchingPattern(), to: &children)
    } else {
      append(parsePattern(), to: &children)
    }
    if consume(.colon) { append(parseType(), to: &children) }
    expect(.in, "expected 'in'")
    append(parseExpression(.condition), to: &children)
    if at(.where) { append(parseWhere(.condition), to: &children) }
    append(parseBlock(), to: &children)
    return make(.forStatement, from: start, children)
  }

  mutating func parseWhere(_ mode: Mode) -> UInt32 {
    let start = token.start
    advance()
    let condition = parseExpression(mode)
    return make(.whereClause, from: start, Children(condition))
  }

  mutating func parseDo() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    if at(.throws) { append(parseThrows(), to: &children) }
    append(parseBlock(), to: &children)
    while at(.catch) { append(parseCatch(), to: &children) }
    return make(.doStatement, from: start, children)
  }

  private mutating func parseCatch() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    while !at(.leftBrace), !at(.endOfFile) {
      let itemStart = token.start
      var item = Children()
      if !at(.where) { append(parseMatchingPattern(), to: &item) }
      if at(.where) { append(parseWhere(.condition), to: &item) }
      append(make(.caseItem, from: itemStart, item), to: &children)
      guard consume(.comma) else { break }
    }
    append(parseBlock(), to: &children)
    return make(.catchClause, from: start, children)
  }

  private mutating func parseDefer() -> UInt32 {
    let start = token.start
    advance()
    let block = parseBlock()
    return make(.deferStatement, from: start, Children(block))
  }

  private mutating func parseFallthrough() -> UInt32 {
    let start = token.start
    advance()
    return make(.fallthroughStatement, from: start)
  }

  private mutating func parseJump(_ kind: NodeKind) -> UInt32 {
    let start = token.start
    advance()
    let label = token
    let hasLabel = atOnLine(.identifier) && !atDeclaration() && !atStatement()
    if hasLabel { advance() }
    let id = make(kind, from: start)
    if hasLabel { setName(label, of: id) }
    return id
  }

  /// A word and one expression.
  private mutating func parseSimple(_ kind: NodeKind) -> UInt32 {
    let start = token.start
    advance()
    let value = parseExpression([])
    return make(kind, from: start, Children(value))
  }

  private mutating func parseReturn() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    if atReturnValue() { append(parseExpression([]), to: &children) }
    return make(.returnStatement, from: start, children)
  }

  private mutating func atReturnValue() -> Bool {
    switch token.kind {
    case .rightBrace, .semicolon, .poundIf, .poundEndif, .poundElse, .poundElseif, .endOfFile: return false
    case .keyword:
      switch token.keyword {
      case .case, .default: return false
      case .if, .switch: return true
      default: return !atStatement() && !atDeclaration()
      }
    case .identifier: return token.keyword == .none || !atStatement() && !atDeclaration()
    case .atSign: return false
    default: return true
    }
  }
}
