extension Parser {
  /// Whether a declaration begins here. In code, `case` and `#name` begin none.
  mutating func atDeclaration(inType: Bool = false) -> Bool {
    switch token.kind {
    case .keyword:
      switch token.keyword {
      case .`init`: inType || atInitializer()
      case .import, .class, .enum, .struct, .protocol, .extension, .func, .subscript, .typealias, .associatedtype,
        .var, .let, .deinit, .operator, .precedencegroup, .private, .fileprivate, .internal, .public,
        .static, .inout:
        true
      case .case: inType
      default: false
      }
    case .identifier: token.keyword != .none && atContextualDeclaration(inType)
    case .atSign: inType
    case .pound: inType
    default: false
    }
  }

  /// Whether `init` in code declares an initializer and calls none.
  private mutating func atInitializer() -> Bool {
    var ahead = current
    guard read(&ahead).kind == .leftParen else { return true }
    let next = tokenBehindBrackets(&ahead)
    return next.kind == .leftBrace || next.kind == .arrow || next.keyword == .where || next.keyword == .throws
      || next.keyword == .async || next.keyword == .rethrows
  }

  /// Whether a word such as `final` or `actor` is followed by what makes it part of a declaration.
  private mutating func atContextualDeclaration(_ inType: Bool) -> Bool {
    switch token.keyword {
    case .actor, .macro:
      let next = peek()
      if next.kind == .identifier, !next.startsLine || at(.macro) { return true }
      return false
    case .using:
      let next = peek()
      return !next.startsLine && (next.kind == .atSign || next.kind == .identifier)
    default: break
    }
    guard token.keyword.isContextualModifier else { return false }
    var ahead = current
    var next = read(&ahead)
    while true {
      switch next.kind {
      case .leftParen where token.keyword.mayHaveDetail && (inType || token.keyword != .open):
        guard read(&ahead).kind == .identifier, read(&ahead).kind == .rightParen else { return false }
        next = read(&ahead)
      case .keyword: return next.keyword.beginsDeclaration || inType && next.keyword == .case || next.keyword == .class
      case .identifier:
        if next.keyword == .actor || next.keyword == .macro { return read(&ahead).kind == .identifier }
        guard next.keyword.isContextualModifier else { return false }
        next = read(&ahead)
        if next.kind == .leftParen {
          guard read(&ahead).kind == .identifier, read(&ahead).kind == .rightParen else { return false }
          next = read(&ahead)
        }
      case .atSign: return true
      case .pound: return inType
      default: return false
      }
    }
  }

  /// A declaration with the attributes and modifiers before it.
  mutating func parseDeclaration() -> UInt32 {
    let start = token.start
    var parts = Children()
    parseAttributes(&parts)
    parseModifiers(&parts)
    switch token.kind {
    case .keyword: return parseReservedDeclaration(start, &parts)
    case .identifier:
      switch token.keyword {
      case .actor: return parseNominal(.actorDeclaration, start, &parts)
      case .macro: return parseMacro(start, &parts)
      case .using: return parseUsing(start, &parts)
      default: break
      }
    case .pound: return parseMacroExpansion(start, &parts, [])
    default: break
    }
    fail("expected a declaration")
    return 0
  }

  private mutating func parseReservedDeclaration(_ start: Int, _ parts: inout Children) -> UInt32 {
    switch token.keyword {
    case .import: parseImport(start, &parts)
    case .struct: parseNominal(.structDeclaration, start, &parts)
    case .class: parseNominal(.classDeclaration, start, &parts)
    case .enum: parseNominal(.enumDeclaration, start, &parts)
    case .protocol: parseNominal(.protocolDeclaration, start, &parts)
    case .extension: parseExtension(start, &parts)
    case .case: parseEnumCase(start, &parts)
    case .func: parseFunction(start, &parts)
    case .`init`: parseInitializer(start, &parts)
    case .deinit: parseDeinitializer(start, &parts)
    case .subscript: parseSubscript(start, &parts)
    case .var, .let, .inout: parseVariable(start, &parts)
    case .typealias: parseTypealias(start, &parts)
    case .associatedtype: parseAssociatedtype(start, &parts)
    case .operator: parseOperatorDeclaration(start, &parts)
    case .precedencegroup: parsePrecedenceGroup(start, &parts)
    default: unexpectedDeclaration()
    }
  }

