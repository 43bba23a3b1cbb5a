extension Parser {
  mutating func parseFunction(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let name = parseFunctionName()
    let isAsync = parseSignature(&parts)
    if at(.leftBrace) { append(parseBlock(), to: &parts) }
    let id = make(.functionDeclaration, from: start, parts, named: name)
    if isAsync { arena[id].flags.insert(.async) }
    return id
  }

  /// The name of a function or the operator it defines: in `func ==<T>` the `<` belongs to what follows.
  private mutating func parseFunctionName() -> Token {
    switch token.kind {
    case .identifier, .keyword: return parseName()
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamation, .postfixQuestion, .infixQuestion, .arrow,
      .prefixAmpersand, .equal:
      var name = token
      if name.end - name.start > 1, source.base[name.end - 1] == 0x3C, startsGenericParameter(peek()) {
        name.end -= 1
        previousEnd = name.end
        restart(at: name.end, after: .postfixOperator)
      } else {
        advance()
      }
      return name
    default:
      fail("expected the name of a function")
      return token
    }
  }

  private func startsGenericParameter(_ token: Token) -> Bool {
    token.kind == .identifier || token.kind == .atSign || token.keyword == .let
  }

  /// Everything between a function's name and its body; says whether it is `async`.
  private mutating func parseSignature(_ parts: inout Children) -> Bool {
    if atOperator(beginning: 0x3C) { append(parseGenericParameters(), to: &parts) }
    append(parseParameters(.function), to: &parts)
    let isAsync = parseEffects(&parts)
    if consume(.arrow) { append(parseResultType(), to: &parts) }
    if at(.where) { append(parseGenericWhere(), to: &parts) }
    return isAsync
  }

  /// `async`, `throws` and their relatives in any order.
  mutating func parseEffects(_ parts: inout Children) -> Bool {
    var isAsync = false
    while true {
      switch token.keyword {
      case .async, .reasync, .await:
        isAsync = true
        advance()
      case .throws, .rethrows: append(parseThrows(), to: &parts)
      default: return isAsync
      }
    }
  }

  mutating func parseThrows() -> UInt32 {
    let name = token
    advance()
    var children = Children()
    if at(.leftParen), name.keyword == .throws {
      advance()
      append(parseType(), to: &children)
      expect(.rightParen, "expected ')'")
    }
    return make(.throwsClause, from: name.start, children, named: name)
  }

  mutating func parseInitializer(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let isOptional =
      consume(.postfixQuestion) || consume(.exclamation) || consume(.infixQuestion) || atOperator(0x21)
    if isOptional, atOperator(0x21) { advance() }
    let isAsync = parseSignature(&parts)
    if at(.leftBrace) { append(parseBlock(), to: &parts) }
    let id = make(.initializerDeclaration, from: start, parts)
    if isOptional { arena[id].flags.insert(.optional) }
    if isAsync { arena[id].flags.insert(.async) }
    return id
  }

  mutating func parseDeinitializer(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let isAsync = parseEffects(&parts)
    if at(.leftBrace) { append(parseBlock(), to: &parts) }
    let id = make(.deinitializerDeclaration, from: start, parts)
    if isAsync { arena[id].flags.insert(.async) }
    return id
  }

  mutating func parseSubscript(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    _ = parseSignature(&parts)
    if at(.leftBrace) { append(parseAccessors(), to: &parts) }
    return make(.subscriptDeclaration, from: start, parts)
  }

  mutating func parseMacro(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let name = parseName()
    if atOperator(beginning: 0x3C) { append(parseGenericParameters(), to: &parts) }
    append(parseParameters(.function), to: &parts)
    _ = parseEffects(&parts)
    if consume(.arrow) { append(parseResultType(), to: &parts) }
    if consume(.equal) { append(parseExpression([]), to: &parts) }
    if at(.where) { append(parseGenericWhere(), to: &parts) }
    return make(.macroDeclaration, from: start, parts, named: name)
  }

  mutating func parseVariable(_ start: Int, _ parts: inout Children) -> UInt32 {
    let introducer = token
    advance()
    repeat {
      append(parseBinding(), to: &parts)
    } while consume(.comma)
    return make(.variableDeclaration, from: start, parts, named: introducer)
  }

  private mutating func parseBinding() -> UInt32 {
    let start = token.start
    var children = Children()
    append(parsePattern(), to: &children)
    if consume(.colon) { append(parseResultType(), to: &children) }
    let hasValue = consume(.equal)
    if hasValue { append(parseExpression([]), to: &children) }
    if at(.leftBrace), !hasValue || !token.startsLine || atObservers() {
      append(parseAccessors(), to: &children)
    }
    return make(.binding, from: start, children)
  }

  mutating func parseTypealias(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let name = parseName()
    if atOperator(beginning: 0x3C) { append(parseGenericParameters(), to: &parts) }
    expect(.equal, "expected '='")
    append(parseType(), to: &parts)
    if at(.where) { append(parseGenericWhere(), to: &parts) }
    return make(.typealiasDeclaration, from: start, parts, named: name)
  }

  mutating func parseAssociatedtype(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let name = parseName()
    if at(.colon) { append(parseInheritance(), to: &parts) }
    if consume(.equal) { append(parseType(), to: &parts) }
    if at(.where) { append(parseGenericWhere(), to: &parts) }
    return make(.associatedtypeDeclaration, from: start, parts, named: name)
  }

  mutating func parseOperatorDeclaration(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let name = token
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator, .exclamation, .postfixQuestion, .infixQuestion, .equal,
      .arrow, .prefixAmpersand:
      advance()
    default: fail("expected an operator")
    }
    if consume(.colon) {
      repeat {
        if at(.endOfFile) || token.startsLine { fail("expected a name") }
        advance()
      } while consume(.comma)
    }
    if at(.leftBrace) { skipBalanced() }
    return make(.operatorDeclaration, from: start, parts, named: name)
  }

  mutating func parsePrecedenceGroup(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let name = parseName()
    if at(.leftBrace) { skipBalanced() } else { fail("expected '{'") }
    return make(.precedenceGroupDeclaration, from: start, parts, named: name)
  }

  /// `using @MainActor`: read as an attribute of its own.
  mutating func parseUsing(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    if at(.atSign) { parseAttributes(&parts) } else { advance() }
    let id = make(.importDeclaration, from: start, parts)
    return id
  }

  /// Moves behind the bracket that closes the one standing here.
  mutating func skipBalanced() {
    var open = 0
    repeat {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: open += 1
      case .rightParen, .rightSquare, .rightBrace: open -= 1
      case .endOfFile: return fail("expected a closing bracket")
      default: break
      }
      advanceAnywhere()
    } while open > 0
  }
}
