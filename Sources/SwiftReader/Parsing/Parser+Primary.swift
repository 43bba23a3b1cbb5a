extension Parser {
  /// What an expression can begin with.
  mutating func parsePrimary(_ mode: Mode) -> UInt32 {
    switch token.kind {
    case .identifier: return parseIdentifier(mode)
    case .keyword: return parseReservedPrimary(mode)
    case .string: return parseString()
    case .integer: return parseLeaf(.integerLiteral)
    case .float: return parseLeaf(.floatLiteral)
    case .regex: return parseLeaf(.regexLiteral)
    case .wildcard: return parseLeaf(.discard)
    case .dollarIdentifier: return parseIdentifier(mode)
    case .period: return parseImplicitMember()
    case .leftParen: return parseTuple(mode)
    case .leftSquare: return parseCollection()
    case .leftBrace: return parseClosure()
    case .pound:
      var parts = Children()
      return parseMacroExpansion(token.start, &parts, mode)
    case .poundAvailable, .poundUnavailable: return parseAvailabilityCondition()
    default:
      fail("expected an expression")
      return 0
    }
  }

  private mutating func parseReservedPrimary(_ mode: Mode) -> UInt32 {
    switch token.keyword {
    case .self, .capitalSelf, .super, .`init`, .deinit, .subscript: return parseIdentifier(mode)
    case .true, .false: return parseLeaf(.booleanLiteral)
    case .nil: return parseLeaf(.nilLiteral)
    case .capitalAny:
      let start = token.start
      let type = parseWordAsType()
      return make(.typeExpression, from: start, Children(type))
    default:
      fail("expected an expression")
      return 0
    }
  }

  private mutating func parseLeaf(_ kind: NodeKind) -> UInt32 {
    let start = token.start
    advance()
    return make(kind, from: start)
  }

  /// A name; behind `let` in a pattern, the name that is bound.
  mutating func parseIdentifier(_ mode: Mode) -> UInt32 {
    var name = token
    let start = token.start
    let binds = mode.contains(.binding) && bindsName()
    advanceBehindMark()
    if binds {
      return make(.identifierPattern, from: start, named: name)
    }
    if at(.doubleColon) {
      advance()
      name = parseQualifiedName()
    }
    var children = Children()
    parseArgumentNames(&children)
    let id = make(.identifier, from: start, children, named: name)
    return parseSpecialization(of: id, from: start)
  }

  /// What follows a module and `::`: a name or an operator.
  private mutating func parseQualifiedName() -> Token {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator:
      let name = token
      advance()
      return name
    default: return parseName()
    }
  }

  private mutating func bindsName() -> Bool {
    let next = peek()
    switch next.kind {
    case .period, .leftParen, .leftSquare: return false
    case .binaryOperator, .prefixOperator, .postfixOperator:
      guard source.base[next.start] == 0x3C else { return true }
      let from = mark()
      advance()
      let isSpecialized = atGenericArguments()
      reset(to: from)
      return !isSpecialized
    default: return true
    }
  }

  private mutating func parseImplicitMember() -> UInt32 {
    let start = token.start
    advanceBehindMark()
    var children = Children()
    let name = parseMemberName(&children)
    let id = make(.implicitMember, from: start, children, named: name)
    return parseSpecialization(of: id, from: start)
  }

  private mutating func parseTuple(_ mode: Mode) -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    parseArguments(&children, .rightParen, mode.inside)
    expect(.rightParen, "expected ',' or ')'")
    return make(.tuple, from: start, children)
  }

  /// `[a, b]`, `[a: b]`, `[:]`, and the type `[3 of Int]` where an expression stands.
  private mutating func parseCollection() -> UInt32 {
    let start = token.start
    if atInlineArray() { return parseInlineArrayExpression() }
    advance()
    var children = Children()
    if at(.colon) {
      advance()
      expect(.rightSquare, "expected ']'")
      return make(.dictionaryLiteral, from: start)
    }
    var isDictionary = false
    while !at(.rightSquare), !at(.endOfFile) {
      let elementStart = token.start
      let key = parseExpression([])
      if isDictionary || at(.colon) && children.first == 0 {
        isDictionary = true
        expect(.colon, "expected ':'")
        var pair = Children(key)
        append(parseExpression([]), to: &pair)
        append(make(.dictionaryElement, from: elementStart, pair), to: &children)
      } else {
        append(key, to: &children)
      }
      guard consume(.comma) else { break }
    }
    expect(.rightSquare, "expected ',' or ']'")
    return make(isDictionary ? .dictionaryLiteral : .arrayLiteral, from: start, children)
  }

  private mutating func atInlineArray() -> Bool {
    var ahead = current
    let first = read(&ahead)
    switch first.kind {
    case .integer, .identifier, .wildcard: break
    default: return false
    }
    let next = read(&ahead)
    guard next.keyword == .of, next.kind == .identifier, !next.startsLine else { return false }
    switch read(&ahead).kind {
    case .identifier, .keyword, .leftSquare, .leftParen, .wildcard, .integer: return true
    default: return false
    }
  }

  private mutating func parseInlineArrayExpression() -> UInt32 {
    let start = token.start
    let type = parseBracketType()
    return make(.typeExpression, from: start, Children(type))
  }

  /// `#name<T>(…) { … }`.
  mutating func parseMacroExpansion(_ start: Int, _ parts: inout Children, _ mode: Mode) -> UInt32 {
    advance()
    if token.startsLine { fail("expected the name of a macro") }
    var name = parseName()
    if at(.doubleColon) {
      advance()
      name = parseName()
    }
    if failure == nil, atGenericArguments() { parseGenericArguments(&parts) }
    let hasParentheses = atOnLine(.leftParen)
    if hasParentheses {
      advance()
      parseArguments(&parts, .rightParen, mode.inside)
      expect(.rightParen, "expected ',' or ')'")
    }
    if at(.leftBrace), mode.isDisjoint(with: [.condition, .directive]), isTrailingClosure(mode) {
      parseTrailingClosures(&parts)
    }
    let id = make(.macroExpansion, from: start, parts, named: name)
    if hasParentheses { arena[id].flags.insert(.parentheses) }
    return id
  }
}