  private mutating func unexpectedDeclaration() -> UInt32 {
    fail("expected a declaration")
    return 0
  }

  /// `import @testable Foo` does not exist, `@testable import struct Foo.Bar` does.
  private mutating func parseImport(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    switch token.keyword {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .`init`, .inout: advance()
    default: break
    }
    let name = token.start
    repeat {
      switch token.kind {
      case .identifier, .keyword, .binaryOperator, .prefixOperator, .postfixOperator, .wildcard: advance()
      default: fail("expected the name of a module")
      }
    } while consume(.period) || consume(.doubleColon)
    let id = make(.importDeclaration, from: start, parts)
    setName(from: name, to: previousEnd, of: id)
    return id
  }

  /// A name that is being declared. Reserved words are no names, but the parser need not insist.
  mutating func parseName() -> Token {
    let name = token
    switch token.kind {
    case .identifier, .keyword, .dollarIdentifier: advance()
    default: fail("expected a name")
    }
    return name
  }

  /// `struct`, `class`, `enum`, `actor`, `protocol`.
  private mutating func parseNominal(_ kind: NodeKind, _ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let name = parseName()
    if atOperator(beginning: 0x3C) {
      append(kind == .protocolDeclaration ? parsePrimaryAssociatedTypes() : parseGenericParameters(), to: &parts)
    }
    if at(.colon) { append(parseInheritance(), to: &parts) }
    if at(.where) { append(parseGenericWhere(), to: &parts) }
    append(parseMembers(), to: &parts)
    return make(kind, from: start, parts, named: name)
  }

  private mutating func parseExtension(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    let nameStart = token.start
    append(parseType(), to: &parts)
    let nameEnd = previousEnd
    if at(.colon) { append(parseInheritance(), to: &parts) }
    if at(.where) { append(parseGenericWhere(), to: &parts) }
    append(parseMembers(), to: &parts)
    let id = make(.extensionDeclaration, from: start, parts)
    setName(from: nameStart, to: nameEnd, of: id)
    return id
  }

  mutating func parseMembers() -> UInt32 {
    let start = token.start
    expect(.leftBrace, "expected '{'")
    var members = Children()
    parseItems(&members, .members)
    expectClosing(.rightBrace, "expected '}'")
    return make(.memberBlock, from: start, members)
  }

  private mutating func parseEnumCase(_ start: Int, _ parts: inout Children) -> UInt32 {
    advance()
    repeat {
      var children = Children()
      let name = parseName()
      if at(.leftParen) { append(parseParameters(.payload), to: &children) }
      if consume(.equal) { append(parseExpression([]), to: &children) }
      let element = make(.enumCaseElement, from: name.start, children, named: name)
      append(element, to: &parts)
    } while consume(.comma)
    return make(.enumCaseDeclaration, from: start, parts)
  }
}

extension Keyword {
  /// Whether it is a modifier that is no reserved word.
  var isContextualModifier: Bool {
    switch self {
    case .final, .open, .package, .override, .mutating, .nonmutating, .lazy, .weak, .unowned, .dynamic, .required,
      .convenience, .optional, .indirect, .prefix, .infix, .postfix, .nonisolated, .distributed, .consuming,
      .borrowing, .isolated, .async, .reasync, .sending, .__consuming, .__setter_access, ._const, ._local:
      true
    default: false
    }
  }

  /// Whether a modifier may be followed by something in parentheses: `private(set)`.
  var mayHaveDetail: Bool {
    switch self {
    case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
    default: false
    }
  }

  /// Whether a reserved word begins a declaration.
  var beginsDeclaration: Bool {
    switch self {
    case .import, .class, .enum, .struct, .protocol, .extension, .func, .subscript, .typealias, .associatedtype,
      .var, .let, .`init`, .deinit, .operator, .precedencegroup, .private, .fileprivate, .internal, .public, .static,
      .inout:
      true
    default: false
    }
  }
}
