extension Parser {
  /// `\Plan.price`, `\.id`, `\.[0]?.x`.
  mutating func parseKeyPath(_ mode: Mode) -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    if !atDot { append(parseSimpleType(allowMembers: false), to: &children) }
    // Behind a type's name `.[0]` and `.?` may follow, further on only `[0]` and `?`.
    var isBehindNames = true
    while failure == nil {
      switch token.kind {
      case .leftSquare:
        guard !token.startsLine else { return make(.keyPath, from: start, children) }
        append(parseKeyPathSubscript(mode), to: &children)
        isBehindNames = false
      case .period:
        if isBehindNames, peek().kind == .leftSquare {
          advance()
          append(parseKeyPathSubscript(mode), to: &children)
          isBehindNames = false
        } else {
          append(parseKeyPathName(mode), to: &children)
        }
      case .postfixQuestion, .exclamation:
        append(parseKeyPathMark(), to: &children)
        isBehindNames = false
      case .prefixOperator, .binaryOperator, .postfixOperator:
        guard isMarks(token), isBehindNames || source.base[token.start] != 0x2E else {
          return make(.keyPath, from: start, children)
        }
        splitMarks(&children)
        isBehindNames = false
      default: return make(.keyPath, from: start, children)
      }
    }
    return 0
  }

  private var atDot: Bool {
    switch token.kind {
    case .period: true
    case .prefixOperator, .binaryOperator, .postfixOperator: source.base[token.start] == 0x2E
    default: false
    }
  }

  private mutating func parseKeyPathSubscript(_ mode: Mode) -> UInt32 {
    let start = token.start
    advance()
    var arguments = Children()
    parseArguments(&arguments, .rightSquare, mode.inside)
    expect(.rightSquare, "expected ',' or ']'")
    return make(.keyPathComponent, from: start, arguments)
  }

  private mutating func parseKeyPathName(_ mode: Mode) -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    let name = parseMemberName(&children)
    if failure == nil, atGenericArguments() { parseGenericArguments(&children) }
    if atOnLine(.leftParen), !token.hasSpaceBefore {
      advance()
      parseArguments(&children, .rightParen, mode.inside)
      expect(.rightParen, "expected ',' or ')'")
    }
    return make(.keyPathComponent, from: start, children, named: name)
  }

  private mutating func parseKeyPathMark() -> UInt32 {
    let name = token
    advance()
    return make(.keyPathComponent, from: name.start, named: name)
  }

  /// Whether an operator is nothing but dots, `?` and `!`: `.?.`, `?!`.
  private func isMarks(_ sign: Token) -> Bool {
    var hasMark = false
    for at in sign.start..<sign.end {
      switch source.base[at] {
      case 0x3F, 0x21: hasMark = true
      case 0x2E: if at > sign.start, source.base[at - 1] == 0x2E { return false }
      default: return false
      }
    }
    return hasMark
  }

  /// Takes an operator of dots and marks apart, up to a dot that a name follows.
  private mutating func splitMarks(_ children: inout Children) {
    let sign = token
    var at = sign.start
    while at < sign.end {
      let byte = source.base[at]
      if byte == 0x2E, at > sign.start || at + 1 == sign.end { break }
      if byte != 0x2E {
        previousEnd = at + 1
        let id = make(.keyPathComponent, from: at)
        setName(from: at, to: at + 1, of: id)
        append(id, to: &children)
      }
      at += 1
    }
    previousEnd = at
    restart(at: at, after: .postfixQuestion)
  }
}
