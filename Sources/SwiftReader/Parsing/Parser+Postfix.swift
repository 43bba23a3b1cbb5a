extension Parser {
  /// A primary expression with everything that hangs on it: members, calls, subscripts, closures, `?`, `!`.
  @inline(__always)
  mutating func parsePostfix(_ mode: Mode) -> UInt32 {
    let start = token.start
    let head = at(.identifier) ? parseIdentifier(mode) : parsePrimary(mode)
    guard failure == nil else { return 0 }
    return parseSuffixes(of: head, from: start, mode)
  }

  mutating func parseSuffixes(of head: UInt32, from start: Int, _ mode: Mode) -> UInt32 {
    var expression = head
    var links = 0
    while let next = parseSuffix(of: expression, from: start, mode) {
      expression = next
      links += 1
      if links > 4 * Self.deepest { fail("nested too deeply to be read") }
    }
    return expression
  }

  @inline(__always)
  private mutating func parseSuffix(of base: UInt32, from start: Int, _ mode: Mode) -> UInt32? {
    if mode.contains(.directive), token.startsLine { return nil }
    switch token.kind {
    case .period: return parseMember(of: base, from: start)
    case .leftParen: return token.startsLine ? nil : parseCall(of: base, from: start, mode)
    case .leftSquare: return token.startsLine ? nil : parseSubscriptCall(of: base, from: start, mode)
    case .leftBrace:
      guard takesTrailingClosure(base), isTrailingClosure(mode) else { return nil }
      var children = Children(base)
      parseTrailingClosures(&children)
      let id = make(.call, from: start, children)
      if at(.leftBrace) { return endChain(id) }
      return id
    case .postfixQuestion: return parseMark(.optionalChaining, base, start)
    case .exclamation: return parseMark(.forceUnwrap, base, start)
    case .postfixOperator: return parseMark(.postfixOperator, base, start)
    case .poundIf: return atPostfixConditional() ? parsePostfixIfConfig(base, from: start) : nil
    default: return nil
    }
  }

  /// A call with a closure ends where another `{` follows: no call takes two bare closures.
  private func endChain(_ id: UInt32) -> UInt32 {
    arena[id].flags.insert(.waiting)
    return id
  }

  private mutating func parseMark(_ kind: NodeKind, _ base: UInt32, _ start: Int) -> UInt32 {
    let sign = token
    advance()
    return make(kind, from: start, Children(base), named: sign)
  }

  private func takesTrailingClosure(_ base: UInt32) -> Bool {
    switch arena[base].kind {
    case .booleanLiteral, .floatLiteral, .integerLiteral, .nilLiteral, .regexLiteral, .stringLiteral, .arrayLiteral,
      .dictionaryLiteral:
      false
    case .call: !arena[base].flags.contains(.waiting)
    default: true
    }
  }

  /// `.title`, `.0`, `.self`, `.first(where:)`, `.make<T>`.
  private mutating func parseMember(of base: UInt32, from start: Int) -> UInt32 {
    advanceBehindMark()
    var children = Children(base)
    let name = parseMemberName(&children)
    let id = make(.memberAccess, from: start, children, named: name)
    return parseSpecialization(of: id, from: start)
  }

  /// The name behind a dot: reserved words are names there.
  @inline(__always)
  mutating func parseMemberName(_ children: inout Children) -> Token {
    var name = token
    switch token.kind {
    case .integer, .dollarIdentifier: advance()
    case .identifier, .keyword:
      advanceBehindMark()
      if at(.doubleColon) {
        advance()
        name = parseName()
      }
      if name.keyword != .`self` || name.kind != .keyword { parseArgumentNames(&children) }
    default: fail("expected a name after '.'")
    }
    return name
  }

  @inline(__always)
  mutating func parseSpecialization(of base: UInt32, from start: Int) -> UInt32 {
    atOperator(beginning: 0x3C) ? parseGenericSpecialization(of: base, from: start) : base
  }

  private mutating func parseGenericSpecialization(of base: UInt32, from start: Int) -> UInt32 {
    guard atGenericArguments() else { return base }
    var children = Children(base)
    parseGenericArguments(&children)
    return make(.specialization, from: start, children)
  }

  /// `(for:_:)` behind the name of a function that is not called.
  @inline(__always)
  mutating func parseArgumentNames(_ children: inout Children) {
    if atOnLine(.leftParen) { parseArgumentNamesInParentheses(&children) }
  }

  private mutating func parseArgumentNamesInParentheses(_ children: inout Children) {
    var ahead = current
    var next = read(&ahead)
    guard next.kind != .rightParen else { return }
    while next.kind != .rightParen {
      guard isLabel(next), read(&ahead).kind == .colon else { return }
      next = read(&ahead)
    }
    let start = token.start
    current = ahead
    advance()
    append(make(.argumentNames, from: start), to: &children)
  }

  private mutating func parseCall(of base: UInt32, from start: Int, _ mode: Mode) -> UInt32 {
    advanceBehindMark()
    var children = Children(base)
    parseArguments(&children, .rightParen, mode.inside)
    expect(.rightParen, "expected ',' or ')'")
    if at(.leftBrace), mode.isDisjoint(with: [.condition, .directive]), isTrailingClosure(mode) {
      parseTrailingClosures(&children)
    }
    let id = make(.call, from: start, children)
    arena[id].flags.insert(.parentheses)
    return id
  }

  private mutating func parseSubscriptCall(of base: UInt32, from start: Int, _ mode: Mode) -> UInt32 {
    advance()
    var children = Children(base)
    parseArguments(&children, .rightSquare, mode.inside)
    expect(.rightSquare, "expected ',' or ']'")
    if at(.leftBrace), mode.isDisjoint(with: [.condition, .directive]), isTrailingClosure(mode) {
      parseTrailingClosures(&children)
    }
    return make(.subscriptCall, from: start, children)
  }

  /// What stands between parentheses or brackets, up to the one that closes.
  mutating func parseArguments(_ children: inout Children, _ closing: TokenKind, _ mode: Mode) {
    while !at(closing), !at(.endOfFile) {
      append(parseArgument(mode), to: &children)
      guard consume(.comma) else { return }
    }
  }

  private mutating func parseArgument(_ mode: Mode) -> UInt32 {
    let name = token
    var hasLabel = false
    switch token.kind {
    case .identifier, .keyword, .wildcard, .dollarIdentifier:
      if peek().kind == .colon, isLabel(token) {
        hasLabel = true
        advanceBehindMark()
        advanceBehindMark()
      }
    default: break
    }
    let value = atOperatorReference() ? parseOperatorReference() : parseExpression(mode)
    if hasLabel { return make(.argument, from: name.start, Children(value), named: name) }
    return make(.argument, from: name.start, Children(value))
  }

  /// Whether an operator stands alone as an argument: `reduce(0, +)`.
  @inline(__always)
  private mutating func atOperatorReference() -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      let next = peekByte()
      return next == 0x2C || next == 0x29 || next == 0x5D
    default: return false
    }
  }

  private mutating func parseOperatorReference() -> UInt32 {
    let name = token
    advance()
    return make(.identifier, from: name.start, named: name)
  }

  private mutating func parsePostfixIfConfig(_ base: UInt32, from start: Int) -> UInt32 {
    let configStart = token.start
    var clauses = Children()
    repeat {
      let clauseStart = token.start
      var children = Children()
      let name = parseIfConfigCondition(&children)
      let hook = make(.postfixBase, from: token.start)
      arena[hook].end = arena[hook].start
      let memberStart = token.start
      if at(.period) || at(.poundIf) {
        append(parseSuffixes(of: hook, from: memberStart, []), to: &children)
      }
      let clause = make(.ifConfigClause, from: clauseStart, children)
      setName(from: name.lowerBound, to: name.upperBound, of: clause)
      append(clause, to: &clauses)
    } while failure == nil && (at(.poundElseif) || at(.poundElse))
    expectClosing(.poundEndif, "expected '#endif'")
    let config = make(.ifConfig, from: configStart, clauses)
    var parts = Children(base)
    append(config, to: &parts)
    return make(.postfixIfConfig, from: start, parts)
  }
}
