extension Parser {
  /// `{ signature in items }`.
  mutating func parseClosure() -> UInt32 {
    let start = token.start
    advance()
    guard enter() else { return 0 }
    defer { leave() }
    var children = Children()
    if atClosureSignature() { append(parseClosureSignature(), to: &children) }
    parseItems(&children, .code)
    expectClosing(.rightBrace, "expected '}'")
    return make(.closure, from: start, children)
  }

  /// Closures behind a call, the first without a label.
  mutating func parseTrailingClosures(_ children: inout Children) {
    var label: Token?
    repeat {
      let start = token.start
      if at(.leftBrace) {
        label = nil
      } else {
        label = token
        advance()
        advance()
      }
      let closure = parseClosure()
      let id = make(.argument, from: start, Children(closure))
      if let label { setName(label, of: id) }
      arena[id].flags.insert(.trailingClosure)
      append(id, to: &children)
    } while failure == nil && atLabeledClosure()
  }

  private mutating func atLabeledClosure() -> Bool {
    guard isLabel(token), !at(.default), token.kind != .dollarIdentifier else { return false }
    guard peekByte() == 0x3A else { return false }
    var ahead = current
    return read(&ahead).kind == .colon && read(&ahead).kind == .leftBrace
  }

  /// Whether the `{` here is a closure of the expression before it.
  mutating func isTrailingClosure(_ mode: Mode) -> Bool {
    if !mode.contains(.condition) {
      switch peekByte() {
      case 0x40, 0x63, 0x64, 0x69, 0x77: break  // @, case, didSet, init, willSet
      default: return true
      }
    }
    return isTrailingClosure(current, mode)
  }

  /// The same for a `{` that was read ahead.
  mutating func isTrailingClosure(_ brace: UnsafeMutablePointer<Token>, _ mode: Mode) -> Bool {
    var ahead = brace
    let first = read(&ahead)
    if first.keyword == .didSet || first.keyword == .willSet || first.keyword == .`init` { return false }
    if first.kind == .atSign {
      if atObserverAttributes(brace) { return false }
    }
    if first.kind == .keyword, first.keyword == .case { return false }
    guard mode.contains(.condition) else { return true }
    guard !first.startsLine else { return false }
    ahead = brace
    let next = tokenBehindBrackets(&ahead)
    switch next.kind {
    case .leftBrace, .comma: return true
    case .leftSquare, .leftParen, .period, .postfixQuestion, .infixQuestion, .exclamation, .colon, .equal,
      .postfixOperator, .binaryOperator:
      return !next.startsLine
    case .keyword:
      return next.keyword == .where || (next.keyword == .is || next.keyword == .as) && !next.startsLine
    default: return false
    }
  }

  private mutating func atObserverAttributes(_ brace: UnsafeMutablePointer<Token>) -> Bool {
    var ahead = brace
    var next = read(&ahead)
    while next.kind == .atSign {
      let name = read(&ahead)
      guard name.kind == .identifier else { return false }
      if spells("_accessorBlock", name) { return true }
      next = read(&ahead)
      if next.kind == .leftParen { next = tokenBehindBrackets(&ahead) }
    }
    return next.keyword == .didSet || next.keyword == .willSet || next.keyword == .`init`
  }

  /// Whether captures or parameters and an `in` stand at the beginning of a closure.
  private mutating func atClosureSignature() -> Bool {
    switch token.kind {
    case .identifier, .wildcard, .atSign, .leftSquare, .leftParen: break
    default: return false
    }
    var ahead = current
    var next = token
    while next.kind == .atSign {
      var name = read(&ahead)
      guard name.kind == .identifier else { return false }
      name = read(&ahead)
      while name.kind == .period {
        _ = read(&ahead)
        name = read(&ahead)
      }
      next = name
      if next.kind == .leftParen, !next.hasSpaceBefore { next = tokenBehindBrackets(&ahead) }
    }
    if next.kind == .leftSquare { next = tokenBehindBrackets(&ahead) }
    if next.kind == .leftParen {
      next = tokenBehindBrackets(&ahead)
    } else if next.kind == .identifier || next.kind == .wildcard {
      next = read(&ahead)
      while next.kind == .comma {
        let name = read(&ahead)
        guard name.kind == .identifier || name.kind == .wildcard else { return false }
        next = read(&ahead)
      }
    }
    return endsClosureSignature(next, ahead)
  }

  private mutating func endsClosureSignature(_ token: Token, _ behind: UnsafeMutablePointer<Token>) -> Bool {
    var next = token
    var ahead = behind
    while next.keyword == .async || next.keyword == .throws || next.keyword == .rethrows || next.keyword == .await {
      let isThrows = next.keyword == .throws
      next = read(&ahead)
      if isThrows, next.kind == .leftParen { next = tokenBehindBrackets(&ahead) }
    }
    if next.kind == .keyword, next.keyword == .in { return true }
    return next.kind == .arrow
  }

  private mutating func parseClosureSignature() -> UInt32 {
    let start = token.start
    var parts = Children()
    while at(.atSign) { append(parseAttribute(), to: &parts) }
    if at(.leftSquare) { parseCaptures(&parts) }
    if at(.leftParen) {
      append(parseParameters(.closure), to: &parts)
    } else {
      while at(.identifier) || at(.wildcard), !at(.async) || peek().kind == .comma || peek().keyword == .in {
        let name = token
        advance()
        let id = make(.closureParameter, from: name.start, named: name)
        append(id, to: &parts)
        guard consume(.comma) else { break }
      }
    }
    let isAsync = parseEffects(&parts)
    if consume(.arrow) { append(parseType(), to: &parts) }
    expect(.in, "expected 'in'")
    let id = make(.closureSignature, from: start, parts)
    if isAsync { arena[id].flags.insert(.async) }
    return id
  }

  private mutating func parseCaptures(_ parts: inout Children) {
    advance()
    while !at(.rightSquare), !at(.endOfFile) {
      let start = token.start
      var children = Children()
      if at(.weak) || at(.unowned), peek().kind == .identifier || peek().keyword == .self || peek().kind == .leftParen {
        append(parseModifier(), to: &children)
      } else if peek().kind == .identifier, at(.identifier) {
        append(parseModifier(), to: &children)
      }
      let name = parseName()
      if consume(.equal) { append(parseExpression([]), to: &children) }
      let id = make(.closureCapture, from: start, children, named: name)
      append(id, to: &parts)
      guard consume(.comma) else { break }
    }
    expect(.rightSquare, "expected ']'")
  }
}
