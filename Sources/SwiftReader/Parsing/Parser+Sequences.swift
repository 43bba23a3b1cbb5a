extension Parser {
  /// An expression, or in a pattern also `let x` and `is T`.
  @inline(__always)
  mutating func parseExpression(_ mode: Mode) -> UInt32 {
    if mode.isPattern, atPatternWord() { return parseMatchingPattern() }
    return parseSequence(mode)
  }

  /// Operands with operators between them.
  mutating func parseSequence(_ mode: Mode) -> UInt32 {
    guard enter() else { return 0 }
    defer { leave() }
    if mode.contains(.directive), token.startsLine {
      fail("expected a condition")
      return 0
    }
    let first = parseOperand(mode)
    guard atInfix(mode) else { return first }
    let base = elements.count
    elements.append(first)
    var isFlat = true
    while atInfix(mode) {
      let takesOperand = parseInfix(mode)
      if arena[elements[elements.count - 1]].kind != .binaryOperator { isFlat = false }
      guard takesOperand else { continue }
      if mode.contains(.directive), token.startsLine { fail("expected an operand on the same line") }
      elements.append(parseOperand(mode))
    }
    let result = failure != nil ? 0 : isFlat ? sequence(base, elements.count) : fold(from: base)
    elements.truncate(to: base)
    return result
  }

  @inline(__always)
  private mutating func atInfix(_ mode: Mode) -> Bool {
    switch token.kind {
    case .binaryOperator, .infixQuestion, .arrow, .equal, .keyword, .identifier: atInfixToken(mode)
    default: false
    }
  }

  private mutating func atInfixToken(_ mode: Mode) -> Bool {
    switch token.kind {
    case .binaryOperator, .infixQuestion, .arrow: break
    case .equal:
      if mode.isPattern { return false }
    case .keyword:
      guard at(.is) || at(.as) || at(.throws) else { return false }
    case .identifier:
      guard at(.async) else { return false }
      let next = peek()
      guard next.kind == .arrow || next.keyword == .throws else { return false }
    default: return false
    }
    return !(mode.contains(.directive) && token.startsLine)
  }

  /// Reads an operator; says whether an operand must follow.
  private mutating func parseInfix(_ mode: Mode) -> Bool {
    let sign = token
    switch token.kind {
    case .infixQuestion:
      advance()
      let middle = parseSequence(mode)
      let id = make(.ternary, from: sign.start, Children(middle))
      arena[id].flags.insert(.waiting)
      elements.append(id)
      expect(.colon, "expected ':'")
      return true
    case .keyword where at(.is) || at(.as):
      elements.append(parseCastOperator())
      return false
    case .keyword, .identifier, .arrow:
      elements.append(parseArrow())
      return true
    case .equal:
      advance()
      let id = make(.assignment, from: sign.start, named: sign)
      elements.append(id)
      return true
    default: break
    }
    let name = token
    advance()
    let id = make(isAssignment(name) ? .assignment : .binaryOperator, from: name.start, named: name)
    elements.append(id)
    return true
  }

  /// `->` between types in an expression, with the effects before it.
  private mutating func parseArrow() -> UInt32 {
    let start = token.start
    var effects = Children()
    _ = parseEffects(&effects)
    let arrow = token
    expect(.arrow, "expected '->'")
    return make(.binaryOperator, from: start, effects, named: arrow)
  }

  /// `as? T`, `is T`: an operator with its type below it, its operand to come.
  private mutating func parseCastOperator() -> UInt32 {
    let start = token.start
    let isCheck = at(.is)
    advance()
    if !isCheck, at(.postfixQuestion) || at(.exclamation) { advance() }
    let nameEnd = previousEnd
    let type = parseType()
    let id = make(isCheck ? .isCheck : .cast, from: start, Children(type))
    arena[id].flags.insert(.waiting)
    setName(from: start, to: nameEnd, of: id)
    return id
  }

  /// An `if` or `switch` at the start of a statement with a cast behind it.
  mutating func parseCast(of statement: UInt32) -> UInt32 {
    let id = parseCastOperator()
    guard failure == nil else { return 0 }
    return attach(statement, to: id)
  }

  /// Whether an operator is one of the standard library's that assign.
  private func isAssignment(_ sign: Token) -> Bool {
    let length = sign.end - sign.start
    guard length > 1, source.base[sign.end - 1] == 0x3D else { return false }
    switch length {
    case 2: return "+-*/%&|^".utf8.contains(source.base[sign.start])
    case 3:
      return spells("<<=", sign) || spells(">>=", sign) || spells("&+=", sign) || spells("&-=", sign)
        || spells("&*=", sign)
    case 4: return spells("&<<=", sign) || spells("&>>=", sign)
    default: return false
    }
  }
}
