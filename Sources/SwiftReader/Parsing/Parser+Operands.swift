extension Parser {
  /// One operand with the words and operators before it.
  mutating func parseOperand(_ mode: Mode) -> UInt32 {
    switch token.kind {
    case .identifier: return token.keyword == .none ? parsePostfix(mode) : parseContextualOperand(mode)
    case .keyword:
      switch token.keyword {
      case .try: return parsePrefixed(.tryExpression, mode)
      case .repeat: return parsePackExpansion(mode)
      case .inout: return parseTypeExpression()
      case .if: return parseIf()
      case .switch: return parseSwitch()
      case .do: return parseDo()
      default: break
      }
    case .atSign: return parseTypeExpression()
    default: break
    }
    return parseUnary(mode)
  }

  private mutating func parseContextualOperand(_ mode: Mode) -> UInt32 {
    switch token.keyword {
    case .await: return parsePrefixed(.awaitExpression, mode)
    case .unsafe:
      if atPrefixWord(acceptsClosure: true, mode, preferPostfix: false) {
        return parsePrefixed(.unsafeExpression, mode)
      }
    case .borrow, .copy, .consume, ._borrow, ._move:
      if atPrefixWord(mode) { return parsePrefixed(.ownershipExpression, mode) }
    case .each:
      if atPrefixWord(mode) { return parsePrefixed(.packElement, mode) }
    case .any:
      if atPrefixWord(mode) { return parseTypeExpression() }
    case .some:
      if atSomeType() { return parseTypeExpression() }
    case .nonisolated:
      if atTypeSpecifier(), peekByte() == 0x28, atNonsending() { return parseTypeExpression() }
    default: break
    }
    return parseUnary(mode)
  }

  private mutating func atSomeType() -> Bool {
    let next = peek()
    return !next.startsLine && next.kind == .identifier
  }

  private mutating func atNonsending() -> Bool {
    var ahead = current
    return read(&ahead).kind == .leftParen && read(&ahead).keyword == .nonsending
  }

  private mutating func parsePrefixed(_ kind: NodeKind, _ mode: Mode) -> UInt32 {
    let start = token.start
    let isTry = at(.try)
    advance()
    if isTry, at(.exclamation) || at(.postfixQuestion) {
      previousEnd = token.end
      // What follows `try?` is an operand, never a binary operator: a slash begins a regex.
      if mayBeRegexNext() { restart(at: previousEnd, after: .infixQuestion) } else { skip() }
    }
    let nameEnd = previousEnd
    guard enter() else { return 0 }
    defer { leave() }
    let value = parseOperand(mode)
    let id = make(kind, from: start, Children(value))
    setName(from: start, to: nameEnd, of: id)
    return id
  }

  private mutating func parsePackExpansion(_ mode: Mode) -> UInt32 {
    let start = token.start
    advance()
    let pattern = parseExpression(mode)
    return make(.packExpansion, from: start, Children(pattern))
  }

  private mutating func parseTypeExpression() -> UInt32 {
    let start = token.start
    let type = parseType()
    return make(.typeExpression, from: start, Children(type))
  }

  /// Prefix operators and what they stand before.
  mutating func parseUnary(_ mode: Mode) -> UInt32 {
    let sign = token
    let kind: NodeKind
    switch token.kind {
    case .prefixAmpersand: kind = .inOut
    case .prefixOperator: kind = .prefixOperator
    case .backslash: return parseKeyPath(mode)
    case .keyword where at(.if): return parseIf()
    case .keyword where at(.switch): return parseSwitch()
    case .keyword where at(.do): return parseDo()
    default: return parsePostfix(mode)
    }
    advance()
    guard enter() else { return 0 }
    defer { leave() }
    let value = parseUnary(mode)
    return make(kind, from: sign.start, Children(value), named: sign)
  }

  /// Whether a contextual word here stands before an operand, as in `copy x`, rather than being a name.
  mutating func atPrefixWord(
    acceptsClosure: Bool = false, _ mode: Mode = [], preferPostfix: Bool = true
  ) -> Bool {
    var ahead = current
    let next = read(&ahead)
    if next.startsLine { return false }
    switch next.kind {
    case .identifier, .dollarIdentifier, .wildcard, .integer, .float, .string, .regex, .prefixAmpersand, .atSign,
      .prefixOperator, .backslash, .pound:
      return true
    case .keyword:
      switch next.keyword {
      case .capitalAny, .capitalSelf, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch:
        return true
      default: return false
      }
    case .period, .leftParen, .leftSquare: return !preferPostfix && next.hasSpaceBefore
    case .leftBrace: return acceptsClosure && isTrailingClosure(ahead, mode)
    default: return false
    }
  }
}
