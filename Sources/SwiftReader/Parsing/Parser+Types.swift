extension Parser {
  /// A type in all its forms.
  mutating func parseType() -> UInt32 {
    if at(.identifier), token.keyword == .none, depth < deepest, endsType(peek()) { return parseWordAsType() }
    guard enter() else { return 0 }
    defer { leave() }
    guard at(.repeat) else { return parseScalarType() }
    let start = token.start
    advance()
    let pattern = parseScalarType()
    return make(.packExpansionType, from: start, Children(pattern))
  }

  /// The type a function gives back: also `<T> T`.
  mutating func parseResultType() -> UInt32 {
    guard atOperator(beginning: 0x3C) else { return parseType() }
    let start = token.start
    var children = Children(parseGenericParameters())
    append(parseType(), to: &children)
    return make(.namedOpaqueType, from: start, children)
  }

  /// Whether a token for certain belongs to no type whose name comes before it.
  @inline(__always)
  private func endsType(_ next: Token) -> Bool {
    switch next.kind {
    case .comma, .rightParen, .rightSquare, .rightBrace, .leftBrace, .equal, .atSign: true
    case .identifier: next.keyword == .none
    case .keyword: next.keyword != .throws && next.keyword != .rethrows
    default: false
    }
  }

  private mutating func parseScalarType() -> UInt32 {
    let start = token.start
    var prefixes = Children()
    while atTypeSpecifier() { append(parseTypeSpecifier(), to: &prefixes) }
    while at(.atSign) { append(parseAttribute(ofType: true), to: &prefixes) }
    while atTypeSpecifier() { append(parseTypeSpecifier(), to: &prefixes) }
    let baseStart = token.start
    var base = parseComposition()
    if atFunctionArrow() { base = parseFunctionType(base, from: baseStart) }
    guard prefixes.first != 0 else { return base }
    append(base, to: &prefixes)
    return make(.attributedType, from: start, prefixes)
  }

  private mutating func atFunctionArrow() -> Bool {
    if at(.arrow) { return true }
    guard at(.async) || at(.throws) || at(.rethrows) || at(.reasync) else { return false }
    var ahead = current
    var last = token
    while true {
      let next = read(&ahead)
      switch next.kind {
      case .arrow: return true
      case .leftParen where last.keyword == .throws:
        let behind = tokenBehindBrackets(&ahead)
        if behind.kind == .arrow { return true }
        guard behind.keyword == .async else { return false }
        last = behind
      default:
        guard next.keyword == .async || next.keyword == .throws || next.keyword == .rethrows else { return false }
        last = next
      }
    }
  }

  /// Turns the tuple read so far into the parameters of a function type.
  private mutating func parseFunctionType(_ tuple: UInt32, from start: Int) -> UInt32 {
    var children = Children()
    if arena[tuple].kind == .tupleType {
      children.first = arena[tuple].firstChild
      var last = children.first
      while last != 0, arena[last].next != 0 { last = arena[last].next }
      children.last = last
    } else {
      append(tuple, to: &children)
    }
    let isAsync = parseEffects(&children)
    expect(.arrow, "expected '->'")
    append(parseType(), to: &children)
    let id = make(.functionType, from: start, children)
    if isAsync { arena[id].flags.insert(.async) }
    return id
  }

  /// Whether `inout`, `sending`, `nonisolated(nonsending)` or the like stands before a type.
  mutating func atTypeSpecifier() -> Bool {
    switch token.keyword {
    case .inout: return true
    case .borrowing, .consuming, .sending, .isolated, ._const, .__shared, .__owned: break
    case .nonisolated:
      if peek().kind == .identifier { return true }
    case .dependsOn: return peek().kind == .leftParen
    default: return false
    }
    let next = peek()
    guard !next.startsLine else { return false }
    switch next.kind {
    case .identifier, .atSign, .leftSquare, .wildcard: return true
    case .leftParen: return true
    case .keyword:
      return next.keyword == .capitalSelf || next.keyword == .capitalAny || next.keyword == .inout
        || next.keyword == .repeat
    case .prefixOperator: return source.base[next.start] == 0x7E
    default: return false
    }
  }

  private mutating func parseTypeSpecifier() -> UInt32 {
    let name = token
    advance()
    if name.keyword == .nonisolated || name.keyword == .dependsOn, atOnLine(.leftParen) { skipBalanced() }
    return make(.modifier, from: name.start, named: name)
  }

  /// `each T`, `some A & B`, `any P`, `A & B`.
  private mutating func parseComposition() -> UInt32 {
    let start = token.start
    if at(.each) {
      advance()
      let pack = parseSimpleType()
      return make(.packElementType, from: start, Children(pack))
    }
    let quantifier = (at(.some) || at(.any)) ? token : nil
    if quantifier != nil { advance() }
    let compositionStart = token.start
    var type = parseSimpleType()
    if atOperator(0x26) {
      var children = Children(type)
      while atOperator(0x26) {
        advance()
        append(parseSimpleType(), to: &children)
      }
      type = make(.compositionType, from: compositionStart, children)
    }
    guard let quantifier else { return type }
    return make(.someOrAnyType, from: start, Children(type), named: quantifier)
  }

  private mutating func parseOptionalMarks(_ type: UInt32, from start: Int) -> UInt32 {
    var type = type
    var marks = 0
    while failure == nil, !token.startsLine, at(.postfixQuestion) || at(.exclamation) {
      marks += 1
      guard marks <= Self.deepest else {
        fail("nested too deeply to be read")
        return type
      }
      let kind = at(.exclamation) ? NodeKind.implicitlyUnwrappedType : .optionalType
      advance()
      type = make(kind, from: start, Children(type))
    }
    return type
  }

  /// A type without attributes, arrows and `&`: a name, tuple, array with what hangs on it.
  mutating func parseSimpleType(allowOptional: Bool = true, allowMembers: Bool = true) -> UInt32 {
    let start = token.start
    if atOperator(0x7E) {
      advance()
      guard enter() else { return 0 }
      defer { leave() }
      let type = parseSimpleType(allowOptional: allowOptional, allowMembers: allowMembers)
      return make(.suppressedType, from: start, Children(type))
    }
    var type: UInt32
    switch token.kind {
    case .identifier: type = parseTypeName()
    case .keyword where at(.capitalSelf) || at(.capitalAny): type = parseTypeName()
    case .wildcard:
      let name = token
      advance()
      type = make(.namedType, from: start)
      setName(name, of: type)
    case .leftParen: type = parseTupleType()
    case .leftSquare: type = parseBracketType()
    default:
      fail("expected a type")
      return 0
    }
    var members = 0
    while failure == nil {
      if at(.period), allowMembers || atMetatype() {
        type = parseMemberType(type, from: start)
      } else if allowOptional, !token.startsLine, at(.postfixQuestion) || at(.exclamation) {
        type = parseOptionalMarks(type, from: start)
      } else {
        break
      }
      members += 1
      if members > Self.deepest { fail("nested too deeply to be read") }
    }
    return type
  }

  private mutating func atMetatype() -> Bool {
    let next = peek()
    return spells("Type", next) || spells("Protocol", next)
  }

  private mutating func parseTypeName() -> UInt32 {
    let start = token.start
    var name = token
    advance()
    if at(.doubleColon) {
      advance()
      name = parseName()
    }
    var children = Children()
    if atOperator(beginning: 0x3C) { parseGenericArguments(&children) }
    return make(.namedType, from: start, children, named: name)
  }

  private mutating func parseMemberType(_ base: UInt32, from start: Int) -> UInt32 {
    advance()
    var name = parseName()
    let hasModule = at(.doubleColon)
    if hasModule {
      advance()
      name = parseName()
    }
    var children = Children(base)
    if !hasModule, spells("Type", name) || spells("Protocol", name) {
      return make(.metatype, from: start, children, named: name)
    }
    if atOperator(beginning: 0x3C) { parseGenericArguments(&children) }
    return make(.memberType, from: start, children, named: name)
  }

  /// `[T]`, `[K: V]`, `[3 of T]`.
  mutating func parseBracketType() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    append(parseGenericArgument(), to: &children)
    var kind = NodeKind.arrayType
    if at(.of), !token.startsLine {
      kind = .inlineArrayType
      advance()
      append(parseGenericArgument(), to: &children)
    } else if consume(.colon) {
      kind = .dictionaryType
      append(parseType(), to: &children)
    }
    expect(.rightSquare, "expected ']'")
    return make(kind, from: start, children)
  }

  private mutating func parseTupleType() -> UInt32 {
    let start = token.start
    advance()
    var children = Children()
    while !at(.rightParen), !at(.endOfFile) {
      append(parseTupleTypeElement(), to: &children)
      guard consume(.comma) else { break }
    }
    expect(.rightParen, "expected ')'")
    return make(.tupleType, from: start, children)
  }

  private mutating func parseTupleTypeElement() -> UInt32 {
    let start = token.start
    var children = Children()
    var name: Token?
    if atParameterName(inClosure: false) {
      name = token
      advance()
      if isLabel(token) { advance() }
      expect(.colon, "expected ':'")
    }
    append(parseType(), to: &children)
    let isVariadic = atEllipsis
    if isVariadic { advance() }
    if consume(.equal) { _ = parseExpression([]) }
    let id = make(.tupleTypeElement, from: start, children)
    if let name { setName(name, of: id) }
    if isVariadic { arena[id].flags.insert(.variadic) }
    return id
  }
}
