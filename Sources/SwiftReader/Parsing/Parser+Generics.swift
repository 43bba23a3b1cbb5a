extension Parser {
  /// `<T: View, each U, let n: Int>`.
  mutating func parseGenericParameters() -> UInt32 {
    let start = token.start
    consumeSign()
    var children = Children()
    while !atOperator(beginning: 0x3E), !at(.endOfFile) {
      append(parseGenericParameter(), to: &children)
      guard consume(.comma) else { break }
    }
    if at(.where) { append(parseGenericWhere(), to: &children) }
    expectAngle()
    return make(.genericParameterClause, from: start, children)
  }

  private mutating func parseGenericParameter() -> UInt32 {
    let start = token.start
    var children = Children()
    parseAttributes(&children)
    if at(.each) || at(.let), peek().kind == .identifier { advance() }
    let name = parseName()
    if consume(.colon) { append(parseType(), to: &children) }
    return make(.genericParameter, from: start, children, named: name)
  }

  mutating func parsePrimaryAssociatedTypes() -> UInt32 {
    let start = token.start
    consumeSign()
    var children = Children()
    repeat { append(parseType(), to: &children) } while consume(.comma) && !atOperator(beginning: 0x3E)
    expectAngle()
    return make(.primaryAssociatedTypeClause, from: start, children)
  }

  mutating func expectAngle() {
    if atOperator(beginning: 0x3E) { consumeSign() } else { fail("expected '>'") }
  }

  /// `<Int, String>` behind a name.
  mutating func parseGenericArguments(_ children: inout Children) {
    consumeSign()
    while !atOperator(beginning: 0x3E), !at(.endOfFile) {
      append(parseGenericArgument(), to: &children)
      guard consume(.comma) else { break }
    }
    expectAngle()
  }

  /// A type, or the value of a value generic: `3`, `-1`.
  mutating func parseGenericArgument() -> UInt32 {
    guard at(.integer) || atOperator(0x2D) && peek().kind == .integer else { return parseType() }
    let sign = token
    if !at(.integer) { advance() }
    let start = token.start
    advance()
    var number = make(.integerLiteral, from: start)
    if start > sign.start {
      number = make(.prefixOperator, from: sign.start, Children(number))
      setName(sign, of: number)
    }
    return make(.valueType, from: sign.start, Children(number))
  }

  /// Whether `<` begins generic arguments in an expression: they can be read, and what follows them could follow no
  /// comparison.
  @inline(__always)
  mutating func atGenericArguments() -> Bool { atOperator(beginning: 0x3C) && atGenericArgumentsInAngles() }

  private mutating func atGenericArgumentsInAngles() -> Bool {
    if token.end - token.start > 1, source.base[token.start + 1] == 0x3E { return false }
    let from = mark()
    let limit = deepest
    deepest = min(limit, depth + 24)
    var children = Children()
    parseGenericArguments(&children)
    deepest = limit
    let fits = failure == nil && endsGenericArguments
    reset(to: from)
    return fits
  }

  private var endsGenericArguments: Bool {
    switch token.kind {
    case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation,
      .postfixQuestion, .colon:
      true
    case .binaryOperator: atOperator(0x26)
    case .leftParen, .leftSquare: !token.startsLine
    default: false
    }
  }

  /// `where T: Equatable, U == Int`.
  mutating func parseGenericWhere() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    repeat {
      append(parseRequirement(), to: &children)
    } while consume(.comma) && !at(.leftBrace)
    return make(.genericWhereClause, from: start, children)
  }

  private mutating func parseRequirement() -> UInt32 {
    let start = token.start
    var children = Children()
    append(parseGenericArgument(), to: &children)
    let sign = token
    switch token.kind {
    case .colon: advance()
    case .binaryOperator, .prefixOperator, .postfixOperator: advance()
    default: fail("expected ':' or '=='")
    }
    append(parseGenericArgument(), to: &children)
    // A layout such as `_Trivial(64)`.
    if atOnLine(.leftParen) { skipBalanced() }
    return make(.requirement, from: start, children, named: sign)
  }

  /// A reserved word in the place of a type: `class` in a list of inherited types.
  mutating func parseWordAsType() -> UInt32 {
    let name = token
    advance()
    return make(.namedType, from: name.start, named: name)
  }

  /// `: Base, @unchecked Sendable`.
  mutating func parseInheritance() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    repeat {
      append(at(.class) ? parseWordAsType() : parseType(), to: &children)
    } while consume(.comma)
    return make(.inheritanceClause, from: start, children)
  }
}
